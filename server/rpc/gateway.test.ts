import { expect, test } from "vitest"
import { toBase58 } from "../contract/base58"
import { betCall } from "../indexer/testing/play-calls"
import { answerOf, reading } from "../testing/rpc-answers"
import { createGateway as createRawGateway, type GatewayOptions } from "./gateway"
import type { RpcAnswer, RpcCall } from "./upstream"

const createGateway = (options: GatewayOptions) => reading(createRawGateway(options))
const wallet = (index: number) => toBase58(Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? index : 7)))
const pool = "Poo1111111111111111111111111111111111111111"

/** A gateway to a node that answers with what it was asked, and counts. */
function gateway() {
  let nowMs = 0
  let slot = 100
  const asked: RpcCall[] = []
  let requests = 0
  const answer = ({ method, params }: RpcCall): RpcAnswer => {
    const [first] = params
    const context = { slot: slot++ }
    if (method === "getMultipleAccounts")
      return answerOf({ context, value: (first as string[]).map((address) => ({ owner: address })) })
    return answerOf({ context, value: { asked: first ?? method } })
  }
  const ask = createGateway({
    upstream: async (calls) => {
      requests += 1
      asked.push(...calls)
      return calls.map(answer)
    },
    sharedAccounts: new Set([pool]),
    nowMs: () => nowMs,
  })
  const one = async (method: string, ...params: unknown[]) => (await ask([{ method, params }]))[0]
  return { ask, one, asked, requests: () => requests, pass: (ms: number) => (nowMs += ms) }
}

test("what is the same for everybody is asked once per slot, by method, parameters and commitment", async () => {
  const { one, asked, pass } = gateway()
  const [first, second] = await Promise.all([
    one("getLatestBlockhash", { commitment: "confirmed" }),
    one("getLatestBlockhash", { commitment: "confirmed" }),
  ])
  expect(first).toEqual(second)
  await one("getLatestBlockhash", { commitment: "finalized" })
  await one("getAccountInfo", pool, { encoding: "base64" })
  await one("getAccountInfo", pool, { encoding: "base64" })
  expect(asked).toHaveLength(3)
  pass(400)
  await one("getLatestBlockhash", { commitment: "confirmed" })
  expect(asked).toHaveLength(4)
})

test("reads of wallets are joined in one call, and each gets its own account", async () => {
  const { one, asked } = gateway()
  const addresses = Array.from({ length: 150 }, (_, index) => wallet(index))
  const answers = await Promise.all(addresses.map((address) => one("getAccountInfo", address, { encoding: "base64" })))
  expect(asked.map(({ method, params }) => [method, (params[0] as string[]).length])).toEqual([
    ["getMultipleAccounts", 100],
    ["getMultipleAccounts", 50],
  ])
  for (const [index, address] of addresses.entries())
    expect(answers[index]).toMatchObject({ result: { value: { owner: address } } })
  // What was joined is not remembered: a wallet that asks again gets what is newest.
  await one("getAccountInfo", wallet(1), { encoding: "base64" })
  expect(asked).toHaveLength(3)
})

test("of an account no more is asked for than the app reads, also of one of ten megabytes", async () => {
  const { one, asked } = gateway()
  for (const options of [{ encoding: "base64" }, { dataSlice: { offset: 9, length: 10_000_000 } }, null, undefined]) {
    await one("getAccountInfo", pool, ...(options === undefined ? [] : [options]))
    await one("getMultipleAccounts", [wallet(1)], ...(options === undefined ? [] : [options]))
  }
  expect(asked.length).toBeGreaterThan(3)
  for (const { params } of asked) expect(params[1]).toMatchObject({ dataSlice: { offset: 0, length: 15_000 } })
})

test("reads of several accounts are joined too, and the accounts of one call stay in one answer", async () => {
  const { one, asked } = gateway()
  const lists = Array.from({ length: 4 }, (_, list) =>
    Array.from({ length: 40 }, (_, index) => wallet(list * 40 + index)),
  )
  const answers = await Promise.all([
    ...lists.map((list) => one("getMultipleAccounts", list, { encoding: "base64" })),
    one("getAccountInfo", wallet(1), { encoding: "base64" }),
  ])
  expect(asked.map(({ params }) => (params[0] as string[]).length)).toEqual([80, 81])
  for (const [index, list] of lists.entries())
    expect(answers[index]).toMatchObject({ result: { value: list.map((owner) => ({ owner })) } })
  expect(answers[4]).toMatchObject({ result: { value: { owner: wallet(1) } } })
})

test("statuses and block heights always go to a node, as does whatever names a slot", async () => {
  const { one, asked } = gateway()
  for (let again = 0; again < 2; again++) {
    await one("getSignatureStatuses", ["5".repeat(88)])
    await one("getBlockTime", 7)
    await one("getAccountInfo", pool, { minContextSlot: 7 })
    await one("getLatestBlockhash", { minContextSlot: 7 })
  }
  expect(asked).toHaveLength(8)
})

test("an answer that failed is shared with nobody later", async () => {
  let fails = true
  const ask = createGateway({
    upstream: async (calls) => {
      if (fails) throw new Error("away")
      return calls.map(() => answerOf(1))
    },
    sharedAccounts: new Set(),
  })
  const call = [{ method: "getEpochInfo", params: [] }]
  const unanswered = [{ unanswered: new Error("away") }]
  expect(await ask(call)).toEqual(unanswered)
  expect(await ask([{ method: "getAccountInfo", params: [wallet(1)] }])).toEqual(unanswered)
  fails = false
  expect(await ask(call)).toEqual([{ result: 1 }])
})

test("an answer that is too long fails for the caller who asked for it, and not for the reads that were joined with it", async () => {
  const [large, small] = [wallet(1), wallet(2)]
  const tooLong = { error: { code: -32_603, message: "The answer is too long." } }
  const ask = createGateway({
    upstream: async (calls) => calls.map((call) => (JSON.stringify(call).includes(large) ? tooLong : answerOf(small))),
    sharedAccounts: new Set(),
  })
  const read = (address: string) => ask([{ method: "getAccountInfo", params: [address, { encoding: "base64" }] }])
  expect(await Promise.all([read(large), read(small)])).toEqual([[tooLong], [{ result: small }]])
})

test("methods and accounts that the app does not use are refused without asking a node", async () => {
  const { ask, requests } = gateway()
  const refused = await ask([
    { method: "getClusterNodes", params: [] },
    { method: "requestAirdrop", params: [wallet(1), 1] },
    { method: "getProgramAccounts", params: ["TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"] },
    { method: "sendTransaction", params: ["AAAA", { encoding: "base64" }] },
    { method: "sendTransaction", params: [7] },
    { method: "simulateTransaction", params: [] },
  ])
  expect(refused).toEqual(refused.map(() => ({ error: expect.anything() })))
  expect(requests()).toBe(0)
})

test("two hundred players who look at a game in one slot cost the node a handful of calls", async () => {
  const { ask, requests } = gateway()
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      ask([
        { method: "getLatestBlockhash", params: [{ commitment: "confirmed" }] },
        { method: "getEpochInfo", params: [] },
        { method: "getAccountInfo", params: [pool, { encoding: "base64" }] },
        { method: "getAccountInfo", params: [wallet(index), { encoding: "base64" }] },
      ]),
    ),
  )
  expect(requests()).toBe(5)
})

test("what a client says of sending and of the encoding counts for nothing", async () => {
  const { one, asked } = gateway()
  const bet = betCall("0:dice:under-50")
  const sent = { encoding: "base64", skipPreflight: true, maxRetries: 0 }
  for (const options of [
    undefined,
    null,
    {},
    { encoding: "base58", skipPreflight: false, maxRetries: 5, minContextSlot: 7 },
  ])
    expect(await one("sendTransaction", bet, options)).toHaveProperty("result")
  expect(asked.map(({ params }) => params)).toEqual(Array.from({ length: 4 }, () => [bet, sent]))
  await one("simulateTransaction", bet, { encoding: "base58", sigVerify: false })
  expect(asked.at(-1)?.params).toEqual([bet, { encoding: "base64", sigVerify: false }])
  // A careless text reaches the node as it was read here.
  await one("sendTransaction", ` ${bet.slice(0, 40)} ${bet.slice(40)}`)
  expect(asked.at(-1)?.params).toEqual([bet, sent])
})

const [signatureAt, signingAt, end] = [1, 1 + 64 + 1, -2] as const
/** A signed bet with one byte changed. */
function changed(at: number): Buffer {
  const bytes = bytesOfBet()
  const index = at < 0 ? bytes.length + at : at
  bytes.writeUInt8(bytes.readUInt8(index) ^ 1, index)
  return bytes
}
const bytesOfBet = () => Buffer.from(betCall("0:dice:under-50"), "base64")

test.each([
  ["a changed signature", changed(signatureAt)],
  ["changed data", changed(end)],
  ["another count of those who have to sign", changed(signingAt)],
  ["no signature", Buffer.concat([Buffer.from([0]), bytesOfBet().subarray(1 + 64)])],
  ["zeros as its signature", bytesOfBet().fill(0, signatureAt, signatureAt + 64)],
])("a transaction with %s reaches no node", async (_, transaction) => {
  const { one, requests } = gateway()
  expect(await one("sendTransaction", transaction.toString("base64"))).toMatchObject({
    error: { code: -32_602, message: expect.stringMatching(/signed/) },
  })
  expect(requests()).toBe(0)
})
