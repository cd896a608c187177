// The offline copy. It answers with what it holds; whatever it does not hold goes to the network as always.
const files = [];
const version = "";
const cacheName = `flaglane ${version}`;

// Only when every file is in is the worker installed, and only then does the page say "Ready offline".
addEventListener("install", (event) => {
  const all = files.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(all)));
});

addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("flaglane ") && name !== cacheName);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

// A new version waits until somebody asks for it.
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const scope = new URL("./", location.href).href;
  const page =
    request.mode === "navigate" && [scope, `${scope}index.html`].includes(request.url.split(/[?#]/, 1)[0]);
  event.respondWith(
    caches
      .open(cacheName)
      .then((cache) => cache.match(page ? scope : request, { ignoreSearch: page }))
      .then((held) => held ?? fetch(request)),
  );
});
