/** A file of the build: its name ends with the hash of its content, so that it never changes. */
const immutablePath = /^\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css|woff2)$/
export const isImmutablePath = (path: string): boolean => immutablePath.test(path)

/** Files that one message may name, and that the cache holds. */
export const maxUrls = 60
export const maxFiles = 200

type Reply = Pick<Response, "status" | "type" | "redirected" | "headers">

/** Whether a reply is such a file: an error, a page of a gateway or of a captive network is never stored in its place. */
export const isImmutableReply = ({ status, type, redirected, headers }: Reply): boolean =>
  status === 200 &&
  type === "basic" &&
  !redirected &&
  /\bimmutable\b/.test(headers.get("cache-control") ?? "") &&
  !/\bhtml\b/.test(headers.get("content-type") ?? "html")
