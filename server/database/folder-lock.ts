import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join, resolve } from "node:path"

const held = new Set<string>()

/** Another process holds the folder; the message names it. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The database in ${folder} is used by process ${pid}. Stop that one, or set DATA_DIR or DATABASE_URL.`)
  }
}

/**
 * Takes `folder` for this process alone and gives back how to let go of it. Each process leaves a mark of its own and
 * then looks for others, so that of two that come at once at most one gets in; a mark of a process that is gone means nothing.
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  const path = resolve(folder)
  if (held.has(path)) throw new FolderInUse(folder, process.pid)
  const prefix = `${basename(path)}.used-by-`
  const mark = join(dirname(path), `${prefix}${process.pid}`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(mark, "")
  for (const name of readdirSync(dirname(path))) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : process.pid
    if (pid === process.pid) continue
    if (isRunning(pid)) {
      rmSync(mark, { force: true })
      throw new FolderInUse(folder, pid)
    }
    rmSync(join(dirname(path), name), { force: true })
  }
  held.add(path)
  return () => {
    held.delete(path)
    rmSync(mark, { force: true })
  }
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
