/**
 * The version of what stands in a hash. A reader keeps every version it ever wrote: links live for years.
 *   1  t = base64url(deflate(UTF-8)); text = plain text, for links written by hand; the rest are plain words
 */
export const linkVersion = 1;

/** Above this many characters a packed text stays out of the address: browsers and chats cut longer ones. */
export const linkLimit = 30_000;

/** No honest link unpacks to more; a made-up one could. */
const unpackedLimit = 4_000_000;

/** The browser's own deflate: the page carries none. */
export async function pack(text: string): Promise<string> {
  return written(await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text)));
}

/** Deflate's one block of plain bytes holds no more than these; of a link's length are far fewer. */
const plainLimit = 0xffff;

/**
 * The same at once, for a page that is being left: read alike, but not made shorter. "" where the text is too long for that.
 */
export function packAtOnce(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const { length } = bytes;
  if (length > plainLimit) return "";
  const inverse = plainLimit - length;
  return written(Uint8Array.of(1, length & 0xff, length >> 8, inverse & 0xff, inverse >> 8, ...bytes));
}

/** The text, or null if it was damaged on its way. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const inflate = new DecompressionStream("deflate-raw");
    // A byte order mark is a character of the text, and places count it.
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await through(inflate, bytes, unpackedLimit));
  } catch {
    return null;
  }
}

function written(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  // What is wrong with the bytes is told by the other end.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = stream.readable.getReader();
  for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read()) {
    length += value.length;
    if (length > most) throw new RangeError(`more than ${most} bytes`);
    parts.push(value);
  }
  const out = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
