import { readdirSync, readFileSync } from "node:fs"
import { statfs } from "node:fs/promises"
import { totalmem } from "node:os"
import { dirname, resolve } from "node:path"

/** What a container or a unit grants this process, in bytes; null where it has what the machine has. */
export function memoryLimit(): number | null {
  const limit = process.constrainedMemory()
  return limit > 0 && limit < totalmem() ? limit : null
}

/** How many files and connections this process may have open; null where the system does not say. */
export function fileLimit(): number | null {
  const limit = Number(/^Max open files\s+(\d+)/m.exec(orEmpty(() => readFileSync("/proc/self/limits", "utf8")))?.[1])
  return Number.isFinite(limit) ? limit : null
}

/** How many it has open; null where the system does not say. */
export const openFiles = (): number | null => orEmpty(() => readdirSync("/proc/self/fd")).length || null

/** Room on the disk of this folder, or of the one in which it will be made. */
export async function freeBytes(folder: string): Promise<number> {
  const path = resolve(folder)
  try {
    const { bavail, bsize } = await statfs(path)
    return bavail * bsize
  } catch (error) {
    if (dirname(path) === path) throw error
    return freeBytes(dirname(path))
  }
}

function orEmpty<T>(read: () => T): T | "" {
  try {
    return read()
  } catch {
    // Other systems than Linux have no such file.
    return ""
  }
}
