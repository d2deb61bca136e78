/*
 * The service worker, `/sw.js`. A page that cannot be fetched because there is no network is answered with our offline page,
 * not with the browser's. It stores no page, so no player is ever shown an old version, and a new worker may take over at
 * once. Of the app's code it stores files that a page names, and these alone that have the hash of their content in their
 * name: such a file is the same on every server that has it.
 *
 * A build that leaves the worker out does not remove it from browsers that have it. To retire it, serve at `/sw.js`:
 *
 *   addEventListener("install", () => skipWaiting())
 *   addEventListener("activate", (event) => event.waitUntil(
 *     caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
 *       .then(() => registration.unregister())))
 */
import { type Handling, handlingOf, offlineImages, withoutOfflinePage } from "./handling"
import { hasPlace, isImmutableReply } from "./immutable-files"
import type { WorkerMessage } from "./messages"
import { filesOf } from "./page-message"

declare const self: ServiceWorkerGlobalScope
/** Written by tools/vite/service-worker.ts: the offline page, its content policy, and the cache of the images. */
declare const __OFFLINE_PAGE__: string
declare const __OFFLINE_POLICY__: string
declare const __OFFLINE_CACHE__: string
declare const __OFFLINE_CACHE_PREFIX__: string
/** Caches of code, one for each build. */
declare const __FILE_CACHE__: string
declare const __FILE_CACHE_PREFIX__: string

type RouterCondition = { requestMode: RequestMode; runningStatus: "not-running" } | { urlPattern: string }

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
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), takeOver(), self.clients.claim()]))
})

self.addEventListener("message", (event) => {
  event.waitUntil(storeFiles(filesOf(event.data, self.location.origin)))
})

self.addEventListener("fetch", (event) => {
  const handling = handlingOf(event.request, self.location.origin)
  if (handling !== "ignored") event.respondWith(answer(event, handling))
})

async function answer({ request, preloadResponse }: FetchEvent, handling: Handling): Promise<Response> {
  const stored = handling === "file" && (await storedFile(request))
  if (stored) return stored
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

const storedFile = (request: Request) => caches.match(request.url, { cacheName: __FILE_CACHE__, ignoreVary: true })

/**
 * Stores files that a page has loaded or will need. They come out of the browser's own cache where they are there. One that the
 * server does not have is left out: the page that asks for it learns so from the network.
 */
async function storeFiles(paths: readonly string[]) {
  if (paths.length === 0) return
  const cache = await caches.open(__FILE_CACHE__)
  const stored = (await cache.keys()).map(({ url }) => url)
  for (const path of paths) {
    if (!hasPlace(path, stored) || (await cache.match(path))) continue
    const reply = await fetch(path, { priority: "low" }).catch(() => null)
    if (!reply || !isImmutableReply(reply)) continue
    await cache.put(path, reply)
    stored.push(path)
  }
}

async function tell(message: WorkerMessage) {
  for (const page of await self.clients.matchAll()) page.postMessage(message)
}

/** Deletes files of other builds. Where there were any, the open pages are of another build, and are notified. */
async function takeOver() {
  if (!(await dropOldCaches())) return
  const reply = await fetch("/api/health", { cache: "no-store" }).catch(() => null)
  const build = reply?.headers.get("x-app-build")
  if (build) await tell({ type: "VERSION", build })
  await tell({ type: "NAVIGATION_REFRESH" })
}

/**
 * Requests for code, fonts, the API and chain nodes bypass a worker that is not running: without routes each would start it.
 * A browser that does not support these conditions rejects them, and starts the worker as before.
 */
async function bypassWorker(event: ExtendableEvent) {
  const paths = withoutOfflinePage.map((path) => ({ urlPattern: `${path}{/*}?` }))
  const condition = { or: [{ requestMode: "cors" as const, runningStatus: "not-running" as const }, ...paths] }
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

/** Whether there were any. */
async function dropOldCaches(): Promise<boolean> {
  const own = [__OFFLINE_CACHE__, __FILE_CACHE__]
  const prefixes = [__OFFLINE_CACHE_PREFIX__, __FILE_CACHE_PREFIX__]
  const names = await caches.keys()
  const old = names.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)) && !own.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
  return old.length > 0
}
