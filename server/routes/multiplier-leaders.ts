import { Hono } from "hono"
import * as v from "valibot"
import { solMint, type TokenConfig } from "../contract/config"
import {
  type MultiplierLeadersWire,
  type MultiplierPeriod,
  maxMultiplierLeaders,
  multiplierLeadersQuery,
} from "../contract/multiplier-leaders"
import { type PlaySource, readPlays } from "./play-source"
import { unavailable } from "./replies"
import { sharedAnswer } from "./shared-answer"

const freshMs = 15_000
const dayMs = 86_400_000
const lengthMs: Record<MultiplierPeriod, number> = { "24h": dayMs, "7d": 7 * dayMs }

/** The smallest bet that is ranked, so that no dust leads: 0.01 SOL, or one of another token. */
const leastWager = ({ mint, decimals }: Pick<TokenConfig, "mint" | "decimals">): bigint =>
  10n ** BigInt(decimals) / (mint === solMint ? 100n : 1n)

type Plays = PlaySource<"multiplierLeaders">

/** `/api/leaderboard/multipliers`: the best win of each player. `tokens` are those that can be asked for. */
export function multiplierLeaderRoutes(
  plays: Plays,
  tokens: readonly Pick<TokenConfig, "mint" | "decimals">[],
  nowMs: () => number = Date.now,
): Hono {
  const answers = new Map<string, () => Promise<MultiplierLeadersWire>>()

  return new Hono().get("/multipliers", async (c) => {
    const query = v.safeParse(multiplierLeadersQuery, c.req.query())
    if (!query.success) return c.json({ error: "Required query: token, a mint. Optional: period=24h or 7d." }, 400)
    const { period } = query.output
    const token = tokens.find(({ mint }) => mint === query.output.token)
    if (!token) return c.json({ error: "This casino does not take that token." }, 404)
    const key = `${token.mint} ${period}`
    const answer =
      answers.get(key) ?? sharedAnswer(() => leadersOf(plays, token, nowMs() - lengthMs[period]), freshMs, nowMs)
    answers.set(key, answer)
    try {
      return c.json(await answer(), 200, { "cache-control": "public, max-age=15" })
    } catch (cause) {
      return unavailable(c, cause, "The biggest multipliers are not available at the moment.")
    }
  })
}

async function leadersOf(
  plays: Plays,
  token: Pick<TokenConfig, "mint" | "decimals">,
  sinceMs: number,
): Promise<MultiplierLeadersWire> {
  const { queries, asOf } = await readPlays(plays)
  const minWager = leastWager(token)
  const leaders = await queries.multiplierLeaders({
    ...{ token: token.mint, sinceMs, minWager },
    limit: maxMultiplierLeaders,
  })
  return {
    entries: leaders.map(({ player, wager, ...leader }) => ({ user: player, wager: `${wager}`, ...leader })),
    minWager: `${minWager}`,
    asOfMs: asOf.as_of,
    complete: asOf.complete,
  }
}
