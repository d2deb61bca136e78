import { readFileSync } from "node:fs"
import * as v from "valibot"
import { expect, test } from "vitest"

const lockFile = v.object({
  packages: v.record(
    v.string(),
    v.object({
      integrity: v.optional(v.string()),
      link: v.optional(v.boolean()),
      inBundle: v.optional(v.boolean()),
      dev: v.optional(v.boolean()),
    }),
  ),
})

/** Our mirror of the registry does not serve these systems, so that there was nothing to hash: npm asks the registry of the machine that needs one. */
const unpublished = /^node_modules\/litesvm-(darwin-(arm64|x64)|linux-(arm64-gnu|arm64-musl|x64-musl))$/

const { packages } = v.parse(lockFile, JSON.parse(readFileSync("package-lock.json", "utf8")))

test("the local chain is not installed for production", () => {
  const installed = Object.entries(packages).filter(([path, { dev }]) => path.includes("/litesvm") && !dev)
  expect(installed.map(([path]) => path)).toEqual([])
})

test("every package of the lock file has the hash of its content", () => {
  const without = Object.entries(packages).filter(
    ([path, { integrity, link, inBundle }]) =>
      path.includes("node_modules/") && !link && !inBundle && integrity === undefined && !unpublished.test(path),
  )
  expect(without.map(([path]) => path)).toEqual([])
})
