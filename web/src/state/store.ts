import { signal } from "@preact/signals";

/** What the browser's storage does. Refused or full: the address bar still holds everything. */
export const storage = signal<"works" | "refused" | "full">("works");

const prefix = "flaglane.1.";

export function read(key: string): string | null {
  try {
    return localStorage.getItem(prefix + key);
  } catch {
    storage.value = "refused";
    return null;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(prefix + key, value);
    storage.value = "works";
  } catch (error) {
    storage.value = error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "refused";
  }
}
