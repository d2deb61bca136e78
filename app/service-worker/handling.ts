import { isImmutablePath } from "./immutable-files.ts"

/** Icons of the browser's tab, of a home screen and of an installed app. */
export const offlineImages = [
  "/favicon.png",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-maskable-512.png",
] as const

/**
 * What happens to a request, the network first in every case but that of a file:
 * - `file`: a stored file is given; its name holds its hash, so that it is what the server would give
 * - `page`: the offline page is shown when the network fails
 * - `image`: the stored image is shown when the network fails
 * - `network`: nothing takes the place of a failure
 * - `ignored`: the worker does not answer, as if it were not there
 */
export type Handling = "file" | "page" | "image" | "network" | "ignored"

/** Paths of the operator's pages and of the API, for which the offline page is not shown. */
export const withoutOfflinePage = ["/admin", "/api"] as const

export function handlingOf({ method, mode, url }: Pick<Request, "method" | "mode" | "url">, origin: string): Handling {
  const { pathname, origin: requested } = new URL(url)
  if (method !== "GET" || requested !== origin) return "ignored"
  // The browser has already requested the page (navigation preload). If the worker ignored it, it would be requested twice.
  if (mode === "navigate")
    return withoutOfflinePage.some((path) => `${pathname}/`.startsWith(`${path}/`)) ? "network" : "page"
  if (isImmutablePath(pathname)) return "file"
  return offlineImages.some((path) => path === pathname) ? "image" : "ignored"
}
