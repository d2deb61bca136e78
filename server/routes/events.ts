import { type Context, Hono } from "hono"
import * as v from "valibot"
import { maxItemsPerPage, maxPagedPlays, settledGameQuery, settledGamesQuery } from "../contract/settled-games-query"
import type { GameFilter, PageStart } from "../database/play-queries"
import { isSignature } from "../http/is-signature"
import { type SharedBody, sharedBody, sharedReply } from "../http/shared-body"
import { type PlaySource, readPlays } from "./play-source"
import { unavailable } from "./replies"
import { sharedAnswer } from "./shared-answer"

/** Short, so that a player finds a bet within two seconds of its settlement. */
const cacheControl = "public, max-age=1"
const fresh = { "cache-control": cacheControl }
/** Every open feed asks for the newest plays each second; the server reads a page this often. */
const newestFreshMs = 500
/** Pages that were not asked for lately are forgotten; each may have 300 kB. */
const maxBodies = 32
const maxCounts = 100

/** The value of a key, which is the last to be forgotten then. */
function latest<T>(values: Map<string, T>, key: string, make: () => T, most: number): T {
  const value = values.get(key) ?? make()
  values.delete(key)
  values.set(key, value)
  const [oldest] = values.keys()
  if (values.size > most && oldest !== undefined) values.delete(oldest)
  return value
}

/** The settled plays of this casino, newest first, page by page. */
export const eventRoutes = (
  plays: PlaySource<"page" | "count" | "ofTransaction">,
  ours: string,
  nowMs: () => number = Date.now,
) => {
  /** By filter, size and start, the last one asked for at the end. */
  const bodies = new Map<string, () => Promise<SharedBody>>()
  /** By filter: pages of one list share their state and their total, which cost as much as a page. */
  const counts = new Map<string, () => Promise<number>>()
  const state = sharedAnswer(async () => (await readPlays(plays)).asOf, newestFreshMs, nowMs)

  function countOf(filter: GameFilter): Promise<number> {
    const count = async () => (await plays()).count(filter)
    return latest(counts, JSON.stringify(filter), () => sharedAnswer(count, newestFreshMs, nowMs), maxCounts)()
  }

  async function read(filter: GameFilter, size: number, start: PageStart): Promise<string> {
    const { complete } = await state()
    const { plays: found, total, next } = await (await plays()).page(filter, size, start, countOf(filter))
    return `{"results":[${found}],${JSON.stringify({ total, next, complete }).slice(1)}`
  }

  /** The body of a page, read once for all who ask for it within half a second. */
  function bodyOf(filter: GameFilter, size: number, start: PageStart): Promise<SharedBody> {
    const isNewest = "page" in start && start.page === 0 && Object.keys(filter).length === 0
    const key = JSON.stringify([filter, size, start])
    let last: SharedBody | null = null
    const refresh = async () => {
      const text = await read(filter, size, start)
      // While nothing was settled the body is the same, and need not be compressed again.
      last = last?.text === text ? last : sharedBody(text, isNewest ? "small" : "quick")
      return last
    }
    return latest(bodies, key, () => sharedAnswer(refresh, newestFreshMs, nowMs), maxBodies)()
  }

  const notAvailable = (c: Context, cause: unknown) =>
    unavailable(c, cause, "The plays are not available at the moment.")

  return new Hono()
    .get("/settledGames", async (c) => {
      const query = v.safeParse(settledGamesQuery, c.req.query())
      if (!query.success) {
        const asked = `creator, user and token (addresses), game (an id), outcome (win, loss or push), jackpots (true), tenfold (true), from and to (milliseconds since 1970), itemsPerPage (1 to ${maxItemsPerPage}), and before (next of the page above) or page`
        return c.json({ error: `Optional query: ${asked}.` }, 400)
      }
      const { creator = ours, itemsPerPage, before, page } = query.output
      if (creator !== ours) return c.json({ error: `Only the plays of ${ours} are stored here.` }, 404)
      // Of all players such a range would be counted anew for each request.
      if ((query.output.from ?? query.output.to) !== undefined && query.output.user === undefined)
        return c.json({ error: "Optional query: from and to, but only with user." }, 400)
      if (page * itemsPerPage > maxPagedPlays)
        return c.json({ error: `Page numbers reach ${maxPagedPlays} plays. Use before beyond that.` }, 400)
      const filter = filterOf(query.output)
      try {
        const start = before === undefined ? { page } : { cursor: before }
        return await sharedReply(c, await bodyOf(filter, itemsPerPage, start), cacheControl)
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
        return c.body(`{"results":[${games.join(",")}]}`, 200, { ...fresh, "content-type": "application/json" })
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
  from,
  to,
}: v.InferOutput<typeof settledGamesQuery>): GameFilter => ({
  ...(user !== undefined && { player: user }),
  ...(token !== undefined && { token }),
  ...(game !== undefined && { game }),
  ...(outcome !== undefined && { outcome }),
  ...(jackpots !== undefined && { jackpots: true }),
  ...(tenfold !== undefined && { tenfold: true }),
  ...(from !== undefined && { fromMs: from }),
  ...(to !== undefined && { toMs: to }),
})
