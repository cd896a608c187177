import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";

/**
 * The version of what stands in a hash. A reader keeps every version it ever wrote: links live for years.
 *   1  t = base64url(deflate(UTF-8)); text = plain text, for links written by hand; the rest are plain words
 */
export const linkVersion = 1;

/** Above this many characters a packed text stays out of the address: browsers and chats cut longer ones. */
export const linkLimit = 30_000;

/** No honest link unpacks to more; a made-up one could. */
const unpackedLimit = 4_000_000;

export function pack(text: string): string {
  const bytes = deflateSync(strToU8(text), { level: 9 });
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text, or null if it was damaged on its way. */
export function unpack(packed: string): string | null {
  try {
    const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const out = inflateSync(bytes, {
      out: new Uint8Array(Math.min(unpackedLimit, bytes.length * 1032 + 64)),
    });
    return strFromU8(out);
  } catch {
    return null;
  }
}
