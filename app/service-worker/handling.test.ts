import { existsSync } from "node:fs"
import { expect, test } from "vitest"
import { handlingOf, offlineImages } from "./handling"
import { hasPlace, isImmutableReply } from "./immutable-files"
import { filesOf } from "./page-message"

const origin = "https://casino.example"
const asked = (path: string, { mode = "navigate", method = "GET" }: { mode?: RequestMode; method?: string } = {}) =>
  handlingOf({ method, mode, url: new URL(path, origin).href }, origin)

test.each(["/", "/game/demo/dice", "/explorer?tab=x#top", "/nothing/here", "/apis", "/administrator"])(
  "a page at %s has the offline page in its place when the network fails",
  (path) => expect(asked(path)).toBe("page"),
)

test.each(["/admin", "/admin/override", "/api", "/api/openapi.json?x=1"])(
  "nothing takes the place of %s when the network fails",
  (path) => expect(asked(path)).toBe("network"),
)

test.each(["/", "/api/health", "/assets/a-1.js", "/assets/logo.png", "/share.jpg", "/page.html"])(
  "a request of a page for %s is ignored",
  (path) => {
    for (const mode of ["cors", "no-cors", "same-origin"] as const) expect(asked(path, { mode })).toBe("ignored")
  },
)

test("a file whose name holds its hash may come from the store, and from this site alone", () => {
  for (const mode of ["cors", "no-cors"] as const) expect(asked("/assets/dice-C3fA9x1b.js", { mode })).toBe("file")
  expect(asked("/assets/dice-2x-C3fA9x1b.webp", { mode: "no-cors" })).toBe("file")
  expect(asked("https://node.example/assets/dice-C3fA9x1b.js", { mode: "cors" })).toBe("ignored")
  expect(asked("/assets/dice-C3fA9x1b.js"), "opened as a page").toBe("page")
})

test("pictures of many themes leave code its places, and code leaves them theirs", () => {
  const many = (ending: string, count: number) => Array.from({ length: count }, (_, at) => `/assets/${at}.${ending}`)
  expect(hasPlace("/assets/dice-C3fA9x1b.js", many("webp", 500))).toBe(true)
  expect(hasPlace("/assets/dice-C3fA9x1b.webp", many("webp", 500))).toBe(false)
  expect(hasPlace("/assets/dice-C3fA9x1b.webp", many("js", 500))).toBe(true)
  expect(hasPlace("/assets/dice-C3fA9x1b.css", many("js", 500))).toBe(false)
})

test("a form that is sent and another site are ignored", () => {
  expect(asked("/", { method: "POST" })).toBe("ignored")
  expect(asked("https://node.example/favicon.png", { mode: "no-cors" })).toBe("ignored")
  expect(asked("https://node.example/")).toBe("ignored")
})

test("four images are stored, and each is there", () => {
  expect(new Set(offlineImages).size).toBe(4)
  for (const path of offlineImages) {
    expect(asked(`${path}?v=2`, { mode: "no-cors" })).toBe("image")
    expect([path, existsSync(`app/public${path}`)]).toEqual([path, true])
  }
})

const script = "/assets/dice-C3fA9x1b.js"
test.each([
  ["files of the build", { type: "CACHE_URLS", urls: [script, `${origin}${script}`, "/assets/a-00000000.css"] }, 2],
  ["files of a game", { type: "PRELOAD_GAME", game: "dice", urls: [script] }, 1],
  ["files of a priority", { type: "PRELOAD_PRIORITY", priority: 0, urls: [script] }, 1],
  ["pages and replies of the API", { type: "CACHE_URLS", urls: ["/", "/explorer", "/api/pools", "/sw.js"] }, 0],
  ["a file without a hash", { type: "CACHE_URLS", urls: ["/assets/dice.js", "/share.jpg", `${script}?a=1`] }, 0],
  ["another site's files", { type: "CACHE_URLS", urls: [`https://evil.example${script}`, "//evil.example/x"] }, 0],
  ["what is no list", { type: "CACHE_URLS", urls: script }, 0],
  ["what is no text", { type: "CACHE_URLS", urls: [null, 5, {}] }, 0],
  ["a message of another kind", { type: "DELETE", urls: [script] }, 0],
  ["no message", null, 0],
])("of a message with %s, only hashed files of this site are stored", (_, message, count) =>
  expect(filesOf(message, origin)).toHaveLength(count),
)

test.each([
  ["the file", {}, true],
  ["an error", { status: 404 }, false],
  ["a page of a gateway", { contentType: "text/html" }, false],
  ["a reply that may change", { cacheControl: "no-cache" }, false],
  ["a redirect", { redirected: true }, false],
  ["another site's reply", { type: "opaque" as const }, false],
])("%s is stored as a file or not", (_, given, stored) => {
  const {
    status = 200,
    contentType = "text/javascript",
    cacheControl = "public, immutable",
    ...rest
  } = given as {
    status?: number
    contentType?: string
    cacheControl?: string
    redirected?: boolean
    type?: ResponseType
  }
  const headers = new Headers({ "content-type": contentType, "cache-control": cacheControl })
  expect(isImmutableReply({ type: "basic", redirected: false, ...rest, status, headers })).toBe(stored)
})
