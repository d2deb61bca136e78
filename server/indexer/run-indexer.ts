import type { Log } from "../log"
import type { Indexer } from "./indexer"

export interface RunOptions {
  /** Receives one line when reading begins to fail, and one when it works again. */
  log: Pick<Log, "info" | "warn">
  /** Resolves after `ms`, or sooner when `signal` is aborted. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
  nowMs?: () => number
}

export interface RunningIndexer {
  /** A play was settled: it is read now, not with the next poll. */
  wake(): void
  /** Resolves when nothing is being read any more. */
  close(): Promise<void>
}

/**
 * The chain is polled this often, so that a lost notification loses no play. Below the five seconds of lag up to which bets
 * are called live, so that a quiet casino does not seem to lag.
 */
const pollMs = 3_000
/** Plays that settle together are read together. */
const gatherMs = 200
/** An outage of the node or the database ends for players within five seconds of its end. */
const longestPauseMs = 4_000
const shortestIdleMs = 100

/** Reads again and again, at once while something is left; a failure is tried again after a pause that doubles. */
export function runIndexer(indexer: Indexer, { log, wait = pause, nowMs = Date.now }: RunOptions): RunningIndexer {
  const closing = new AbortController()
  let woken = false
  let wakeUp: () => void = () => undefined

  /** Until the next poll, the next play, or the next attempt at a missing transaction. */
  const idle = async (nextMs: number | null) => {
    if (woken || closing.signal.aborted) return
    const slept = new AbortController()
    wakeUp = () => slept.abort()
    const untilNextMs = nextMs === null ? pollMs : Math.max(shortestIdleMs, nextMs - nowMs())
    await wait(Math.min(pollMs, untilNextMs), AbortSignal.any([slept.signal, closing.signal]))
  }

  const run = async () => {
    let failures = 0
    while (!closing.signal.aborted) {
      woken = false
      try {
        const { more, nextMs } = await indexer.step()
        if (failures > 0) log.info("The settled plays are read again.")
        failures = 0
        if (more) continue
        await idle(nextMs)
        if (woken) await wait(gatherMs, closing.signal)
      } catch (error) {
        if (failures === 0) log.warn({ err: error }, "The settled plays cannot be read.")
        await wait(Math.min(1_000 * 2 ** failures, longestPauseMs), closing.signal)
        failures += 1
      }
    }
  }

  const running = run()
  return {
    wake() {
      woken = true
      wakeUp()
    },
    close() {
      closing.abort()
      return running
    },
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer)
      signal.removeEventListener("abort", stop)
      resolve()
    }
    const timer = setTimeout(stop, ms)
    signal.addEventListener("abort", stop)
  })
}
