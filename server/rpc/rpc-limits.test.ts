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

test("a stranger who asks for a player's signature without end takes nothing from the player", () => {
  const limits = rpcLimits(() => 0)
  const endless = { method: "getSignatureStatuses", params: [Array.from({ length: 256 }, () => signature(1))] }
  // One call names a signature once, however often it says it.
  for (let count = 0; count < 200; count++) expect(limits.take("10.0.0.9", [endless])).toEqual([0])
  expect(limits.take("10.0.0.9", [endless])).toEqual([60_000])
  expect(limits.take("10.0.0.1", [status(1)])).toEqual([0])
})

test("signatures that somebody invents are reads, and give no address its reads back", () => {
  const limits = rpcLimits(() => 0)
  const exhausted = () => limits.take("10.0.0.9", [read])[0] !== 0
  for (let count = 0; count < 12_000; count++) limits.take("10.0.0.9", [read])
  expect(exhausted()).toBe(true)
  const invented = (text: string) => limits.take("10.0.0.9", [{ method: "getSignatureStatuses", params: [[text]] }])[0]
  for (const text of ["x".repeat(100_000), "short", "0".repeat(88), ""]) expect(invented(text)).toBe(60_000)
  const another = (index: number) => String(index).replaceAll("0", "z").padStart(88, "1")
  for (let count = 0; count < 250; count++) {
    const params = [Array.from({ length: 256 }, (_, index) => another(count * 256 + index))]
    limits.take("10.0.0.9", [{ method: "getSignatureStatuses", params }])
  }
  expect(exhausted()).toBe(true)
})
