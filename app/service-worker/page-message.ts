import { isImmutablePath, maxUrls } from "./immutable-files"

/** The files of this site that a page's message names, each once; none for any other message. */
export function filesOf(message: unknown, origin: string): string[] {
  if (typeof message !== "object" || message === null || !("type" in message) || !("urls" in message)) return []
  const { type, urls } = message
  if (type !== "CACHE_URLS" && type !== "PRELOAD_GAME" && type !== "PRELOAD_PRIORITY") return []
  if (!Array.isArray(urls)) return []
  const paths = urls.slice(0, maxUrls).flatMap((url) => {
    const parsed = typeof url === "string" ? parse(url, origin) : null
    if (parsed === null) return []
    const { origin: of, pathname, search } = parsed
    return of === origin && search === "" && isImmutablePath(pathname) ? [pathname] : []
  })
  return [...new Set(paths)]
}

/** `URL.parse`, which Safari has from 18 on. */
function parse(url: string, origin: string): URL | null {
  try {
    return new URL(url, origin)
  } catch {
    return null
  }
}
