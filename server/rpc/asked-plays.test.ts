import { describe, expect, test } from "vitest"
import {
  betCall,
  casino,
  foreignCall,
  lookupTable,
  mint,
  playCall,
  pool,
  raceCall,
  wallet,
} from "../indexer/testing/play-calls"
import { askedPlays, mayStartPlay } from "./asked-plays"
import { gamba, multiplayer } from "./methods"
import { transactionParts } from "./transaction-parts"

const lighthouse = "L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95"
const memo = "MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr"
const budget = "ComputeBudget111111111111111111111111111111"
const stranger = "Stranger11111111111111111111111111111111111"
const somebody = "Somebody11111111111111111111111111111111111"
const ours = lookupTable("Poo1Tab1e1111111111111111111111111111111111", [pool, mint, somebody])
const withPrograms = lookupTable("Poo2Tab1e1111111111111111111111111111111111", [somebody, gamba, multiplayer])
const foreignTable = lookupTable("Tab1e11111111111111111111111111111111111111", [somebody])
const tables = new Map(
  [ours, withPrograms].map(({ key, state }) => [key.toBase58(), state.addresses.map((each) => each.toBase58())]),
)

const read = (call: string) => {
  const parts = transactionParts(new Uint8Array(Buffer.from(call, "base64")))
  if (!parts) throw new Error("No transaction")
  return { looked: mayStartPlay(parts), plays: askedPlays(parts, tables) }
}

test("a bet is read as it was signed, with the accounts of its pool's table", () => {
  for (const around of [{}, { tables: [ours] }])
    expect(read(betCall("0:mines:3:a:4", { betArray: [0, 15_000, 0], wager: 7n, ...around }))).toEqual({
      looked: true,
      plays: [
        {
          user: wallet,
          pool,
          token: mint,
          creator: casino,
          wager: 7n,
          betArray: [0, 15_000, 0],
          metadata: "0:mines:3:a:4",
        },
      ],
    })
})

describe("beside a step, a claim, a closing and a leaving", () => {
  const calls = [
    (around: object) => betCall("0:mines:3:a:4", around),
    (around: object) => playCall("player_claim", around),
    (around: object) => playCall("player_close", around),
    (around: object) => raceCall("leave_game", around),
  ]

  test.each([
    ["an assertion", [foreignCall(lighthouse, [somebody])]],
    ["a memo", [foreignCall(memo, [wallet])]],
    ["a compute budget", [foreignCall(budget)]],
    ["all of them", [foreignCall(budget), foreignCall(memo, [wallet]), foreignCall(lighthouse, [somebody])]],
  ])("%s of a wallet is no start", (_, extra) => {
    for (const call of calls) {
      expect(read(call({ extra })).plays).not.toBeNull()
      expect(read(call({ extra, tables: [ours] })).plays).not.toBeNull()
    }
    expect(calls.map((call) => read(call({ extra })).looked)).toEqual([true, false, false, false])
  })

  test.each<[string, object]>([
    ["that names Gamba's program", { extra: [foreignCall(stranger, [somebody, gamba])] }],
    ["that names the program of races", { extra: [foreignCall(stranger, [multiplayer])] }],
    [
      "that names Gamba's program by a pool's table",
      { extra: [foreignCall(stranger, [gamba])], tables: [withPrograms] },
    ],
    ["that names a table of its own", { extra: [foreignCall(stranger, [somebody])], tables: [foreignTable] }],
  ])("a foreign call %s counts as one", (_, around) => {
    for (const call of calls) expect(read(call(around))).toEqual({ looked: true, plays: null })
  })
})

test.each([
  ["the joining of a race", raceCall("join_game")],
  [
    "a bet whose accounts are in a foreign table",
    betCall("0:mines:3:a:4", { tables: [lookupTable(stranger, [mint])] }),
  ],
  ["a bet that ends early", playCall("play_game")],
])("%s counts as a start", (_, call) => expect(read(call)).toEqual({ looked: true, plays: null }))
