import { amount } from "@dghrt/kernel/money"
import { type StoragePort, stored } from "@dghrt/kernel/storage"
import * as v from "valibot"
import { proxy } from "valtio/vanilla"
import { maxNewest, playKey } from "#contract/play-key"
import type { CountedRound } from "./play-history"

const text = v.pipe(v.string(), v.maxLength(120))
const recentPlay = v.object({
  /** As the server names it. */
  key: text,
  player: text,
  /** Mint. */
  token: text,
  wager: amount,
  payout: amount,
})

/** A settled play that this browser has shown. */
export type RecentPlay = v.InferOutput<typeof recentPlay>

/** The newest plays that this browser has shown, newest first, so that they count before the server has read them. */
export function createRecentPlays(storage?: StoragePort) {
  const place = stored("dghrt-recent-plays", v.pipe(v.array(recentPlay), v.maxLength(maxNewest)), [], storage)
  const state = proxy<{ plays: readonly RecentPlay[] }>({ plays: [] })
  const read = () => {
    state.plays = place.read()
  }
  return {
    state,
    record(player: string, { token, ...round }: CountedRound & { token: string }) {
      const key = playKey(round)
      const before = place.read().filter((play) => play.key !== key)
      place.write([{ key, player, token, wager: round.wager, payout: round.payout }, ...before].slice(0, maxNewest))
      read()
    },
    /** Reads storage and subscribes to changes by other tabs; returns how to stop. */
    open() {
      read()
      return place.onForeignChange(read)
    },
  }
}
