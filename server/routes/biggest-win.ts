import { Hono } from "hono"
import type { BiggestWinWire } from "../contract/biggest-win"
import type { TokenConfig } from "../contract/config"
import type { PriceSource } from "../prices/coingecko"
import type { PlaySource } from "./play-source"
import { unavailable } from "./replies"
import { sharedAnswer } from "./shared-answer"
import { usdOfUnit } from "./usd-of-unit"

const dayMs = 86_400_000
const freshMs = 15_000

export interface BiggestWinPorts {
  plays: PlaySource<"biggestWins">
  prices: PriceSource
  /** Those with value: free play is on no chain. */
  tokens: readonly TokenConfig[]
  nowMs?: () => number
}

/** `/api/wins/biggest`: of equal multipliers the one that paid more dollars, as far as prices are known. */
export function biggestWinRoutes({ plays, prices, tokens, nowMs = Date.now }: BiggestWinPorts): Hono {
  const read = sharedAnswer(
    async (): Promise<BiggestWinWire> => {
      // While a server starts it has no plays, and no win is known. What is wrong with a database, the other routes say.
      const queries = await plays().catch(() => null)
      const progress = (await queries?.progress()) ?? null
      if (!queries || !progress) return { win: null, as_of: null, complete: false }
      const known = await prices()
      const mints = tokens.map(({ mint }) => mint)
      const wins = await queries.biggestWins(nowMs() - dayMs, mints)
      const usd = (win: (typeof wins)[number]) => Number(win.payout) * (usdOfUnit(win.token, tokens, known) ?? 0)
      const [win] = [...wins].sort((a, b) => usd(b) - usd(a) || b.timeMs - a.timeMs)
      return {
        win: win ? { ...win, wager: `${win.wager}`, payout: `${win.payout}` } : null,
        as_of: progress.readAtMs,
        complete: progress.complete,
      }
    },
    freshMs,
    nowMs,
  )
  return new Hono().get("/biggest", async (c) =>
    read().then(
      (answer) => c.json(answer, 200, { "cache-control": "public, max-age=15" }),
      (cause) => unavailable(c, cause, "The biggest win is not available at the moment."),
    ),
  )
}
