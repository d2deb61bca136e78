import { expect, test } from "vitest"
import { toBase58 } from "../contract/base58"
import { rpcLimits } from "./rpc-limits"

const signature = (player: number) =>
  toBase58(Uint8Array.from({ length: 64 }, (_, at) => (at < 2 ? player >> (8 * at) : 7)))
const status = (player: number) => ({ method: "getSignatureStatuses", params: [[signature(player)]] })
const read = { method: "getAccountInfo", params: ["1".repeat(32)] }

test("two hundred players of one mobile carrier track their bets for a minute, while one of them reads too much", () => {
  const limits = rpcLimits(() => 0)
  const refused = new Set<string>()
  const ask = (call: typeof read | ReturnType<typeof status>) => {
    if (Math.max(...limits.take("10.0.0.1", [call])) > 0) refused.add(call.method)
  }
  for (let count = 0; count < 13_000; count++) ask(read)
  for (let poll = 0; poll < 150; poll++) for (let player = 0; player < 200; player++) ask(status(player))
  expect([...refused]).toEqual(["getAccountInfo"])
})

test("one signature that is asked for without end is refused alone, until its minute ends", () => {
  let nowMs = 0
  const limits = rpcLimits(() => nowMs)
  const take = (player: number) => limits.take("10.0.0.1", [status(player)])[0]
  for (let count = 0; count < 200; count++) expect(take(1)).toBe(0)
  expect(take(1)).toBe(60_000)
  expect(take(2)).toBe(0)
  nowMs = 60_000
  expect(take(1)).toBe(0)
})
