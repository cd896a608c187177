import { signal } from "@preact/signals";

/** "ready" only once the worker holds every file; "new" when a newer version waits. */
export const offline = signal<"unknown" | "ready" | "new">("unknown");

let waiting: ServiceWorker | null = null;

/**
 * Asks for the worker after the page has settled: nothing of it may delay the first result. Rejects where there can be
 * none, as in private windows and on some hosts; the page works on without.
 */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || !location.protocol.startsWith("http"))
    throw new Error("no offline copy here");
  watch(await navigator.serviceWorker.register("./sw.js"));
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting && registration.active) {
      waiting = registration.waiting;
      offline.value = "new";
    } else if (registration.active?.state === "activated") {
      // A worker becomes active only after its whole list is in the cache: see sw.js.
      offline.value = "ready";
    }
  };
  const follow = (worker: ServiceWorker | null) => worker?.addEventListener("statechange", look);
  follow(registration.installing);
  follow(registration.waiting);
  follow(registration.active);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  look();
}

/** Lets the new version take over and shows it. What was typed is in storage and in the address. */
export function useNewVersion(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take over");
}
