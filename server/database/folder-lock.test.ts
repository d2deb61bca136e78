import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { lockFolder } from "./folder-lock"

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "casino-lock-"))
  folder = join(parent, "database")
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

/** The end of this process's own mark: its number and where that counts. */
async function ownMark(): Promise<string> {
  const release = await lockFolder(folder)
  const [mark = ""] = readdirSync(parent)
  release()
  return mark
}

test("a folder is one holder's at a time, and leaves no mark behind", async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`used by process ${process.pid}`)
  release()
  expect(readdirSync(parent)).toEqual([])
  ;(await lockFolder(folder))()
})

test.runIf(process.platform === "linux")(
  "a folder of another user names the cure, each time that it is tried",
  async () => {
    // Nobody makes files there, root neither.
    for (const _ of ["first", "again"])
      await expect(lockFolder("/sys/kernel/database")).rejects.toThrow(`chown -R ${process.getuid?.()} /sys/kernel`)
  },
)

test.runIf(process.platform === "linux")("a number that was given to another process since holds nothing", async () => {
  const mark = (await ownMark()).replace(`used-by-${process.pid}@`, `used-by-${process.ppid}@`)
  writeFileSync(join(parent, mark), "")
  await expect(lockFolder(folder)).rejects.toThrow(`used by process ${process.ppid}`)
  writeFileSync(join(parent, mark), "1")
  ;(await lockFolder(folder))()
  expect(readdirSync(parent)).toEqual([])
})

test("a mark of this process's number that an earlier version left holds nothing", async () => {
  writeFileSync(join(parent, `database.used-by-${process.pid}`), "")
  ;(await lockFolder(folder))()
  expect(readdirSync(parent)).toEqual([])
})

test("another container with the same process number keeps the folder while it touches its mark", async () => {
  const mark = join(parent, `database.used-by-${process.pid}@other-4026531836`)
  writeFileSync(mark, "")
  let seconds = 1
  const alive = setInterval(() => {
    utimesSync(mark, seconds, seconds)
    seconds += 1
  }, 100)
  await expect(lockFolder(folder)).rejects.toThrow(`used by process ${process.pid} on other-4026531836`)
  clearInterval(alive)
  expect(readdirSync(parent)).toHaveLength(1)
})

test("a mark that a killed container left holds nothing", async () => {
  writeFileSync(join(parent, "database.used-by-1@gone-4026531836"), "")
  const release = await lockFolder(folder)
  expect(readdirSync(parent)).toHaveLength(1)
  release()
})

test("a holder learns that another one has taken the folder", async () => {
  const onLost = vi.fn()
  const release = await lockFolder(folder, onLost)
  for (const mark of readdirSync(parent)) rmSync(join(parent, mark))
  await expect.poll(() => onLost.mock.calls.length).toBe(1)
  release()
})
