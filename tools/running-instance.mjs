import { existsSync, readFileSync } from "node:fs"

const answerMs = 2_000

/**
 * The instance that a marker names, or null. A marker of a process that is gone is left from a crash and means nothing. In a
 * container another process may have the same number, so the page has to answer too.
 * @param {string} marker
 * @returns {Promise<{ pid: number, url: string } | null>}
 */
export async function runningInstance(marker) {
  if (!existsSync(marker)) return null
  try {
    const { pid, url } = JSON.parse(readFileSync(marker, "utf8"))
    if (pid === process.pid) return null
    process.kill(pid, 0)
    await fetch(url, { signal: AbortSignal.timeout(answerMs) })
    return { pid, url }
  } catch {
    return null
  }
}
