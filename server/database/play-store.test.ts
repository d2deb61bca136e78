import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Database, openDatabase } from "./open-database"
import { PlayStore, type SettledGame } from "./play-store"
import { emptyDatabase } from "./testing/empty-folder"

const sol = "So11111111111111111111111111111111111111112"
const usdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
const largest = 2n ** 64n - 1n

let played = 0
const game = (about: Partial<SettledGame> = {}): SettledGame => ({
  signature: `signature-${++played}`,
  eventIndex: 0,
  slot: 100 + played,
  timeMs: 1_800_000_000_000,
  creator: "creator",
  player: "ann",
  token: sol,
  wager: 1_000n,
  payout: 0n,
  jackpot: 0n,
  multiplierBps: 0,
  ...about,
})
const page = (games: SettledGame[]) => ({ games, rest: null })

// The same promises on both: a server is asked for by naming one, in a database of its own.
const server = process.env.TEST_DATABASE_URL
const folder = mkdtempSync(join(tmpdir(), "casino-plays-"))
const embedded = { folder: join(folder, "database") }
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const places = [["embedded", embedded] as const, ...(server ? [["server", { url: server }] as const] : [])]

// A database opens in a second, and in many where others keep the machine busy.
const patient = { timeout: 60_000 }

describe.each(places)("the plays in an %s database", patient, (_name, place) => {
  let database: Database
  let chains = 0
  const chainOf = (name: string) => `${name}-${process.pid}-${Date.now()}`
  const store = (chain = chainOf(`chain-${++chains}`), creator = "creator") =>
    new PlayStore(database, { chain, creator })

  beforeAll(async () => {
    if (place === embedded) await emptyDatabase(embedded.folder)
    database = await openDatabase(place)
  }, 60_000)
  afterAll(() => database.close())

  test("are unknown, and not none, before the chain was read", async () => {
    const plays = store()
    expect(await plays.head()).toBeNull()
    await plays.saveNews(page([]), null, 5)
    expect(await plays.head()).toEqual({ newest: null, readAtMs: 5 })
    expect(await plays.totals(sol)).toEqual({ plays: 0, players: 0, volume: 0n })
  })

  test("count once however often they are written, and to the last unit", async () => {
    const plays = store()
    const games = [game({ wager: largest, payout: largest }), game({ wager: largest, player: "bob" })]
    for (const newest of ["b", "b", null]) await plays.saveNews(page(games), newest, 7)
    await Promise.all([plays.saveNews(page(games), "b", 7), plays.saveNews(page(games), "b", 8)])
    expect(await plays.totals(sol)).toEqual({ plays: 2, players: 2, volume: largest * 2n })
    expect((await plays.head())?.newest).toBe("b")
    const read = await plays.page({ size: 10, page: 0 })
    expect(read).toEqual({ total: 2, games: games.toReversed() })
  })

  test("of one transaction stay apart", async () => {
    const plays = store()
    const first = game()
    await plays.saveNews(page([first, { ...first, eventIndex: 1 }]), "a", 1)
    expect((await plays.totals(sol)).plays).toBe(2)
  })

  test("in another token are plays, but no SOL", async () => {
    const plays = store()
    await plays.saveNews(page([game({ wager: 5n }), game({ wager: 900n, token: usdc, player: "bob" })]), "a", 1)
    expect(await plays.totals(sol)).toEqual({ plays: 2, players: 2, volume: 5n })
    const wagers = await plays.wagers()
    expect(wagers.toSorted((a, b) => a.player.localeCompare(b.player))).toEqual([
      { player: "ann", token: sol, wagered: 5n },
      { player: "bob", token: usdc, wagered: 900n },
    ])
  })

  test("of another chain or another casino are not ours", async () => {
    const chain = chainOf("shared")
    await store(chain).saveNews(page([game()]), "a", 1)
    expect(await store().head()).toBeNull()
    expect(await store(chain, "stranger").head()).toBeNull()
    expect((await store(chain, "stranger").totals(sol)).plays).toBe(0)
  })

  test("come page by page, newest first, of all players or of one", async () => {
    const plays = store()
    const games = Array.from({ length: 5 }, (_, at) => game({ player: at % 2 ? "bob" : "ann" }))
    await plays.saveNews(page(games), "a", 1)
    const signatures = async (asked: Parameters<PlayStore["page"]>[0]) =>
      (await plays.page(asked)).games.map(({ signature }) => signature)
    const newest = games.toReversed().map(({ signature }) => signature)
    expect(await signatures({ size: 2, page: 0 })).toEqual(newest.slice(0, 2))
    expect(await signatures({ size: 2, page: 2 })).toEqual(newest.slice(4))
    expect(await signatures({ size: 2, page: 9 })).toEqual([])
    expect((await plays.page({ size: 1, page: 0, player: "bob" })).total).toBe(2)
    expect(await signatures({ size: 9, page: 0, player: "'; drop table settled_games; --" })).toEqual([])
  })

  test("and what is left to be read are kept in one go", async () => {
    const plays = store()
    await plays.saveNews({ games: [game()], rest: { before: "m", until: null } }, "z", 1)
    const [span] = await plays.unread()
    expect(span).toMatchObject({ before: "m", until: null })
    const id = span?.id ?? 0
    const broken = game({ token: "\u0000" })
    await expect(plays.saveSpan(id, { games: [game(), broken], rest: null })).rejects.toThrow()
    expect((await plays.totals(sol)).plays).toBe(1)
    expect(await plays.unread()).toEqual([span])
    await plays.saveSpan(id, { games: [game()], rest: { before: "c", until: null } })
    expect(await plays.unread()).toMatchObject([{ id, before: "c" }])
    await plays.saveSpan(id, page([game()]))
    expect(await plays.unread()).toEqual([])
    expect((await plays.totals(sol)).plays).toBe(3)
  })

  test("rank players by their wagers in one token since a moment, highest first", async () => {
    const plays = store()
    await plays.saveNews(
      page([
        game({ player: "ann", wager: 5n }),
        game({ player: "ann", wager: 6n }),
        game({ player: "ben", wager: 10n, timeMs: 1_900_000_000_000 }),
        game({ player: "cem", wager: largest, token: usdc }),
      ]),
      "newest",
      1,
    )
    const leaders = (sinceMs: number, limit = 10) => plays.leaders({ token: sol, sinceMs, limit })
    expect(await leaders(0)).toEqual([
      { player: "ann", wagered: 11n, plays: 2 },
      { player: "ben", wagered: 10n, plays: 1 },
    ])
    expect(await leaders(1_850_000_000_000)).toEqual([{ player: "ben", wagered: 10n, plays: 1 }])
    expect(await leaders(0, 1)).toHaveLength(1)
    expect(await plays.leaders({ token: usdc, sinceMs: 0, limit: 1 })).toEqual([
      { player: "cem", wagered: largest, plays: 1 },
    ])
  })
})

describe("an embedded database's folder", patient, () => {
  const own = { folder: join(folder, "locked") }

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
