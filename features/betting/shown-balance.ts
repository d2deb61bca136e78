import { proxy, subscribe } from "valtio/vanilla"
import { bonusUsed } from "./model/limits"
import { isUnderWay } from "./model/round-predicates"
import type { Bet, RoundState } from "./model/round-state"
import type { PageVisibility } from "./ports/page-visibility"

/** Beyond the planned length of a reveal on a page that is seen the balance waits no longer, whatever became of the board. */
const graceMs = 2_000

/** The balance as this tab shows it: a bet of its own changes it by its stake, and by its result once the board has shown that. */
export interface ShownBalance {
  readonly state: { balance: bigint | null; waiting: boolean }
  /** This tab places a bet. */
  begin(bet: Pick<Bet, "wager">): void
  /** The board needs this long to show the result. */
  revealStarts(plannedMs: number): void
  /** Shows what the chain says from now on. */
  release(): void
  close(): void
}

export interface ShownBalancePorts {
  round: { state: { round: RoundState } }
  facts: { balance: bigint | null; quote: { bonusBalance: bigint } | null }
  visibility: PageVisibility
  /** Runs when the wait for a result begins, when its signature is known, and with false when it ends. */
  onWaiting?: (waiting: false | { signature: string | null }) => void
}

export function createShownBalance({ round, facts, visibility, onWaiting }: ShownBalancePorts): ShownBalance {
  const state = proxy<ShownBalance["state"]>({ balance: facts.balance, waiting: false })
  let held: { before: bigint | null; stake: bigint; underWay: boolean } | null = null
  let plannedMs = 0
  let settled = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Fees are left out: they are known with the result, and the same for every result. */
  function heldBalance(before: bigint | null, stake: bigint): bigint | null {
    const { phase } = round.state.round
    const stakeLeft = phase === "confirming" || phase === "overdue" || phase === "settled"
    return before !== null && stakeLeft ? before - stake : before
  }
  function show() {
    const balance = held ? heldBalance(held.before, held.stake) : facts.balance
    if (state.balance !== balance) state.balance = balance
    if (state.waiting !== (held !== null)) state.waiting = held !== null
    const { round: now } = round.state
    onWaiting?.(held !== null && { signature: now.phase === "settled" ? now.result.signature : null })
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
    if (held && isUnderWay(round.state.round)) held.underWay = true
    // Until then the bet is being checked, and a wallet's account may be opened first.
    else if (held?.underWay) return release()
    if (held && round.state.round.phase === "settled" && !settled) {
      settled = true
      waitForReveal()
    }
    show()
  }
  const ends = [
    // At once: in the batch after it the chain's balance may be on screen already.
    subscribe(round.state, follow, true),
    subscribe(facts, show, true),
    visibility.onChange(waitForReveal),
  ]
  return {
    state,
    begin({ wager }) {
      release()
      held = {
        before: facts.balance,
        stake: wager - bonusUsed(wager, facts.quote?.bonusBalance ?? 0n),
        underWay: false,
      }
      show()
    },
    revealStarts(ms) {
      plannedMs = ms
      waitForReveal()
    },
    release,
    close() {
      release()
      for (const end of ends) end()
    },
  }
}

/** Places a bet of this tab; one that ends before it is under way changes nothing. */
export async function playShowing(
  shown: ShownBalance,
  round: ShownBalancePorts["round"],
  bet: Pick<Bet, "wager">,
  play: () => Promise<void>,
): Promise<void> {
  shown.begin(bet)
  try {
    await play()
  } finally {
    if (!isUnderWay(round.state.round)) shown.release()
  }
}
