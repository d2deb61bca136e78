import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { visualCache } from "./cache"

let root = ""
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "visual-cache-"))
  writeFileSync(join(root, "package-lock.json"), "{}")
})
afterEach(() => rmSync(root, { recursive: true }))
const write = (folder: string) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "index.json"), "{}")
}

test("a Storybook is built once, and one that was not finished is built again", async () => {
  const cache = visualCache(root)
  const target = cache.storybook("abc")
  const broken = cache.once(target, async (folder) => {
    write(folder)
    throw new Error("ENOSPC: no space left on device")
  })
  await expect(broken).rejects.toThrow("ENOSPC")
  expect(existsSync(target)).toBe(false)
  let builds = 0
  for (const _ of [1, 2])
    await cache.once(target, async (folder) => {
      builds += 1
      write(folder)
    })
  expect(builds).toBe(1)
  expect(existsSync(join(target, "index.json"))).toBe(true)
})

test("other packages and other ways to draw have other folders", () => {
  const [storybook, pictures] = [visualCache(root).storybook("abc"), visualCache(root).pictures("abc", "one browser")]
  expect(visualCache(root).pictures("abc", "another browser")).not.toBe(pictures)
  writeFileSync(join(root, "package-lock.json"), '{"packages":{}}')
  expect(visualCache(root).storybook("abc")).not.toBe(storybook)
})

test("the commits that were used last are kept", async () => {
  const cache = visualCache(root)
  for (const [at, commit] of ["a", "b", "c", "d", "e"].entries()) {
    write(cache.storybook(commit))
    utimesSync(join(cache.storybook(commit), ".."), at, at)
  }
  await cache.tidy(["a"])
  expect(["a", "b", "c", "d", "e"].filter((commit) => existsSync(cache.storybook(commit)))).toEqual([
    "a",
    "c",
    "d",
    "e",
  ])
})

test("what is noted is remembered", async () => {
  const cache = visualCache(root)
  expect(await cache.notes()).toEqual({ secondsPerPicture: 1, secondsPerBuild: 60, approved: null })
  await cache.note({ approved: "abc" })
  await cache.note({ secondsPerPicture: 0.4 })
  expect(await visualCache(root).notes()).toEqual({ secondsPerPicture: 0.4, secondsPerBuild: 60, approved: "abc" })
})
