import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { routes, visitId, visits } from "./routes"

/** What the router knows, with a pattern for what an address fills in. */
const known = Array.from(readFileSync("app/route-tree.gen.ts", "utf8").matchAll(/fullPath: '([^']+)'/g), ([, path]) =>
  String(path).replace(/(?<=.)\/$/, ""),
)

/** Leads to another address, or shows what another address shows with a bet of its own. */
const without = [
  "/about",
  "/dashboard",
  "/presale",
  "/game/$gameId",
  "/admin/override",
  "/explorer/platform/$creator",
  "/explorer/transaction/$txId",
]

test("every route of the app is pictured", () => {
  expect(known.length).toBeGreaterThan(20)
  const pictured = (route: string) => {
    const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, "[^/]+")}$`)
    return routes.some((path) => pattern.test(path))
  }
  expect(known.filter((route) => !without.includes(route) && !pictured(route))).toEqual([])
})

test("every visit has a picture of its own", () => {
  const ids = visits(/./).map(visitId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBe(routes.length * 4)
  expect(ids).toContain("route-home-visitor-390")
})
