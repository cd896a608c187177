// A static server for dist/site with the headers of public/_headers. `npm start` and the page tests use it.
import { createReadStream, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { main, root, Stop, say } from "./run.mjs";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
};

/** The headers that public/_headers gives to every path, as [name, value] pairs. */
export function siteHeaders() {
  const lines = readFileSync(join(root, "public/_headers"), "utf8").split("\n");
  const from = lines.indexOf("/*") + 1;
  const to = lines.findIndex((line, at) => at >= from && !/^\s/.test(line));
  return lines
    .slice(from, to < 0 ? undefined : to)
    .filter((line) => line.includes(":"))
    .map((line) => [line.slice(0, line.indexOf(":")).trim(), line.slice(line.indexOf(":") + 1).trim()]);
}

/**
 * Serves a folder. `base` is the path it appears under ("/" or "/docs/tools/"); `wasmType` another type for .wasm, as
 * careless hosts send; `headers` others than the site's; port 0 takes any free one. Resolves to {url, close}.
 */
export function serve({
  folder = join(root, "dist/site"),
  port = 0,
  host = "127.0.0.1",
  base = "/",
  wasmType,
  headers = siteHeaders(),
} = {}) {
  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader("Cache-Control", "no-cache");
    const refuse = (status, text) =>
      response.writeHead(status, { "Content-Type": types[".txt"] }).end(`${text}\n`);
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(405, "Only GET and HEAD.");

    let path;
    try {
      path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    } catch {
      return refuse(400, "Not a path.");
    }
    if (!path.startsWith(base) || path.includes("\0")) return refuse(404, "Not here.");
    let file = join(folder, normalize(`/${path.slice(base.length)}`));
    let stat = statSync(file, { throwIfNoEntry: false });
    if (stat?.isDirectory()) {
      if (!path.endsWith("/")) return response.writeHead(301, { Location: `${path}/` }).end();
      file = join(file, "index.html");
      stat = statSync(file, { throwIfNoEntry: false });
    }
    if (!stat?.isFile()) return refuse(404, "Not here.");
    const extension = extname(file);
    const type = (extension === ".wasm" && wasmType) || types[extension] || "application/octet-stream";
    response.writeHead(200, { "Content-Type": type, "Content-Length": stat.size });
    if (request.method === "HEAD") return response.end();
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      const close = () => new Promise((done) => server.close(done).closeAllConnections());
      resolve({ url: `http://${host}:${server.address().port}${base}`, close });
    });
  });
}

/** Like serve, on the first free port from `port` on. */
export async function serveNear(port, options) {
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Stop("PORT must be a whole number from 0 to 65535 (0 takes any free port).");
  const last = Math.min(port + 19, 65535);
  for (let at = port; at <= last; at++) {
    try {
      return await serve({ ...options, port: at });
    } catch (error) {
      if (error.code === "EACCES")
        throw new Stop(
          `port ${at} may not be opened without administrator rights. Please set PORT to another.`,
        );
      if (error.code !== "EADDRINUSE") throw error;
    }
  }
  throw new Stop(`the ports from ${port} to ${last} are all taken. Please set PORT to a free one.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(async ([port, base, wasmType]) => {
    const { url } = await serve({ port: Number(port ?? 0), base, wasmType });
    say(`serving ${url}`);
  });
}
