// Keeps the lab for when there is no network: the page's files at once, each other file when it is first used.
// VERSION and FILES are written when the lab is made. Another version waits until no tab has this one.

const VERSION = "none";
const FILES = [];

self.addEventListener("install", (event) => event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES))));

self.addEventListener("activate", (event) => event.waitUntil(cleared().then(() => self.clients.claim())));

async function cleared() {
  const others = (await caches.keys()).filter((name) => name.startsWith("asl-lab ") && name !== VERSION);
  await Promise.all(others.map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(self.registration.scope)) event.respondWith(found(event.request));
});

async function found(request) {
  const cache = await caches.open(VERSION);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const sent = await fetch(request);
  if (sent.ok) await cache.put(request, sent.clone()).catch(() => {}); // a full disk costs the copy alone
  return sent;
}
