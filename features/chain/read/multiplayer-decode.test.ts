import { expect, test } from "vitest"
import { readDraws, readGame, readNames } from "./multiplayer-decode"

const ours = "GambaMyTW8C1NSeFrv2c3KfmX1MSDBF6YbxDeb7dBPxM"
const discriminator = [28, 151, 185, 12, 70, 199, 73, 58]

function drawn(): Uint8Array {
  const bytes = new Uint8Array(8 + 8 + 64 + 2 + 4 + 2 + 4 + 8 + 4 + 8 + 8)
  bytes.set(discriminator)
  const view = new DataView(bytes.buffer)
  view.setBigUint64(8, 7n, true)
  view.setUint16(80, 10, true)
  for (const [at, value] of [
    [82, 1],
    [88, 1],
    [100, 1],
  ] as const)
    view.setUint32(at, value, true)
  view.setUint16(86, 3, true)
  view.setBigUint64(92, 50n, true)
  view.setBigUint64(104, 190n, true)
  view.setBigUint64(112, 200n, true)
  return bytes
}
const dataLine = (bytes: Uint8Array) => `Program data: ${btoa(String.fromCharCode(...bytes))}`

test("a draw is read from the program's own log lines", () => {
  const logs = [`Program ${ours} invoke [1]`, dataLine(drawn()), `Program ${ours} success`]
  expect(readDraws(logs, ours, "signature")).toMatchObject([
    { gameId: 7n, maxPlayers: 10, winnerIndexes: [3], winnerWagers: [50n], payouts: [190n], totalWager: 200n },
  ])
})

test("another program that says the same is not believed, not even when ours ran before it", () => {
  const other = "11111111111111111111111111111111"
  const logs = [
    `Program ${ours} invoke [1]`,
    `Program ${ours} success`,
    `Program ${other} invoke [1]`,
    dataLine(drawn()),
    `Program log: ${dataLine(drawn())}`,
    `Program ${other} success`,
  ]
  expect(readDraws(logs, ours, "signature")).toEqual([])
})

test("foreign, short and boastful bytes are no game, no names and no draw", () => {
  const boastful = drawn()
  new DataView(boastful.buffer).setUint32(82, 0xffffffff, true)
  expect(readDraws([`Program ${ours} invoke [1]`, dataLine(boastful)], ours, "")).toEqual([])
  const game = new Uint8Array(168)
  game.set([27, 90, 166, 125, 74, 100, 121, 18])
  expect(readGame("address", game)).not.toBeNull()
  for (const length of [0, 7, 8, 100, 159]) expect(readGame("address", game.slice(0, length))).toBeNull()
  const stateless = game.slice()
  stateless[114] = 9
  expect(readGame("address", stateless)).toBeNull()
  const crowded = game.slice()
  new DataView(crowded.buffer).setUint32(156, 1_000_000, true)
  expect(readGame("address", crowded)).toBeNull()
  const ghost = game.slice()
  new DataView(ghost.buffer).setUint32(160, 1, true)
  expect(readGame("address", ghost)).toBeNull()
  expect(readNames(game)).toEqual(new Map())
})
