import type { ReferrerStore } from "../database/referrer-store"
import type { Log } from "../log"
import type { Indexer, Step } from "./indexer"
import type { ReferrerSource } from "./referrers"

interface Ports {
  store: () => Promise<Pick<ReferrerStore, "stale" | "save">>
  read: ReferrerSource
  log: Pick<Log, "warn">
  nowMs?: () => number
}

const atOnce = 1_000
/** After a failed reading, and as often as records are looked at without new plays. */
const againMs = 15_000

/**
 * Reads the referral records of players with new plays, once the plays themselves are read. The record is written with
 * the bet, so it is on chain when the play is settled. A failure does not hold the plays up.
 */
export function withReferrers(indexer: Indexer, { store, read, log, nowMs = Date.now }: Ports): Indexer {
  async function readSome(): Promise<boolean> {
    const records = await store()
    const stale = await records.stale(atOnce, nowMs())
    if (stale.length === 0) return false
    const found = await read(stale.map(({ player }) => player))
    await records.save(
      stale.map((row) => ({ ...row, referrer: found.get(row.player) ?? null })),
      nowMs(),
    )
    return stale.length === atOnce
  }

  return {
    async step(): Promise<Step> {
      const step = await indexer.step()
      if (step.more) return step
      const nextMs = Math.min(step.nextMs ?? Number.POSITIVE_INFINITY, nowMs() + againMs)
      try {
        return { more: await readSome(), nextMs }
      } catch (error) {
        log.warn({ err: error }, "The referral records cannot be read.")
        return { more: false, nextMs }
      }
    },
  }
}
