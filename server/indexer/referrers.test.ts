import { type AccountInfo, PublicKey } from "@solana/web3.js"
import { expect, test } from "vitest"
import { referrersOf } from "./referrers"

const program = new PublicKey("RefwFk2PPNd9bPehSyAkrkrehSHkvz6mTAHTNe8v9vH")
const wallet = (seed: number) => new PublicKey(new Uint8Array(32).fill(seed, 0, 2).fill(seed >> 8, 2))
const creator = wallet(9_000)
const record = (player: PublicKey) =>
  PublicKey.findProgramAddressSync([creator.toBuffer(), player.toBuffer()], program)[0].toBase58()
const mark = [60, 125, 244, 175, 131, 109, 101, 246]

const account = (data: Uint8Array, owner = program): AccountInfo<Buffer> => ({
  data: Buffer.from(data),
  owner,
  executable: false,
  lamports: 1,
})
const naming = (referrer: PublicKey) => new Uint8Array([...mark, ...referrer.toBytes()])

/** A node that knows these accounts. */
function node(accounts: Readonly<Record<string, AccountInfo<Buffer>>>) {
  const asked: number[] = []
  const getMultipleAccountsInfo = async (keys: PublicKey[]) => {
    asked.push(keys.length)
    return keys.map((key) => accounts[key.toBase58()] ?? null)
  }
  return { asked, read: referrersOf({ getMultipleAccountsInfo }, creator.toBase58()) }
}

test("the records of any number of players are read a hundred at a time", async () => {
  const players = Array.from({ length: 230 }, (_, index) => wallet(index + 1))
  const last = players[229] ?? creator
  const { asked, read } = node({ [record(last)]: account(naming(wallet(7_000))) })
  expect([...(await read(players.map((player) => player.toBase58())))]).toEqual([
    [last.toBase58(), wallet(7_000).toBase58()],
  ])
  expect(asked).toEqual([100, 100, 30])
})

test.each([
  ["of another program", account(naming(wallet(1)), wallet(2))],
  ["that is too short", account(naming(wallet(1)).slice(0, 39))],
  ["of another kind", account(new Uint8Array(40))],
  ["that was closed", account(new Uint8Array())],
])("an account %s is no record", async (_name, found) => {
  const player = wallet(3)
  const { read } = node({ [record(player)]: found })
  expect((await read([player.toBase58()])).size).toBe(0)
})
