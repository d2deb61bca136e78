import { isImmutablePath, maxUrls } from "./immutable-files"

/** The files of this site that a page's message names, each once; none for any other message. */
export function filesOf(message: unknown, origin: string): string[] {
  if (typeof message !== "object" || message === null || !("type" in message) || !("urls" in message)) return []
  const { type, urls } = message
  if (type !== "CACHE_URLS" && type !== "PRELOAD_GAME" && type !== "PRELOAD_PRIORITY") return []
  if (!Array.isArray(urls)) return []
  const paths = urls.slice(0, maxUrls).flatMap((url) => {
    if (typeof url !== "string" || !URL.canParse(url, origin)) return []
    const { origin: of, pathname, search } = new URL(url, origin)
    return of === origin && search === "" && isImmutablePath(pathname) ? [pathname] : []
  })
  return [...new Set(paths)]
}
