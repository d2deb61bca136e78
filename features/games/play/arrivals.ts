import { acceptsBet, type RoundResult, resultKey } from "@dghrt/betting/model"
import type { TokenConfig } from "#contract/config"
import type { Holdings, Move } from "#features/chain"
import { logger } from "#features/kernel"
import { walletChange } from "../kit/wallet-change"
import type { PlaySession } from "./play-session"

export type Coin = Pick<TokenConfig, "symbol" | "decimals">

interface Announcements {
  onDeposit: (units: bigint, coin: Coin, signature: string) => void
  onBonus: (units: bigint) => void
}

interface Ports {
  nowMs?: () => number
  sleep?: (ms: number) => Promise<void>
  /** Who asked for this money knows that it comes. */
  isExpected?: (signature: string) => boolean
}

/** What the wallet had when nothing was under way, and the results until then. */
interface Quiet {
  holdings: Holdings
  results: ReadonlySet<string>
}

/** In lamports: less is dust, which strangers send to be read. */
const leastLamports = 1_000_000n
const betweenMs = 60_000
/** Until a node lists what it has just read. */
const listedAfterMs = 2_000
const SOL = { symbol: "SOL", decimals: 9 }

/**
 * Announces what comes into the wallet by itself: bonus tokens, and deposits by transactions that are none of ours. It looks at what
 * the session reads anyway, and asks the node only after a rise that no bet explains, at most once a minute.
 */
export function watchArrivals(
  { state, subscribe, token, program }: Pick<PlaySession, "state" | "subscribe" | "token" | "program">,
  { onDeposit, onBonus }: Announcements,
  { nowMs = Date.now, sleep = pause, isExpected = () => false }: Ports = {},
): () => void {
  const isSol = token.symbol === SOL.symbol
  let quiet: Quiet | null = null
  let lookedAtMs = Number.NEGATIVE_INFINITY
  let looking = false

  const isBetting = () => state().withheld !== null || !acceptsBet(state().round)
  async function look() {
    const { facts, results } = state()
    const { holdings } = facts
    if (!holdings || looking || isBetting() || quiet?.holdings === holdings) return
    const now: Quiet = { holdings, results: new Set(results.map(resultKey)) }
    const before = quiet
    quiet = now
    if (before === null) return
    if (holdings.bonus > before.holdings.bonus) onBonus(holdings.bonus - before.holdings.bonus)
    const own = changeBy(results.filter((result) => !before.results.has(resultKey(result))))
    if (own === null) return
    const rises = [
      {
        of: null,
        coin: SOL,
        least: leastLamports,
        from: before.holdings.lamports,
        to: holdings.lamports,
        own: own.lamports,
      },
      { of: token, coin: token, least: 1n, from: before.holdings.balance, to: holdings.balance, own: own.token },
    ]
      .slice(0, isSol ? 1 : 2)
      .filter(({ least, from, to, own: change }) => to - from - change >= least)
    if (rises.length === 0) return
    // What is not looked for now is part of a later rise.
    if (nowMs() - lookedAtMs < betweenMs) quiet = before
    else if (!(await announceRises(rises))) quiet = before
  }

  /** What these results changed; null where this browser does not know what one of them cost. */
  function changeBy(results: readonly RoundResult[]) {
    const sum = { token: 0n, lamports: 0n }
    for (const result of results) {
      const change = walletChange(result, token.symbol)
      if (change === null) return null
      sum.token += change.token
      sum.lamports += isSol ? change.token : change.lamports
    }
    return sum
  }

  async function announceRises(rises: readonly { of: TokenConfig | null; coin: Coin; least: bigint; from: bigint }[]) {
    lookedAtMs = nowMs()
    looking = true
    try {
      await sleep(listedAfterMs)
      const chain = await program?.chain()
      for (const { of, coin, least, from } of rises) {
        const moves = (await chain?.readMoves(of)) ?? []
        if (isBetting()) return false
        const came = movesSince(moves, from).filter(
          ({ isOurs, before, after, signature }) => !isOurs && after - before >= least && !isExpected(signature),
        )
        const [newest] = came
        if (newest)
          onDeposit(
            came.reduce((sum, { before, after }) => sum + after - before, 0n),
            coin,
            newest.signature,
          )
      }
    } catch (error) {
      logger.info("What came into the wallet was not looked for", error)
    } finally {
      looking = false
    }
    return true
  }
  const stop = subscribe(
    ({ facts }) => facts,
    () => void look(),
  )
  void look()
  return stop
}

/** The moves after the account held `from`; none where the list has a gap before that. */
function movesSince(moves: readonly Move[], from: bigint): readonly Move[] {
  for (const [index, { before }] of moves.entries()) {
    if (before === from) return moves.slice(0, index + 1)
    if (moves[index + 1]?.after !== before) return []
  }
  return []
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
