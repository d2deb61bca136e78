import { createHash, generateKeyPairSync, sign } from "node:crypto"
import { describe, expect, test } from "vitest"
import { fromBase58, toBase58 } from "../contract/base58"
import { gamba } from "./methods"
import { rpcLimits } from "./rpc-limits"
import { transactionOf } from "./transaction-parts"
import type { RpcCall } from "./upstream"

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
  for (let count = 0; count < 271_000; count++) ask(read)
  for (let poll = 0; poll < 150; poll++) for (let player = 0; player < 200; player++) ask(status(player))
  expect([...refused]).toEqual(["getAccountInfo"])
})

test("300 players of one address follow an open bet without a socket for a minute, and prepare six more, beside one who reads histories", () => {
  const limits = rpcLimits(() => 0)
  const refused = new Set<string>()
  const ask = (call: RpcCall) => {
    if (Math.max(...limits.take("10.0.0.1", [call])) > 0) refused.add(call.method)
  }
  const height = { method: "getEpochInfo", params: [{ commitment: "confirmed" }] }
  const simulation = { method: "simulateTransaction", params: ["AAAA", { encoding: "base64" }] }
  for (let player = 0; player < 300; player++) {
    for (let poll = 0; poll < 150; poll++) for (const call of [read, height, status(player)]) ask(call)
    const bet = send(player)
    for (let again = 0; again < 30; again++) ask(bet)
    for (let bet = 0; bet < 6; bet++) ask(simulation)
  }
  expect([...refused]).toEqual([])
  for (let count = 0; count < 1_000; count++) for (const call of [history(1_000), simulation]) ask(call)
  for (const call of [read, height, status(1), send(1)]) ask(call)
  expect([...refused].sort()).toEqual(["getSignaturesForAddress", "simulateTransaction"])
})

/** How many of these an address may ask for in a minute. */
function allowed(call: RpcCall, hasOrigin = true): number {
  const limits = rpcLimits(() => 0)
  let count = 0
  while (limits.take("10.0.0.1", [call], hasOrigin)[0] === 0) count += 1
  return count
}
const history = (limit?: unknown) => ({ method: "getSignaturesForAddress", params: ["1".repeat(32), { limit }] })

test("what takes more has fewer calls a minute, and what says nothing of its size counts as the largest", () => {
  // The last thirteen of them are slowed.
  expect(allowed(history(1_000))).toBe(239 + 13)
  for (const limit of [undefined, 0, -5, 1e9, "1"]) expect(allowed(history(limit))).toBe(239 + 13)
  expect(allowed(history(40))).toBeGreaterThan(5_000)
  expect(allowed({ method: "simulateTransaction", params: [] })).toBe(3_000)
  expect(allowed({ method: "getProgramAccounts", params: [] })).toBe(6_000)
  expect(allowed({ method: "getTransaction", params: [] })).toBe(6_000 + 350)
  expect(allowed(read)).toBe(270_000)
  const accounts = Array.from({ length: 100 }, () => "1".repeat(32))
  expect(allowed({ method: "getMultipleAccounts", params: [accounts] })).toBe(7_941)
})

test("an address whose answers were too long reads no more in its minute, and sends and tracks its bets", () => {
  let nowMs = 0
  const limits = rpcLimits(() => nowMs)
  const waits = (from = "10.0.0.1") =>
    [read, history(1), status(1), send(1)].map((call) => limits.take(from, [call])[0])
  limits.took("10.0.0.1", 270_000_000)
  expect(waits()).toEqual([0, 0, 0, 0])
  limits.took("10.0.0.1", 1)
  expect(waits()).toEqual([60_000, 60_000, 0, 0])
  expect(waits("10.0.0.2")).toEqual([0, 0, 0, 0])
  nowMs = 60_000
  expect(waits()).toEqual([0, 0, 0, 0])
})

test("a proof beyond the limit is slowed and goes on, and holds back nothing else", () => {
  let nowMs = 0
  const limits = rpcLimits(() => nowMs)
  const page = [history(1_000)]
  while (limits.slowMs("10.0.0.1", page) === 0) limits.take("10.0.0.1", page)
  expect(limits.slowMs("10.0.0.1", [read, status(1)])).toBe(0)
  expect(limits.slowMs("10.0.0.2", page)).toBe(0)
  // One page after the other, as the app asks, for five minutes; the limit itself begins anew each minute.
  let pages = 0
  while (nowMs < 300_000) {
    nowMs += limits.slowMs("10.0.0.1", page) + 1
    expect(limits.take("10.0.0.1", page)).toEqual([0])
    pages += 1
  }
  expect(pages).toBeGreaterThan(5 * 239)
})

describe("an account of a transaction under way", () => {
  const bet = (player: number) => ({ method: "sendTransaction", params: [betBy(player)] })
  const account = (player: number) => ({ method: "getAccountInfo", params: [gameOf(player)] })
  /** Neighbours have read all that the address may. */
  function readOut() {
    let nowMs = 0
    const limits = rpcLimits(() => nowMs)
    for (let count = 0; count < 270_000; count++) limits.take("10.0.0.1", [read])
    const waits = (call: RpcCall, hasOrigin = true) => (limits.take("10.0.0.1", [call], hasOrigin)[0] ?? 0) > 0
    return { waits, pass: (ms: number) => (nowMs += ms) }
  }

  test("is read as a held bet needs it, with and without an Origin, whatever neighbours have read", () => {
    const { waits } = readOut()
    expect([waits(account(1)), waits(account(1), false)]).toEqual([true, false])
    expect(waits(bet(1))).toBe(false)
    for (let poll = 0; poll < 150; poll++)
      for (const hasOrigin of [true, false]) expect(waits(account(1), hasOrigin)).toBe(false)
    expect([waits(read), waits(account(2))]).toEqual([true, true])
  })

  test("has a limit of its own", () => {
    const { waits } = readOut()
    waits(bet(1))
    for (let count = 0; count < 400; count++) expect(waits(account(1))).toBe(false)
    expect(waits(account(1))).toBe(true)
  })

  test("has it for three minutes after it was sent last", () => {
    const { waits, pass } = readOut()
    waits(bet(1))
    pass(3 * 60_000 - 1)
    // Neighbours read on: the minute has begun anew.
    while (!waits(read));
    expect(waits(account(1))).toBe(false)
    pass(1)
    expect(waits(account(1))).toBe(true)
  })

  test("keeps its room when somebody signs rubbish, who opens 900 of them at one address", () => {
    const { waits } = readOut()
    for (let player = 0; player <= 900; player++) expect(waits(bet(player))).toBe(false)
    expect([waits(account(0)), waits(account(899)), waits(account(900))]).toEqual([false, false, true])
  })

  test("is no stranger's: what is not validly signed opens nothing", () => {
    const { waits } = readOut()
    const forged = Buffer.from(betBy(1), "base64").fill(7, 1, 65).toString("base64")
    waits({ method: "sendTransaction", params: [forged] })
    expect(waits(account(1))).toBe(true)
  })
})

test("statuses of what was sent are given, whatever signatures neighbours invent", () => {
  const limits = rpcLimits(() => 0)
  const call = send(1)
  limits.take("10.0.0.1", [call])
  const sent = { method: "getSignatureStatuses", params: [[transactionOf(call)?.signature]] }
  for (let player = 0; player < 60_000; player++)
    for (let time = 0; time < 3; time++) limits.take("10.0.0.1", [status(player)])
  expect([status(60_001), sent].map((each) => (limits.take("10.0.0.1", [each])[0] ?? 0) > 0)).toEqual([true, false])
})

test("without an Origin the smallest bucket is that of all reads, and a bet is sent and tracked as with one", () => {
  expect([allowed(read, false), allowed(history(1_000), false)]).toEqual([4_000, 15])
  for (const call of [status(1), send(1)]) expect(allowed(call, false)).toBe(allowed(call))
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
  for (let count = 0; count < 270_000; count++) limits.take("10.0.0.9", [read])
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

const { publicKey, privateKey } = generateKeyPairSync("ed25519")
const keys = [publicKey.export({ format: "der", type: "spki" }).subarray(-32), Buffer.alloc(32, 7)]
/** A transaction of one instruction, whose data is this number. The chain client signs in forty times the time. */
function send(number: number, isForged = false) {
  const data = Buffer.alloc(4)
  data.writeUInt32LE(number)
  const message = Buffer.concat([Buffer.from([1, 0, 1, 2]), ...keys, Buffer.alloc(32), Buffer.from([1, 1, 0, 4]), data])
  const signature = isForged ? Buffer.alloc(64, data) : sign(null, message, privateKey)
  const bytes = Buffer.concat([Buffer.from([1]), signature, message])
  return { method: "sendTransaction", params: [bytes.toString("base64")] }
}

/** The account in which a player's bet is kept. */
const gameOf = (player: number) => toBase58(createHash("sha256").update(`${player}`).digest())
/** A bet of a wallet of its own, which names that account. */
function betBy(player: number) {
  const own = generateKeyPairSync("ed25519")
  const key = own.publicKey.export({ format: "der", type: "spki" }).subarray(-32)
  const game = createHash("sha256").update(`${player}`).digest()
  const keys = [key, game, Buffer.from(fromBase58(gamba) ?? [])]
  const head = [Buffer.from([1, 0, 1, keys.length]), ...keys, Buffer.alloc(32)]
  const message = Buffer.concat([...head, Buffer.from([1, 2, 1, 1, 0])])
  return Buffer.concat([Buffer.from([1]), sign(null, message, own.privateKey), message]).toString("base64")
}

test("an address sends 6,000 transactions a minute, and each of them again until it has landed", () => {
  const limits = rpcLimits(() => 0)
  const take = (number: number, from = "10.0.0.1") => limits.take(from, [send(number)])[0]
  for (let bet = 0; bet < 6_000; bet++) expect(take(bet)).toBe(0)
  for (let time = 0; time < 2; time++) expect(take(6_000)).toBe(60_000)
  for (let time = 0; time < 30; time++) expect(take(7)).toBe(0)
  expect(take(6_000, "10.0.0.2")).toBe(0)
})

test("what is not signed validly takes no transaction from its address", () => {
  const limits = rpcLimits(() => 0)
  for (let count = 0; count < 7_000; count++) expect(limits.take("10.0.0.1", [send(count, true)])).toEqual([0])
  expect(limits.take("10.0.0.1", [send(0)])).toEqual([0])
})

test("nobody has signatures verified without end", () => {
  const limits = rpcLimits(() => 0)
  const forged = send(0, true)
  for (let count = 0; count < 30_000; count++) limits.take("10.0.0.1", [forged])
  expect(limits.take("10.0.0.1", [send(0)])).toEqual([60_000])
  expect(limits.take("10.0.0.2", [send(0)])).toEqual([0])
})
