/*
 * The service worker, `/sw.js`. Its one purpose: a page that cannot be fetched because there is no network is answered
 * with our offline page, not with the browser's. It caches no page and no code of the app, so no player is ever shown an
 * old version, and a new worker may take over at once.
 *
 * A build that leaves the worker out does not remove it from browsers that have it. To retire it, serve at `/sw.js`:
 *
 *   addEventListener("install", () => skipWaiting())
 *   addEventListener("activate", (event) => event.waitUntil(
 *     caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
 *       .then(() => registration.unregister())))
 */
import { type Handling, handlingOf, offlineImages, withoutOfflinePage } from "./handling"

declare const self: ServiceWorkerGlobalScope
/** Written by tools/vite/service-worker.ts: the offline page, its content policy, and the cache of the images. */
declare const __OFFLINE_PAGE__: string
declare const __OFFLINE_POLICY__: string
declare const __OFFLINE_CACHE__: string
declare const __OFFLINE_CACHE_PREFIX__: string

type RouterCondition = { requestMode: RequestMode } | { urlPattern: string }

declare global {
  interface ExtendableEvent {
    /** Routes requests past the worker. Chromium only, so the DOM types do not have it. */
    addRoutes?(rule: { condition: { or: RouterCondition[] }; source: "network" }): Promise<void>
  }
}

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([storeImages(), bypassWorker(event), self.skipWaiting()]))
})

self.addEventListener("activate", (event) => {
  // The browser requests a page while the worker starts, so that the worker does not delay it.
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), dropOldCaches(), self.clients.claim()]))
})

self.addEventListener("fetch", (event) => {
  const handling = handlingOf(event.request, self.location.origin)
  if (handling !== "ignored") event.respondWith(answer(event, handling))
})

async function answer({ request, preloadResponse }: FetchEvent, handling: Handling): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (failure) {
    const instead = handling === "page" ? offlinePage() : handling === "image" && (await storedImage(request))
    if (instead) return instead
    throw failure
  }
}

const offlinePage = () =>
  new Response(__OFFLINE_PAGE__, {
    // Not 200: a client that reads the status must not take this for the requested page.
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": __OFFLINE_POLICY__,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
  })

const storedImage = (request: Request) =>
  caches.match(request, { cacheName: __OFFLINE_CACHE__, ignoreSearch: true, ignoreVary: true })

/**
 * Requests for code, fonts, the API and chain nodes bypass the worker, which ignores them: without routes each would start
 * it. A browser that does not support these conditions rejects them, and starts the worker as before.
 */
async function bypassWorker(event: ExtendableEvent) {
  const paths = withoutOfflinePage.map((path) => ({ urlPattern: `${path}{/*}?` }))
  const condition = { or: [{ requestMode: "cors" as const }, ...paths] }
  await event.addRoutes?.({ condition, source: "network" }).catch(() => undefined)
}

/** The cache is named after the hash of its images, so a new worker with the same images reuses it. */
async function storeImages() {
  const cache = await caches.open(__OFFLINE_CACHE__)
  const stored = await cache.keys()
  if (stored.length < offlineImages.length) {
    await cache.addAll(offlineImages.map((path) => new Request(path, { cache: "reload" })))
  }
}

async function dropOldCaches() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(__OFFLINE_CACHE_PREFIX__) && name !== __OFFLINE_CACHE__)
  await Promise.all(old.map((name) => caches.delete(name)))
}
