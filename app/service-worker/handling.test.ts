import { existsSync } from "node:fs"
import { expect, test } from "vitest"
import { handlingOf, offlineImages } from "./handling"

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

test.each(["/", "/api/health", "/assets/a-1.js", "/share.jpg", "/page.html"])(
  "a request of a page for %s is ignored",
  (path) => {
    for (const mode of ["cors", "no-cors", "same-origin"] as const) expect(asked(path, { mode })).toBe("ignored")
  },
)

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
