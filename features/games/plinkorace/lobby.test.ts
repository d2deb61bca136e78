import { describe, expect, test } from "vitest"
import type { ListedGame } from "#features/chain"
import { clockText, oddsText, offerOf, raceStateOf, racesIn, stakedIn, wagerText } from "./lobby"
import { outcomeText } from "./race-result"
import { sampleRace } from "./sample-race"

const token = { symbol: "SOL", decimals: 9 }
const SOL = 1_000_000_000n

test("a table says what it takes", () => {
  expect(wagerText({ kind: "same", amount: SOL / 4n }, token)).toBe("0.2500 SOL")
  expect(wagerText({ kind: "range", min: SOL / 10n, max: 5n * SOL }, token)).toBe("0.1000 to 5.0000 SOL")
  expect(wagerText({ kind: "custom" }, token)).toBe("Any bet")
})

test("a clock counts whole seconds and stops at nothing", () => {
  expect([61.2, 60, 0.1, 0, -5].map(clockText)).toEqual(["1:02", "1:00", "0:01", "0:00", "0:00"])
})

test.each([
  [0, 4, "Waiting", "starts in 1:00"],
  [59.5, 4, "Waiting", "starts now"],
  [0, 1, "Waiting", "ends in 3:00 unless another player joins"],
  [179.5, 1, "Waiting", "ends now unless another player joins"],
  [0, 0, "Waiting", "ends in 3:00 unless two players join"],
  [60, 1, "Waiting", "ends in 2:00 unless another player joins"],
  [60, 2, "Starting", "no more bets"],
  [180, 2, "Drawing", "no more bets"],
  [480, 2, "Overdue", "wagers can be taken back"],
])("%i seconds in, a race of %i is %s, %s", (seconds, players, state, detail) => {
  expect(raceStateOf(sampleRace({ players }), seconds)).toEqual({ state, detail })
})

test("a player who is alone has no chance in percent: there is no race yet", () => {
  const [alone, pair] = [sampleRace({ players: 1 }), sampleRace({ players: 2 })]
  const own = alone.players[0]?.address ?? ""
  expect(oddsText(alone, own, token)).toBe(
    "Pot 1.0000 SOL. A race needs a second player; without one your bet comes back.",
  )
  expect(oddsText(pair, own, token)).toBe("Pot 2.0000 SOL, your chance 50%.")
})

test("what a player has staked is the wager of their own place, and nothing without one", () => {
  const race = sampleRace({ players: 3 })
  expect(stakedIn(race, race.players[1]?.address ?? "")).toBe(race.players[1]?.wager)
  expect(stakedIn(race, "me")).toBe(0n)
})

describe("the button", () => {
  const offer = (race: ListedGame, address: string, wager = SOL, seconds = 0) =>
    offerOf(race, address, wager, seconds, token)

  test("joins with a bet the table takes, and says which it takes", () => {
    const race = sampleRace({ players: 2, wager: { kind: "same", amount: SOL } })
    expect(offer(race, "me")).toEqual({ act: "join", allowed: true, problem: null })
    expect(offer(race, "me", 5n)).toEqual({ act: "join", allowed: false, problem: "This race takes 1.0000 SOL." })
  })
  test("leaves or edits while the table is open, then waits", () => {
    const race = sampleRace({ players: 2 })
    const own = race.players[0]?.address ?? ""
    expect(offer(race, own, SOL)).toEqual({ act: "leave" })
    expect(offer(race, own, 2n * SOL)).toEqual({ act: "edit" })
    expect(offer(race, own, SOL, 60).act).toBe("wait")
    expect(offer(race, own, SOL, 480)).toEqual({ act: "leave" })
    expect(offer(race, "me", SOL, 480).act).toBe("wait")
  })
  test("replays what was drawn", () => {
    expect(offer(sampleRace({ players: 3, winner: 1 }), "me")).toEqual({ act: "replay" })
  })
})

const lobby = { mint: sampleRace().mint, creator: "operator", own: "me" }
const listed = (...games: ListedGame[]) => racesIn(games, lobby).map(({ address }) => address)

test("the lobby lists this token's races that the board can show, open ones first", () => {
  const open = sampleRace({ address: "open" })
  const over = sampleRace({ address: "over", winner: 0 })
  const crowd = { ...sampleRace({ address: "crowd" }), maxPlayers: 999 }
  const foreign = { ...sampleRace({ address: "foreign" }), mint: "usdc" }
  expect(listed(over, crowd, foreign, open)).toEqual(["open", "over"])
})

test("the program is everybody's: only races of this operator, of its players and of this player are listed", () => {
  const elsewhere = sampleRace({ address: "elsewhere" })
  const theirs = {
    ...elsewhere,
    players: elsewhere.players.map((player) => ({ ...player, creator: "another operator" })),
  }
  const [guest] = elsewhere.players
  if (!guest) throw new Error("A race has players")
  const joined = { ...theirs, address: "joined", players: [...theirs.players, guest] }
  const empty = { ...theirs, players: [] }
  const opened = { ...empty, address: "opened by the operator", maker: "operator" }
  const left = { ...empty, address: "own, without players", maker: "me" }
  expect(listed(theirs, empty, joined, opened, left)).toEqual([
    "joined",
    "opened by the operator",
    "own, without players",
  ])
})

test("a race is announced with its money, and a loss is not dressed up", () => {
  const race = sampleRace({ players: 3, winner: 1 })
  const nameOf = (address: string) => `<${address}>`
  const [first, winner] = race.players
  expect(outcomeText(race, first?.address ?? "", nameOf, 1, token)).toBe(
    `Race settled. Winner <${winner?.address}>. You finished second, −1.0000 SOL.`,
  )
  expect(outcomeText(race, winner?.address ?? "", nameOf, 0, token)).toContain("You win 2.9250 SOL, +1.9250 SOL")
  expect(outcomeText(race, "nobody", nameOf, 0, token)).toBe(`Race settled. Winner <${winner?.address}>.`)
  const alone = sampleRace({ players: 1, winner: 0 })
  expect(outcomeText(alone, alone.players[0]?.address ?? "", nameOf, 0, token)).toContain("without fees")
})
