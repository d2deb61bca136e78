import { describe, expect, test } from "vitest"
import { createGameList } from "./game-list"
import { allowsWager, chanceOf, type MultiplayerGame, phaseOf, potOf, prizeOf } from "./multiplayer"
import { decodeName, encodeName } from "./player-name"

const player = (address: string, wager: bigint) => ({
  address,
  creator: "operator",
  wager,
  creatorFee: (wager * 150n) / 10_000n,
  gambaFee: (wager * 100n) / 10_000n,
  pendingPayout: 0n,
  team: 0,
})
const game = (change: Partial<MultiplayerGame> = {}): MultiplayerGame => ({
  address: "one",
  gameId: 1n,
  maker: "maker",
  mint: "mint",
  state: "waiting",
  wager: { kind: "custom" },
  maxPlayers: 4,
  winnersTarget: 1,
  createdAtSeconds: 0,
  softEndSeconds: 60,
  hardEndSeconds: 180,
  players: [player("ann", 1_000n), player("ben", 3_000n)],
  winners: [],
  ...change,
})

test("the pot is all wagers, the prize what fees leave of it, a chance the share of the pot", () => {
  expect(potOf(game())).toBe(4_000n)
  expect(prizeOf(game())).toBe(3_900n)
  expect([chanceOf(game(), "ann"), chanceOf(game(), "ben"), chanceOf(game(), "cem")]).toEqual([0.25, 0.75, 0])
  expect(chanceOf(game({ players: [] }), "ann")).toBe(0)
})

test.each([
  [0, {}, "open"],
  [59, {}, "open"],
  [60, {}, "locked"],
  [60, { players: [player("ann", 1n)] }, "open"],
  [180, { players: [player("ann", 1n)] }, "drawing"],
  [1, { state: "playing" }, "drawing"],
  [479, {}, "drawing"],
  [480, {}, "overdue"],
  [480, { state: "settled" }, "drawn"],
] as const)("%i seconds in, a game with %o is %s", (seconds, change, phase) => {
  expect(phaseOf(game(change), seconds)).toBe(phase)
})

test("a wager fits the table's rule or it does not", () => {
  expect([4n, 5n, 6n].map((wager) => allowsWager({ kind: "same", amount: 5n }, wager))).toEqual([false, true, false])
  expect([4n, 5n, 9n, 10n].map((wager) => allowsWager({ kind: "range", min: 5n, max: 9n }, wager))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect([0n, 1n].map((wager) => allowsWager({ kind: "custom" }, wager))).toEqual([false, true])
})

describe("the list of games", () => {
  const settled = game({ state: "settled", winners: [1] })

  test("the newest game comes first, however the answers came", () => {
    const list = createGameList()
    list.replace({ slot: 1, value: [game({ address: "b", gameId: 2n }), game({ address: "a", gameId: 10n })] })
    list.apply("c", { slot: 2, value: game({ address: "c", gameId: 3n }) })
    expect(list.list().map(({ address }) => address)).toEqual(["a", "c", "b"])
  })
  test("a late answer does not undo what was heard since", () => {
    const list = createGameList()
    list.apply("one", { slot: 9, value: settled })
    list.replace({ slot: 8, value: [game()] })
    expect(list.list()).toEqual([{ ...settled, closed: false }])
  })
  test("a drawn game stays after its account is gone, and a game that was never drawn goes", () => {
    const list = createGameList()
    list.replace({ slot: 1, value: [settled, game({ address: "two" })] })
    list.replace({ slot: 2, value: [] })
    expect(list.list()).toEqual([{ ...settled, closed: true }])
    list.apply("two", { slot: 1, value: game({ address: "two" }) })
    expect(list.list()).toHaveLength(1)
  })
  test("an address that is used again shows its new game", () => {
    const list = createGameList()
    list.apply("one", { slot: 1, value: settled })
    list.apply("one", { slot: 2, value: null })
    list.apply("one", { slot: 3, value: game({ gameId: 7n }) })
    expect(list.list()).toEqual([{ ...game({ gameId: 7n }), closed: false }])
  })
  test("of the closed games only the latest stay in the list", () => {
    const list = createGameList()
    const many = Array.from({ length: 50 }, (_, index) =>
      game({ address: `${index}`, gameId: BigInt(index), state: "settled" }),
    )
    list.replace({ slot: 1, value: many })
    list.replace({ slot: 2, value: [] })
    expect(list.list().map(({ gameId }) => gameId)).toEqual(
      Array.from({ length: 20 }, (_, index) => BigInt(49 - index)),
    )
  })
})

describe("a name", () => {
  test.each(["Ann", "Zoë 🎲", ""])("%o comes back as it was", (name) => {
    expect(decodeName(encodeName(name))).toBe(name)
  })
  test("is cut between characters at 32 bytes", () => {
    expect(decodeName(encodeName("🎲".repeat(9)))).toBe("🎲".repeat(8))
    expect(encodeName("x".repeat(400))).toHaveLength(32)
  })
  test("cannot turn the text around it, nor hide in it", () => {
    expect(decodeName(new TextEncoder().encode("a\u202eb\u200bc\u0000\u0007"))).toBe("a b c")
    expect(decodeName(Uint8Array.of(0xff, 0xfe, 0x41))).toBe("A")
  })
})
