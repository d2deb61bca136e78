import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { gameOfMetadata } from "../contract/game-of-metadata"
import { sampleGame } from "../testing/sample-game"
import { openSharedStorage, type SharedStorage, storages } from "../testing/storage"
import { type Database, openDatabase } from "./open-database"
import { PlayQueries } from "./play-queries"
import { PlayStore } from "./play-store"
import { ReferrerStore } from "./referrer-store"
import { migratedUpTo } from "./testing/migrated-up-to"

const sol = "So11111111111111111111111111111111111111112"
const dayMs = 86_400_000

/** As players of other front ends wrote them, and as anyone may. */
const metadata = [
  '{"gameId":"dice","args":[]}',
  '{"args":["mines",{"gameId":"mines"}],"gameId":"dice"}',
  '{"gameId":"plinko","gameId":"dice"}',
  '{"gameId":"roulette","args":["\\u0000","\\ud800","\\\\u0000"]}',
  `{"gameId":"dice","args":["${"mines ".repeat(1_700)}"]}`,
  `{"args":${"[".repeat(900)}${"]".repeat(900)},"gameId":"dice"}`,
  '{"gameId":"di\\u0063e"}',
  ...['{"gameId":3}', '{"gameId":true}', '{"gameId":["dice"]}', '{"gameId":null,"args":["dice"]}', '{"gameId":"<b>"}'],
  ...[
    '{"gameId":"dice"',
    '{"__proto__":{"gameId":"dice"}}',
    '{"args":{"gameId":"dice"}}',
    "{}",
    "",
    "Hello",
    '["<b>"]',
  ],
  ...['{"gameId":"di\\u0000ce"}', `{"gameId":"dice","args":["${"x".repeat(17_000)}"]}`],
]
/** The same plays of two players, with and without bonus, wins and losses, on three days. */
const games = [...metadata, "0:dice:under-50", "0:plinko:x"].map((text, index) =>
  sampleGame({
    ...{ signature: `play-${index}`, slot: 100 + index, nonce: index, timeMs: 5 * dayMs + (index % 3) * dayMs + index },
    ...{ player: index % 2 === 0 ? "ann" : "bob", token: index % 5 === 0 ? "usdc" : sol, metadata: text },
    ...{
      payout: index % 4 === 0 ? 2_000n + BigInt(index) : 0n,
      multiplierBps: index * 1_000,
      jackpot: BigInt(index % 2),
    },
    ...{ bonusUsed: index % 3 === 0 ? 400n + BigInt(index) : 0n, game: gameOfMetadata(text) },
  }),
)

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
/** What an earlier version stored: these forms of metadata named no game to it, and it summed no bonus. */
const before = `
  insert into play_sources (chain, creator, newest, read_at_ms) values ('chain', 'creator', 'newest', 5);
  insert into settled_games (source_id, signature, event_index, slot, time_ms, player, token, pool, game, wager, payout, jackpot,
    multiplier_bps, outcome, creator_fee, pool_fee, bonus_used, pool_liquidity, nonce, metadata, finalized, partial) values
    ${games
      .map((play) => {
        const game = play.metadata?.startsWith("{") ? "" : play.game
        const [outcome, pool] = [play.payout > play.wager ? 1 : -1, play.pool ?? ""]
        return `(1, ${quoted(play.signature)}, 0, ${play.slot}, ${play.timeMs}, ${quoted(play.player)}, ${quoted(play.token)},
          ${quoted(pool)}, ${quoted(game)}, ${play.wager}, ${play.payout}, ${play.jackpot}, ${play.multiplierBps}, ${outcome},
          ${play.creatorFee}, ${play.poolFee}, ${play.bonusUsed}, ${play.poolLiquidity}, ${play.nonce},
          ${quoted(play.metadata ?? "")}, true, false)`
      })
      .join(",\n")};
  insert into player_totals select source_id, player, token, game, count(*), count(*) filter (where outcome = 1), 0, sum(wager),
    sum(payout), sum(jackpot), max(multiplier_bps), min(time_ms), max(time_ms) from settled_games group by 1, 2, 3, 4;
  insert into player_days select source_id, token, (time_ms / ${dayMs})::int, player, count(*),
    count(*) filter (where outcome = 1), 0, sum(wager), sum(payout), max(multiplier_bps) from settled_games group by 1, 2, 3, 4;
  insert into game_days select source_id, token, game, (time_ms / ${dayMs})::int, count(*), sum(wager), sum(payout)
    from settled_games group by 1, 2, 3, 4;
  insert into game_totals select source_id, token, game, count(*), count(*) filter (where outcome = 1), 0, sum(wager),
    sum(payout), sum(creator_fee) from settled_games group by 1, 2, 3;
  insert into platform_days select source_id, token, (time_ms / ${dayMs})::int, count(*), count(distinct player), sum(wager),
    sum(payout) from settled_games group by 1, 2, 3;`

describe.each(storages)("figures of plays that an earlier version stored on %s", { timeout: 60_000 }, (kind) => {
  let storage: SharedStorage
  let database: Database
  let old: PlayStore
  let fresh: PlayStore
  beforeAll(async () => {
    storage = await openSharedStorage(kind, false)
    await migratedUpTo(storage.place, 7, before)
    database = await openDatabase(storage.place)
    old = await PlayStore.open(database, { chain: "chain", creator: "creator" })
    fresh = await PlayStore.open(database, { chain: "read now", creator: "creator" })
    await fresh.saveNews({ games, openBets: [], missing: [], rest: null }, "newest", 5)
  }, 60_000)
  afterAll(async () => {
    await database.close()
    await storage.close()
  })

  test("are those of the same plays read now: by game, player, token and day, with their bonus", async () => {
    const [stored, read] = [old, fresh].map((store) => new PlayQueries(store)) as [PlayQueries, PlayQueries]
    const byName = <Row extends { token?: string; game?: string }>(rows: readonly Row[]) =>
      rows.toSorted((a, b) => `${a.token} ${a.game}`.localeCompare(`${b.token} ${b.game}`))
    const byDay = (rows: readonly { day: number }[]) =>
      rows.map((row) => ({ ...row, sourceId: 0 })).toSorted((a, b) => a.day - b.day)
    for (const player of ["ann", "bob"]) {
      expect(byName(await stored.ofPlayer(player))).toEqual(byName(await read.ofPlayer(player)))
      for (const token of [sol, "usdc"])
        expect(byDay(await stored.playerDays(player, token, 0))).toEqual(byDay(await read.playerDays(player, token, 0)))
    }
    for (const token of [sol, "usdc"]) {
      expect(byName(await stored.games(token))).toEqual(byName(await read.games(token)))
      for (const game of [undefined, "", "dice", "roulette", "mines"])
        expect(byDay(await stored.daily(token, 0, game))).toEqual(byDay(await read.daily(token, 0, game)))
    }
    expect(await stored.creatorFees()).toEqual(await read.creatorFees())
    const names = async (plays: PlayQueries) =>
      (await plays.newest({}, 100)).map(({ signature, game }) => `${signature} ${game}`)
    expect(await names(stored)).toEqual(await names(read))
    expect(await names(stored)).toContain("play-0 dice")
    expect(await names(stored)).toContain("play-3 roulette")
  })

  test("are complete, while what their bets paid to referrers is still to be read", async () => {
    const referrals = new ReferrerStore(old)
    expect((await new PlayQueries(old).progress())?.complete).toBe(true)
    const read = async () => referrals.save(await readNow(referrals), 1)
    await read()
    expect((await referrals.progress()).complete).toBe(false)
    const [span] = await old.unread()
    expect(span).toMatchObject({ before: "newest", until: null, forShares: true })
    expect((await old.due(9, 9)).signatures).toEqual(["newest"])
    await old.saveNews({ games: [], openBets: [], missing: [], rest: { before: "later", until: "newest" } }, "z", 6)
    const later = (await old.unread())[0]?.id ?? 0
    await old.saveSpan(later, { games: [], openBets: [], missing: [], rest: null }, 7)
    await old.saveSpan(span?.id ?? 0, { games, openBets: [], missing: [], rest: null }, 7)
    await old.saveFound(["newest"], { games: [], openBets: [], missing: [], rest: null }, 8)
    expect((await referrals.progress()).complete).toBe(true)
  })
})

const readNow = async (referrals: ReferrerStore) =>
  (await referrals.stale(100, 0)).map((row) => ({ ...row, referrer: null }))
