import { expect, test, vi } from "vitest"
import { chanceOf, type DrawResult, phaseOf, potOf, prizeOf } from "#features/chain"
import { configOn } from "../support/in-process"
import { gameAt, plan, put, racerOn, SOL, watching } from "../support/racers"
import { sol } from "../support/sol"
import { testNetwork } from "../support/test-network"

// The app's own multiplayer client against the real local network, over sockets, with its provider drawing and paying.

const holdMs = 1_500

const network = await testNetwork({ multiplayerHoldMs: holdMs })
const config = configOn(network)

const racer = () => racerOn(config)

test("three wallets race: everyone sees who joins, who won and what it paid, also after the account is gone", async () => {
  const [ann, ben, cem] = await Promise.all([racer(), racer(), racer()])
  const seen = watching(ben)
  const draws: DrawResult[] = []
  const stopDraws = cem.watchDraws((draw) => draws.push(draw))

  const { game } = await put(ann, ann.prepareCreate(plan, sol.mint, SOL, "Ann"))
  await put(ben, ben.prepareJoin(await gameAt(ben, game), 2n * SOL, "<b>Ben\u202e</b>"))
  await expect.poll(() => seen.now(game)?.players.length).toBe(2)
  const open = await gameAt(cem, game)
  expect(phaseOf(open, open.createdAtSeconds)).toBe("open")
  expect(potOf(open)).toBe(3n * SOL)
  expect(chanceOf(open, ben.address)).toBeCloseTo(2 / 3, 5)
  expect(open.wager).toEqual({ kind: "custom" })
  expect(await cem.readNames(game)).toEqual(
    new Map([
      [ann.address, "Ann"],
      [ben.address, "<b>Ben </b>"],
    ]),
  )

  await put(cem, cem.prepareJoin(open, SOL, ""))
  await expect.poll(() => seen.now(game)?.state, { timeout: 10_000 }).toBe("settled")
  const drawn = seen.now(game)
  const winner = drawn?.players[drawn.winners[0] ?? -1]
  expect(winner?.pendingPayout).toBe(prizeOf(drawn ?? open))
  expect(prizeOf(drawn ?? open)).toBe((4n * SOL * 9_750n) / 10_000n)

  await expect.poll(() => seen.now(game)?.closed, { timeout: 15_000 }).toBe(true)
  expect(seen.now(game)).toEqual({ ...drawn, closed: true })
  expect((await ann.readGames()).value.map(({ address }) => address)).not.toContain(game)
  expect(await ann.readNames(game)).toEqual(new Map())
  const settlement = { game, winnerIndexes: drawn?.winners, payouts: [winner?.pendingPayout], totalWager: 4n * SOL }
  expect(draws).toMatchObject([settlement])
  expect(await ann.recentDraws(3)).toEqual(draws)
  expect(seen.troubles).toEqual([])
  seen.stop()
  stopDraws()
})

test("a bet is edited and taken back to the lamport; the newest game stands first", async () => {
  const [ann, ben] = await Promise.all([racer(), racer()])
  const first = await put(ann, ann.prepareCreate(plan, sol.mint, SOL, "Ann"))
  const second = await put(
    ben,
    ben.prepareCreate({ ...plan, wager: { kind: "range", min: 5n, max: SOL } }, sol.mint, 5n, ""),
  )
  const listed = (await ann.readGames()).value.map(({ address }) => address)
  expect(listed.indexOf(second.game)).toBeLessThan(listed.indexOf(first.game))
  expect((await gameAt(ann, second.game)).wager).toEqual({ kind: "range", min: 5n, max: SOL })

  await put(ann, ann.prepareEdit(await gameAt(ann, first.game), 3n * SOL, "Ann"))
  expect((await gameAt(ann, first.game)).players.map(({ wager }) => wager)).toEqual([3n * SOL])
  expect(await ann.readNames(first.game)).toEqual(new Map([[ann.address, "Ann"]]))
  await put(ann, ann.prepareLeave(await gameAt(ann, first.game)))
  expect((await gameAt(ann, first.game)).players).toEqual([])
})

test("what the program refuses is refused before anything is signed, in words for the player", async () => {
  const [ann, ben, cem] = await Promise.all([racer(), racer(), racer()])
  const two = { ...plan, maxPlayers: 2, wager: { kind: "same", amount: SOL } } as const
  await expect(ann.prepareCreate(two, sol.mint, 2n * SOL, "")).rejects.toMatchObject({ code: "InvalidInput" })
  await expect(ann.prepareCreate(plan, sol.mint, 1_000n * SOL, "")).rejects.toMatchObject({
    kind: "insufficient-funds",
  })
  const { game } = await put(ann, ann.prepareCreate(two, sol.mint, SOL, ""))
  const open = await gameAt(ann, game)
  await expect(ann.prepareJoin(open, SOL, "")).rejects.toMatchObject({ code: "PlayerAlreadyInGame" })
  await expect(ben.prepareLeave(open)).rejects.toMatchObject({ code: "PlayerNotInGame" })
  await put(ben, ben.prepareJoin(open, SOL, ""))
  await expect(cem.prepareJoin(open, SOL, "")).rejects.toMatchObject({
    message: expect.stringMatching(/This game is full|drawn already/),
  })
})

test("with fifty races on the list and joins pouring in, every join is seen and the program is not searched for each", async () => {
  const [maker, joiner, watcher] = await Promise.all([racer(), racer(), racer()])
  const opened: string[] = []
  for (let race = 0; race < 50; race += 1) {
    opened.push((await put(maker, maker.prepareCreate(plan, sol.mint, 1_000n, ""))).game)
  }
  const seen = watching(watcher)
  await expect.poll(() => opened.every((game) => seen.now(game))).toBe(true)
  const asked = vi.spyOn(globalThis, "fetch")
  const joined = new Set(opened.slice(0, 40))
  const games = (await joiner.readGames()).value.filter(({ address }) => joined.has(address))
  expect(games).toHaveLength(40)
  const own = asked.mock.calls.length
  for (const game of games) await put(joiner, joiner.prepareJoin(game, 2_000n, ""))
  await expect
    .poll(() => games.filter(({ address }) => seen.now(address)?.players.length === 2).length, { timeout: 30_000 })
    .toBe(40)
  const searches = asked.mock.calls.slice(own).filter(([, init]) => `${init?.body}`.includes("getProgramAccounts"))
  asked.mockRestore()
  // The list is read whole now and then only, whatever happens on it.
  expect(searches.length).toBeLessThan(10)
  const ids = seen.lists.at(-1)?.map(({ gameId }) => gameId) ?? []
  expect(ids).toEqual(ids.toSorted((one, other) => Number(other - one)))
  expect(seen.troubles).toEqual([])
  seen.stop()
})
