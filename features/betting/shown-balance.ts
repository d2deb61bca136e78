import { bonusUsed } from "./model/limits"
import { isUnderWay } from "./model/round-predicates"
import type { Bet } from "./model/round-state"
import type { PageVisibility } from "./ports/page-visibility"
import type { BettingStore } from "./store"

/** Beyond the planned length of a reveal on a page that is seen the balance waits no longer, whatever became of the board. */
const graceMs = 2_000

/** Keeps the player's balance: a bet of this tab changes it by its stake, and by its result once the board has shown that. */
export interface ShownBalance {
  /** This tab places a bet, by `play`; one that ends before it is under way changes nothing. */
  during(bet: Pick<Bet, "wager">, play: () => Promise<void>): Promise<void>
  /** The board needs this long to show the result. */
  revealing(plannedMs: number): void
}

export function createShownBalance(store: BettingStore, visibility: PageVisibility, closed: AbortSignal): ShownBalance {
  let held: { before: bigint | null; stake: bigint; underWay: boolean } | null = null
  let plannedMs = 0
  let settled = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Fees are left out: they are known with the result, and the same for every result. */
  function heldBalance(before: bigint | null, stake: bigint): bigint | null {
    const { phase } = store.state().round
    const stakeLeft = phase === "confirming" || phase === "overdue" || phase === "settled"
    return before !== null && stakeLeft ? before - stake : before
  }
  function show() {
    const { round, facts, withheld } = store.state()
    if (held === null) return store.set({ balance: facts.balance, withheld: null })
    const signature = round.phase === "settled" ? round.result.signature : null
    const same = withheld !== null && withheld.signature === signature
    store.set({ balance: heldBalance(held.before, held.stake), withheld: same ? withheld : { signature } })
  }
  function release() {
    clearTimeout(timer)
    held = null
    settled = false
    plannedMs = 0
    show()
  }
  function waitForReveal() {
    clearTimeout(timer)
    if (settled && !visibility.hidden()) timer = setTimeout(release, plannedMs + graceMs)
  }
  function follow() {
    const { round } = store.state()
    if (held && isUnderWay(round)) held.underWay = true
    // Until then the bet is being checked, and a wallet's account may be opened first.
    else if (held?.underWay) return release()
    if (held && round.phase === "settled" && !settled) {
      settled = true
      waitForReveal()
    }
    show()
  }
  // At once, and before anybody else hears of it: the chain's balance may not be on screen in between.
  const ends = [store.subscribe((state) => state.round, follow), store.subscribe((state) => state.facts, show)]
  ends.push(visibility.onChange(waitForReveal))
  closed.addEventListener("abort", () => {
    release()
    for (const end of ends) end()
  })
  show()

  return {
    async during({ wager }, play) {
      release()
      const { facts, quote } = store.state()
      held = { before: facts.balance, stake: wager - bonusUsed(wager, quote?.bonusBalance ?? 0n), underWay: false }
      show()
      try {
        await play()
      } finally {
        if (!isUnderWay(store.state().round)) release()
      }
    },
    revealing(ms) {
      plannedMs = ms
      waitForReveal()
    },
  }
}
