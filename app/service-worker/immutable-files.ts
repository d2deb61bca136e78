/** A file of the build: its name ends with the hash of its content, so that it never changes. */
const immutablePath = /^\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css|woff2|webp)$/
export const isImmutablePath = (path: string): boolean => immutablePath.test(path)

/** Files that one message may name. */
export const maxUrls = 60

const isPicture = (path: string): boolean => path.endsWith(".webp")

/** What the cache holds: pictures have places of their own, so that those of many themes leave code its own. */
const most = { code: 200, pictures: 60 }

/** Whether there is a place for one more file beside those that are stored. */
export function hasPlace(path: string, stored: readonly string[]): boolean {
  const alike = stored.filter((name) => isPicture(name) === isPicture(path))
  return alike.length < (isPicture(path) ? most.pictures : most.code)
}

type Reply = Pick<Response, "status" | "type" | "redirected" | "headers">

/** Whether a reply is such a file: an error, a page of a gateway or of a captive network is never stored in its place. */
export const isImmutableReply = ({ status, type, redirected, headers }: Reply): boolean =>
  status === 200 &&
  type === "basic" &&
  !redirected &&
  /\bimmutable\b/.test(headers.get("cache-control") ?? "") &&
  !/\bhtml\b/.test(headers.get("content-type") ?? "html")
