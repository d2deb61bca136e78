import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { hostname } from "node:os"
import { basename, dirname, join, resolve } from "node:path"
import { DatabaseUnusable } from "./database-away"

const held = new Set<string>()

/** The holder touches its marker this often. */
const heartbeatMs = 2_000
/** A marker of another machine or container that was not touched for this long is stale. */
const staleAfterMs = 7_000
const checkMs = 250

/** Another process holds the folder; the message names it. */
export class FolderInUse extends Error {
  constructor(folder: string, { pid, place }: Holder) {
    const where = place === null || place === ownPlace ? "" : ` on ${place}`
    super(
      `The database in ${folder} is used by process ${pid}${where}. Stop that one, or set DATA_DIR or DATABASE_URL.`,
    )
  }
}

/** The folder is another user's, or cannot be written at all. */
export class FolderUnwritable extends DatabaseUnusable {
  override readonly name = "FolderUnwritable"
  constructor(path: string, code: string) {
    const user = process.getuid?.() ?? "of this process"
    super(
      `User ${user} may not write in ${path} (${code}). As root: chown -R ${user} ${dirname(path)}. Or set DATA_DIR to another folder.`,
    )
  }
}

interface Holder {
  pid: number
  /** The machine or container in which the pid is valid; null in markers without one, which are of this one. */
  place: string | null
}

/** This machine, or this container: two containers on one folder may both run a process 1. */
const ownPlace = [hostname(), ...pidNamespace()].join("-")

/** Runs `write`, once the folder, where it is there, is found to be this user's. @throws FolderUnwritable */
export function writeIn(folder: string, write: () => void = () => undefined): void {
  try {
    if (existsSync(folder)) accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    write()
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : ""
    throw /^(EACCES|EPERM|EROFS)$/.test(code) ? new FolderUnwritable(folder, code) : error
  }
}

/**
 * Locks `folder` for this process and resolves to the function that releases it. Each process writes a marker file and then
 * looks for others, so that of two that start at once at most one gets the lock. A marker of a process that has ended is
 * stale.
 * `onLost` runs when another process has taken the folder nonetheless, because this one was paused for too long.
 * @throws FolderInUse, FolderUnwritable
 */
export async function lockFolder(folder: string, onLost: () => void = () => undefined): Promise<() => void> {
  const path = resolve(folder)
  const own = { pid: process.pid, place: ownPlace }
  if (held.has(path)) throw new FolderInUse(folder, own)
  const prefix = `${basename(path)}.used-by-`
  const mark = join(dirname(path), `${prefix}${own.pid}@${own.place}`)
  writeIn(path, () => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(mark, startOf(own.pid) ?? "")
  })
  held.add(path)
  const beat = setInterval(() => {
    if (touch(mark)) return
    clearInterval(beat)
    onLost()
  }, heartbeatMs)
  beat.unref()
  const release = () => {
    clearInterval(beat)
    held.delete(path)
    rmSync(mark, { force: true })
  }
  try {
    for (const name of readdirSync(dirname(path))) {
      const other = join(dirname(path), name)
      const holder = name.startsWith(prefix) ? holderOf(name.slice(prefix.length)) : null
      if (holder === null || other === mark) continue
      if (await isAlive(other, holder)) throw new FolderInUse(folder, holder)
      rmSync(other, { force: true })
    }
    return release
  } catch (error) {
    release()
    throw error
  }
}

function holderOf(text: string): Holder | null {
  const [, pid, place = null] = /^(\d+)(?:@(.+))?$/.exec(text) ?? []
  return pid === undefined ? null : { pid: Number(pid), place }
}

async function isAlive(mark: string, { pid, place }: Holder): Promise<boolean> {
  if (place !== null && place !== ownPlace) return isTouchedInTime(mark)
  if (pid === process.pid || !isRunning(pid)) return false
  // The number may have been given to another process since.
  const start = contentOf(mark)
  return !start || start === (startOf(pid) ?? start)
}

/** A process on another machine cannot be signalled; a live one touches its marker. */
async function isTouchedInTime(mark: string): Promise<boolean> {
  const before = touchedAtMs(mark)
  for (let waitedMs = 0; waitedMs < staleAfterMs; waitedMs += checkMs) {
    const now = touchedAtMs(mark)
    if (now === null) return false
    if (now !== before) return true
    await new Promise((resolve) => setTimeout(resolve, checkMs))
  }
  return false
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process may not be signalled, but it runs.
    return error instanceof Error && "code" in error && error.code === "EPERM"
  }
}

/** When a process began, in ticks since the machine was started; null where the system does not say, as on macOS. */
function startOf(pid: number): string | null {
  // The second field is the program's name, in parentheses, and may hold anything; the start is the 22nd.
  return (
    contentOf(`/proc/${pid}/stat`)
      ?.replace(/^.*\) /s, "")
      .split(" ")[19] ?? null
  )
}

/** Of this process on Linux. */
function pidNamespace(): string[] {
  try {
    return [readlinkSync("/proc/self/ns/pid").replace(/\D/g, "")]
  } catch {
    // Other systems have none.
    return []
  }
}

/** Null for a file that is not there. */
const contentOf = (path: string) => orNull(() => readFileSync(path, "utf8"))
const touchedAtMs = (path: string) => orNull(() => statSync(path).mtimeMs)

/** False when the mark is gone. */
function touch(mark: string): boolean {
  try {
    utimesSync(mark, new Date(), new Date())
    return true
  } catch (error) {
    return !isMissing(error)
  }
}

function orNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** A file that is not there, or a process that has ended since. */
const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ESRCH")
