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
      version: v.optional(v.string()),
      peerDependencies: v.optional(v.record(v.string(), v.string())),
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

/** The folder whose `node_modules` holds it; the root's for a workspace. */
const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("node_modules/") - 1))

/** What Node would find. */
function versionAt(folder: string, name: string): string | undefined {
  const found = packages[`${folder === "" ? "" : `${folder}/`}node_modules/${name}`]
  return found || folder === "" ? found?.version : versionAt(folderOf(folder), name)
}

function fits(range: string, version: string): boolean {
  const major = (of: string) => Number(/\d+/.exec(of)?.[0])
  return range
    .split("||")
    .some((part) =>
      part.trim().startsWith(">") ? major(version) >= major(part) : !/\d/.test(part) || major(version) === major(part),
    )
}

// npm 10, which Node 20 and 22 bring, refuses a lock file without them. npm 11 leaves them out: copy them from the lock file that
// `npx npm@10 install --package-lock-only` writes.
test("every peer, an optional one too, is in the lock file in the version that its package asks for", () => {
  const missing = Object.entries(packages).flatMap(([path, { peerDependencies = {} }]) =>
    Object.entries(peerDependencies).flatMap(([name, range]) => {
      const version = versionAt(folderOf(path), name)
      return version === undefined || fits(range, version) ? [] : [`${path}: ${name} ${range}, not ${version}`]
    }),
  )
  expect(missing).toEqual([])
})
