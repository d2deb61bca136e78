import { createHash } from "node:crypto"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import type { SettledGameWire } from "../contract/settled-games"
import { sampleGame } from "../testing/sample-game"
import { storages } from "../testing/storage"
import { testPlays } from "../testing/test-plays"
import { wirePlay } from "../testing/wire-play"
import { openDatabase } from "./open-database"
import type { PlayQueries } from "./play-queries"
import type { NewGame, OpenBet, ReadPage } from "./settled-game"
import { emptyDatabase } from "./testing/empty-folder"

const sol = "So11111111111111111111111111111111111111112"
const usdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
const largest = 2n ** 64n - 1n

let played = 0
const game = (about: Partial<NewGame> = {}) => {
  played += 1
  return sampleGame({ signature: `signature-${played}`, slot: 100 + played, nonce: played, token: sol, ...about })
}
const parsedPage = (plays: string): SettledGameWire[] => JSON.parse(`[${plays}]`)
const page = (games: NewGame[], openBets: OpenBet[] = []): ReadPage => ({ games, openBets, missing: [], rest: null })

// A database opens in a second, and in many where others keep the machine busy.
const patient = { timeout: 60_000 }

describe.each(storages)("the plays on %s", patient, (kind) => {
  const { open } = testPlays(kind)

  test("are unknown, and not none, before the chain was read", async () => {
    const { store, plays } = await open()
    expect(await store.head()).toBeNull()
    expect(await plays.progress()).toBeNull()
    await store.saveNews(page([]), null, 5)
    expect(await store.head()).toEqual({ newest: null, readAtMs: 5 })
    expect(await plays.progress()).toEqual({ readAtMs: 5, complete: true })
    expect(await plays.totals(sol)).toEqual({ plays: 0, players: 0, volume: 0n })
  })

  test("count once however often they are written, and to the last unit", async () => {
    const { store, plays } = await open()
    const games = [game({ wager: largest, payout: largest }), game({ wager: largest, player: "bob" })]
    for (const newest of ["b", "b", null]) await store.saveNews(page(games), newest, 7)
    await Promise.all([store.saveNews(page(games), "b", 7), store.saveNews(page(games), "b", 8)])
    expect(await plays.totals(sol)).toEqual({ plays: 2, players: 2, volume: largest * 2n })
    expect((await store.head())?.newest).toBe("b")
    const read = await plays.page({}, 10, { page: 0 })
    const stored = await plays.newest({}, 10)
    expect(stored).toEqual(games.toReversed().map(({ finalized: _, ...about }) => about))
    const wire = stored.map((play) => wirePlay(play, store.source.creator))
    expect([parsedPage(read.plays), read.total, read.next]).toEqual([wire, 2, null])
  })

  test("of one transaction stay apart", async () => {
    const { store, plays } = await open()
    const first = game()
    await store.saveNews(page([first, { ...first, eventIndex: 1 }]), "a", 1)
    expect((await plays.totals(sol)).plays).toBe(2)
    expect(await plays.ofTransaction(first.signature)).toHaveLength(2)
  })

  test("in another token are plays, but no SOL", async () => {
    const { store, plays } = await open()
    await store.saveNews(page([game({ wager: 5n }), game({ wager: 900n, token: usdc, player: "bob" })]), "a", 1)
    expect(await plays.totals(sol)).toEqual({ plays: 2, players: 2, volume: 5n })
  })

  test("of another chain or another casino are not ours", async () => {
    const chain = "shared"
    await (await open(chain)).store.saveNews(page([game()]), "a", 1)
    const stranger = await open(chain, "stranger")
    expect(await stranger.store.head()).toBeNull()
    expect((await stranger.plays.totals(sol)).plays).toBe(0)
    expect((await (await open(chain)).plays.totals(sol)).plays).toBe(1)
  })

  test("come page by page, newest first, filtered and counted", async () => {
    const { store, plays } = await open()
    const games = [
      game({ payout: 2_000n }),
      game({ player: "bob", game: "slots", payout: 1_000n }),
      game({ player: "bob", token: usdc, jackpot: 9n }),
      game({ game: "slots" }),
      game({ player: "bob", payout: 1_001n }),
    ]
    await store.saveNews(page(games), "a", 1)
    const newest = games.toReversed().map(({ signature }) => signature)
    const asked = async (filter: Parameters<PlayQueries["page"]>[0]) => {
      const { plays: found, total, next } = await plays.page(filter, 9, { page: 0 })
      expect([total, next]).toEqual([parsedPage(found).length, null])
      return parsedPage(found).map(({ signature }) => newest.indexOf(signature))
    }
    expect(await asked({ player: "bob" })).toEqual([0, 2, 3])
    expect(await asked({ player: "bob", token: sol, outcome: "win" })).toEqual([0])
    expect(await asked({ outcome: "push" })).toEqual([3])
    expect(await asked({ outcome: "loss", game: "dice" })).toEqual([2])
    expect(await asked({ game: "slots", token: sol })).toEqual([1, 3])
    expect(await asked({ jackpots: true, outcome: "loss" })).toEqual([2])
    expect(await asked({ tenfold: true })).toEqual([])
    expect(await asked({ player: "'; drop table settled_games; --" })).toEqual([])

    const seen: string[] = []
    let cursor: string | null = null
    do {
      const start: Parameters<PlayQueries["page"]>[2] = cursor === null ? { page: 0 } : { cursor }
      const { plays: some, next } = await plays.page({}, 2, start)
      seen.push(...parsedPage(some).map(({ signature }) => signature))
      cursor = next
    } while (cursor !== null)
    expect(seen).toEqual(newest)
    expect(parsedPage((await plays.page({}, 2, { page: 2 })).plays).map(({ signature }) => signature)).toEqual(
      newest.slice(4),
    )
  })

  test("and what is left to be read are stored in one go", async () => {
    const { store, plays } = await open()
    await store.saveNews({ ...page([game()]), rest: { before: "m", until: null } }, "z", 1)
    expect((await plays.progress())?.complete).toBe(false)
    const [span] = await store.unread()
    expect(span).toMatchObject({ before: "m", until: null })
    const id = span?.id ?? 0
    const broken = game({ token: "\u0000" })
    await expect(store.saveSpan(id, page([game(), broken]), 1)).rejects.toThrow()
    expect((await plays.totals(sol)).plays).toBe(1)
    expect(await store.unread()).toEqual([span])
    await store.saveSpan(id, { ...page([game()]), rest: { before: "c", until: null } }, 1)
    expect(await store.unread()).toMatchObject([{ id, before: "c" }])
    await store.saveSpan(id, page([game()]), 1)
    expect(await store.unread()).toEqual([])
    expect((await plays.totals(sol)).plays).toBe(3)
  })

  test("rank players by their wagers in one token, highest first, since a day or an hour", async () => {
    const { store, plays } = await open()
    const day = 20_000
    const at = (hours: number) => day * 86_400_000 + hours * 3_600_000
    await store.saveNews(
      page([
        game({ player: "ann", wager: 5n, timeMs: at(-1) }),
        game({ player: "ann", wager: 6n, timeMs: at(1) }),
        game({ player: "ben", wager: 10n, timeMs: at(2) }),
        game({ player: "cem", wager: largest, token: usdc, timeMs: at(2) }),
      ]),
      "newest",
      at(3),
    )
    const leaders = (since: Parameters<PlayQueries["leaders"]>[0]["since"], token = sol, limit = 10) =>
      plays.leaders({ token, since, limit })
    const ben = { player: "ben", wagered: 10n, plays: 1 }
    expect(await leaders(null)).toEqual([{ player: "ann", wagered: 11n, plays: 2 }, ben])
    expect(await leaders({ day })).toEqual([ben, { player: "ann", wagered: 6n, plays: 1 }])
    expect(await leaders({ hour: day * 24 + 2 })).toEqual([ben])
    expect(await leaders({ day }, sol, 1)).toEqual([ben])
    expect(await leaders(null, usdc)).toEqual([{ player: "cem", wagered: largest, plays: 1 }])
    const among = ["ann", "cem"]
    for (const since of [null, { day }, { hour: day * 24 }])
      expect((await plays.leaders({ token: sol, since, limit: 10, among })).map(({ player }) => player)).toEqual([
        "ann",
      ])
  })

  test("are summed by hour, and slots that are too old for the first hour are not read", async () => {
    const { store, plays } = await open()
    const hour = 20_100 * 24
    const at = (hours: number) => ({ timeMs: (hour + hours) * 3_600_000, slot: 1_000_000 + hours * 9_000 })
    await store.saveNews(
      page([
        game({ ...at(-1), payout: 5n }),
        game({ ...at(0), payout: 3_000n }),
        game({ ...at(0.5), payout: 7n, player: "bob" }),
        game({ ...at(3), game: "slots", player: "bob" }),
        game({ ...at(3), token: usdc }),
      ]),
      "a",
      1,
    )
    expect(await plays.hours({ token: sol, since: hour })).toEqual([
      { hour, plays: 2, wagered: 2_000n, paid: 3_007n, bonus: 0n },
      { hour: hour + 3, plays: 1, wagered: 1_000n, paid: 0n, bonus: 0n },
    ])
    expect(await plays.hours({ token: sol, since: hour, player: "ann" })).toMatchObject([{ hour, plays: 1 }])
    expect(await plays.hours({ token: sol, since: hour, game: "slots" })).toMatchObject([{ hour: hour + 3, plays: 1 }])
    expect(await plays.hours({ token: sol, since: hour + 4 })).toEqual([])
  })

  test("are summed by player, game and day as they are written", async () => {
    const { store, plays } = await open()
    const day = 20_100
    const timeMs = day * 86_400_000
    await store.saveNews(
      page([
        game({ timeMs, payout: 3_000n, multiplierBps: 30_000, jackpot: 7n }),
        game({ timeMs: timeMs + 5, payout: 1_000n, multiplierBps: 10_000 }),
        game({ timeMs: timeMs + 86_400_000, game: "slots", player: "bob", poolLiquidity: 4_000n }),
      ]),
      "a",
      1,
    )
    await store.saveNews(page([game({ timeMs: timeMs + 9, player: "bob", poolLiquidity: 6_000n })]), "b", 2)
    expect(await plays.ofPlayer("ann")).toEqual([
      {
        ...{
          token: sol,
          game: "dice",
          plays: 2,
          wins: 1,
          pushes: 1,
          wagered: 2_000n,
          paid: 4_000n,
          jackpots: 7n,
          bonus: 0n,
        },
        ...{ bestMultiplierBps: 30_000, firstMs: timeMs, lastMs: timeMs + 5 },
      },
    ])
    expect(await plays.ofPlayer("nobody")).toEqual([])
    expect(await plays.playerDays("bob", sol, day)).toMatchObject([
      { day, plays: 1 },
      { day: day + 1, plays: 1 },
    ])
    expect(await plays.daily(sol, day, undefined)).toEqual([
      { day, plays: 3, players: 2, wagered: 3_000n, paid: 4_000n, bonus: 0n },
      { day: day + 1, plays: 1, players: 1, wagered: 1_000n, paid: 0n, bonus: 0n },
    ])
    expect(await plays.daily(sol, day, "slots")).toEqual([
      { day: day + 1, plays: 1, players: null, wagered: 1_000n, paid: 0n, bonus: 0n },
    ])
    expect(await plays.games(sol)).toEqual([
      { game: "dice", plays: 3, wins: 1, pushes: 1, wagered: 3_000n, paid: 4_000n },
      { game: "slots", plays: 1, wins: 0, pushes: 0, wagered: 1_000n, paid: 0n },
    ])
    expect(await plays.poolDays(sol, day)).toMatchObject([
      { day, plays: 3, poolFees: 6n, liquidity: 6_000n },
      { day: day + 1, plays: 1, poolFees: 2n, liquidity: 4_000n },
    ])
  })

  test("are completed when they were stored with fewer fields, and are not counted twice then", async () => {
    const { store, plays } = await open()
    const whole = game({ payout: 2_000n, multiplierBps: 20_000 })
    const part = { ...whole, game: "", bet: null, metadata: null, pool: null, nonce: null, partial: true }
    await store.saveNews(page([part, game({ partial: true, player: "bob", game: "" })]), "a", 1)
    await store.saveNews(page([whole]), "b", 2)
    expect(await plays.totals(sol)).toEqual({ plays: 2, players: 2, volume: 2_000n })
    expect((await plays.games(sol)).map((row) => [row.game, row.plays])).toEqual([
      ["", 1],
      ["dice", 1],
    ])
    expect((await plays.ofPlayer("ann")).map((row) => row.game)).toEqual(["dice"])
    expect(await plays.newest({ player: "ann" }, 9)).toMatchObject([{ partial: false, bet: [20_000, 0] }])
  })

  test("know their bets, whichever of both was read first", async () => {
    const { store, plays } = await open()
    const bet = (signature: string, slot: number): OpenBet => ({ player: "ann", signature, slot, timeMs: slot })
    const [first, second, third] = [1, 2, 3].map((nonce) => game({ nonce, slot: nonce * 10 }))
    if (!first || !second || !third) throw new Error("Three games are needed.")
    await store.saveNews(page([second], [bet("c", 25)]), "a", 1)
    await store.saveNews(page([third]), "b", 2)
    await store.saveNews(page([first], [bet("b", 15)]), "c", 3)
    await store.saveNews(page([], [bet("a", 5)]), "d", 4)
    // A page that is read again finds its bet in its place.
    await store.saveNews(page([], [bet("a", 5), bet("b", 15)]), "d", 4)
    const games = await plays.newest({}, 9)
    expect(games.map(({ nonce, betSignature, betSlot }) => [nonce, betSignature, betSlot])).toEqual([
      [3, "c", 25],
      [2, "b", 15],
      [1, "a", 5],
    ])
    expect(parsedPage((await plays.ofTransaction("b")).join())).toMatchObject([{ nonce: 2 }])
  })

  test("know their bets where a player bets again in the slot of a settlement, read before the bet of that one", async () => {
    const { store, plays } = await open()
    const bet = (signature: string, slot: number): OpenBet => ({ player: "ann", signature, slot, timeMs: slot })
    await store.saveNews(page([game({ nonce: 3, slot: 30 })]), "a", 1)
    await store.saveNews(page([game({ nonce: 2, slot: 20 })], [bet("c", 20)]), "b", 2)
    await store.saveNews(page([game({ nonce: 1, slot: 10 })], [bet("b", 10)]), "c", 3)
    await store.saveNews(page([], [bet("a", 5)]), "d", 4)
    const games = await plays.newest({}, 9)
    expect(games.map(({ nonce, betSignature }) => [nonce, betSignature])).toEqual([
      [3, "c"],
      [2, "b"],
      [1, "a"],
    ])
  })

  test("know the slot in which the hash of their seed was published", async () => {
    const { store, plays } = await open()
    const seed = "a seed"
    const nextRngSeedHashed = createHash("sha256").update(seed).digest("hex")
    await store.saveNews(page([game({ nonce: 8, rngSeed: seed, slot: 900 })]), "a", 1)
    await store.saveNews(page([game({ nonce: 7, nextRngSeedHashed, slot: 800 })]), "b", 2)
    const games = await plays.newest({}, 9)
    expect(games.map(({ commitmentSlot }) => commitmentSlot)).toEqual([800, null])
  })
})

describe("an embedded database's folder", patient, () => {
  const folder = mkdtempSync(join(tmpdir(), "casino-plays-"))
  const own = { folder: join(folder, "locked") }
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test("is one process's alone, which is named; a mark of one that is gone means nothing", async () => {
    await emptyDatabase(own.folder)
    const first = await openDatabase(own)
    await expect(openDatabase(own)).rejects.toThrow(`used by process ${process.pid}`)
    await first.close()
    writeFileSync(`${own.folder}.used-by-${process.ppid}`, "")
    await expect(openDatabase(own)).rejects.toThrow(`used by process ${process.ppid}`)
    rmSync(`${own.folder}.used-by-${process.ppid}`)
    // No process has the highest number that there may be.
    writeFileSync(`${own.folder}.used-by-4194305`, "")
    const second = await openDatabase(own)
    await second.close()
  })
})
