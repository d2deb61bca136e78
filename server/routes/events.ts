import { type Context, Hono } from "hono"
import { compress } from "hono/compress"
import * as v from "valibot"
import type { SettledGameOfTransactionWire, SettledGamesWire, SettledGameWire } from "../contract/settled-games"
import { maxItemsPerPage, maxPagedPlays, settledGameQuery, settledGamesQuery } from "../contract/settled-games-query"
import type { GameFilter, PlayQueries } from "../database/play-queries"
import type { SettledGame } from "../database/settled-game"
import { isSignature } from "../http/is-signature"
import { type SharedBody, sharedBody, sharedReply } from "../http/shared-body"
import { type PlaySource, readPlays } from "./play-source"
import { unavailable } from "./replies"
import { sharedAnswer } from "./shared-answer"

/** Short, so that a player finds a bet within two seconds of its settlement. */
const cacheControl = "public, max-age=1"
const fresh = { "cache-control": cacheControl }
/** Every open feed asks for the newest plays each second; the server reads them this often. */
const newestFreshMs = 500
/** Pages of a size that was not asked for lately are forgotten. */
const maxSizes = 8

type Page = Parameters<PlayQueries["page"]>

/** The settled plays of this casino, newest first, page by page. */
export const eventRoutes = (
  plays: PlaySource<"page" | "ofTransaction">,
  ours: string,
  nowMs: () => number = Date.now,
) => {
  /** By the size of the page, the last one asked for at the end. */
  const newest = new Map<number, () => Promise<SharedBody>>()

  async function read(...page: Page): Promise<string> {
    const { queries, asOf } = await readPlays(plays)
    const { games, total, next } = await queries.page(...page)
    const results = games.map((play) => onWire(play, ours))
    return JSON.stringify({ results, total, next, complete: asOf.complete } satisfies SettledGamesWire)
  }

  function readNewest(size: number): Promise<SharedBody> {
    let last: SharedBody | null = null
    const refresh = async () => {
      const text = await read({}, size, { page: 0 })
      // While nothing was settled the body is the same, and need not be compressed again.
      last = last?.text === text ? last : sharedBody(text)
      return last
    }
    const known = newest.get(size) ?? sharedAnswer(refresh, newestFreshMs, nowMs)
    newest.delete(size)
    newest.set(size, known)
    const [oldest] = newest.keys()
    if (newest.size > maxSizes && oldest !== undefined) newest.delete(oldest)
    return known()
  }

  const notAvailable = (c: Context, cause: unknown) =>
    unavailable(c, cause, "The plays are not available at the moment.")

  return new Hono()
    .get("/settledGames", compress(), async (c) => {
      const query = v.safeParse(settledGamesQuery, c.req.query())
      if (!query.success) {
        const asked = `creator, user and token (addresses), game (an id), outcome (win, loss or push), jackpots (true), tenfold (true), itemsPerPage (1 to ${maxItemsPerPage}), and before (next of the page above) or page`
        return c.json({ error: `Optional query: ${asked}.` }, 400)
      }
      const { creator = ours, itemsPerPage, before, page } = query.output
      if (creator !== ours) return c.json({ error: `Only the plays of ${ours} are stored here.` }, 404)
      if (page * itemsPerPage > maxPagedPlays)
        return c.json({ error: `Page numbers reach ${maxPagedPlays} plays. Use before beyond that.` }, 400)
      const filter = filterOf(query.output)
      try {
        const start = before === undefined ? { page } : { cursor: before }
        const isNewest = before === undefined && page === 0 && Object.keys(filter).length === 0
        if (isNewest) return await sharedReply(c, await readNewest(itemsPerPage), cacheControl)
        const body = await read(filter, itemsPerPage, start)
        return c.body(body, 200, { ...fresh, "content-type": "application/json" })
      } catch (cause) {
        return notAvailable(c, cause)
      }
    })
    .get("/settledGame", async (c) => {
      const query = v.safeParse(settledGameQuery, c.req.query())
      if (!query.success || !isSignature(query.output.signature))
        return c.json({ error: "Required query: signature, of a bet or its settlement." }, 400)
      try {
        const { queries } = await readPlays(plays)
        const games = await queries.ofTransaction(query.output.signature)
        if (games.length === 0)
          return c.json({ error: "This casino settled no play in this transaction, as far as is known." }, 404, fresh)
        const answer: SettledGameOfTransactionWire = { results: games.map((play) => onWire(play, ours)) }
        return c.json(answer, 200, fresh)
      } catch (cause) {
        return notAvailable(c, cause)
      }
    })
}

const filterOf = ({
  user,
  token,
  game,
  outcome,
  jackpots,
  tenfold,
}: v.InferOutput<typeof settledGamesQuery>): GameFilter => ({
  ...(user !== undefined && { player: user }),
  ...(token !== undefined && { token }),
  ...(game !== undefined && { game }),
  ...(outcome !== undefined && { outcome }),
  ...(jackpots !== undefined && { jackpots: true }),
  ...(tenfold !== undefined && { tenfold: true }),
})

const digits = (value: bigint | null): string | null => (value === null ? null : String(value))

const onWire = (play: SettledGame, creator: string): SettledGameWire => ({
  signature: play.signature,
  bet_signature: play.betSignature,
  event_index: play.eventIndex,
  slot: play.slot,
  bet_slot: play.betSlot,
  commitment_slot: play.commitmentSlot,
  time: play.timeMs,
  bet_time: play.betTimeMs,
  user: play.player,
  creator,
  token: play.token,
  pool: play.pool,
  game: play.game,
  metadata: play.metadata,
  wager: String(play.wager),
  payout: String(play.payout),
  jackpot: String(play.jackpot),
  multiplier_bps: play.multiplierBps,
  creator_fee: digits(play.creatorFee),
  pool_fee: digits(play.poolFee),
  gamba_fee: digits(play.gambaFee),
  jackpot_fee: digits(play.jackpotFee),
  bonus_used: digits(play.bonusUsed),
  jackpot_probability_ubps: play.jackpotProbabilityUbps,
  jackpot_result: play.jackpotResult,
  pool_liquidity: digits(play.poolLiquidity),
  nonce: play.nonce,
  client_seed: play.clientSeed,
  rng_seed: play.rngSeed,
  next_rng_seed_hashed: play.nextRngSeedHashed,
  result_index: play.resultIndex,
  bet: play.bet === null ? null : [...play.bet],
  partial: play.partial,
})
