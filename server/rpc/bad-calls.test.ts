import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { toBase58 } from "../contract/base58"
import { betCall } from "../indexer/testing/play-calls"
import { deepNest } from "../testing/deep-nest"
import { answerOf, reading } from "../testing/rpc-answers"
import { unhandledRejections } from "../testing/unhandled-rejections"
import { createGateway } from "./gateway"
import { gamba, multiplayer } from "./methods"
import type { RpcCall, Upstream } from "./upstream"

const wallet = toBase58(new Uint8Array(32).fill(7))
const races = [{ memcmp: { offset: 0, bytes: "5aNQXizG8jB" } }]
const noText = { toString: 1 }
const read = { method: "getAccountInfo", params: [wallet, { encoding: "base64" }] }
const height = { method: "getBlockTime", params: [7] }
const invalid = { error: { code: -32_602, message: "Invalid params" } }

const over = (upstream: Upstream) => reading(createGateway({ upstream, sharedAccounts: new Set() }))
const answering: Upstream = async (calls) =>
  calls.map(({ method }) =>
    answerOf(method === "getMultipleAccounts" ? { context: { slot: 1 }, value: ["account"] } : 7),
  )
const away = new Error("away")
const unanswered = { unanswered: away }

test.each([
  ["a program that is no text", "getProgramAccounts", [noText]],
  ["no program", "getProgramAccounts", []],
  ["a filter that is a deep nest", "getProgramAccounts", [multiplayer, { filters: deepNest }]],
  ["no filter", "getProgramAccounts", [multiplayer, { encoding: "base64" }]],
  ["another filter beside the app's", "getProgramAccounts", [multiplayer, { filters: [...races, { dataSize: 1 }] }]],
  ["another program than that of races", "getProgramAccounts", [gamba, { filters: races }]],
  ["an option that is a deep nest", "getAccountInfo", [wallet, { encoding: deepNest }]],
  ["options that are a deep nest", "getLatestBlockhash", [deepNest]],
  ["an encoding that the app does not use", "getAccountInfo", [wallet, { encoding: "jsonParsed" }]],
  ["a commitment that is none", "getSlot", [{ commitment: "soon" }]],
  ["a page of no signatures", "getSignaturesForAddress", [wallet, { limit: 0 }]],
  ["a page of 1,001 signatures", "getSignaturesForAddress", [wallet, { limit: 1_001 }]],
  ["an address that is none", "getAccountInfo", ["no address"]],
  ["an address of 100 kilobytes", "getAccountInfo", ["1".repeat(100_000)]],
  ["a list of accounts with a nest in it", "getMultipleAccounts", [[wallet, deepNest]]],
  ["101 accounts", "getMultipleAccounts", [Array.from({ length: 101 }, () => wallet)]],
  ["signatures that are no list", "getSignatureStatuses", [noText]],
  ["257 signatures", "getSignatureStatuses", [Array.from({ length: 257 }, () => "5")]],
  ["a transaction that is no text", "sendTransaction", [noText, { encoding: "base64" }]],
  ["a transaction with a nest beside it", "simulateTransaction", ["AAAA", { encoding: "base64", sigVerify: deepNest }]],
  ["a slot that is a text", "getBlockTime", ["7"]],
  ["more parameters than there are", "getGenesisHash", [null, deepNest]],
])("%s is an error of its call alone, and the batch goes on", async (_, method, params) => {
  const batch = [read, { method, params }, height]
  expect(await over(answering)(batch)).toEqual([
    { result: { context: { slot: 1 }, value: "account" } },
    invalid,
    { result: 7 },
  ])
  const unhandled = await unhandledRejections(async () => {
    expect(await over(() => Promise.reject(away))(batch)).toEqual([unanswered, invalid, unanswered])
  })
  expect(unhandled).toEqual([])
})

test("a node's client that throws leaves no joined read behind that nobody waits for", async () => {
  const throwing = over(() => {
    throw away
  })
  const unhandled = await unhandledRejections(async () => {
    expect(await throwing([read, height, read])).toEqual([unanswered, unanswered, unanswered])
  })
  expect(unhandled).toEqual([])
})

test("what was answered is kept where another part of the batch fails", async () => {
  const half = over(async (calls) => {
    if (calls[0]?.method === "getMultipleAccounts") throw away
    return answering(calls)
  })
  expect(await half([read, height])).toEqual([unanswered, { result: 7 }])
})

test.each(["constructor", "toString", "__proto__", "hasOwnProperty"])("%s is no method", async (method) => {
  expect(await over(answering)([{ method, params: [] }])).toEqual([
    { error: { code: -32_601, message: "Method not found" } },
  ])
})

test("a name with which objects are made carries nothing to a node", async () => {
  const params = JSON.parse(
    `["${wallet}", {"__proto__": {"a": 1}, "constructor": {"b": 1}, "commitment": "confirmed"}]`,
  )
  const asked: unknown[] = []
  const ask = over(async (calls) => {
    asked.push(...calls.map((call) => call.params))
    return answering(calls)
  })
  await ask([{ method: "isBlockhashValid", params }])
  expect(JSON.stringify(asked)).toBe(`[["${wallet}",{"commitment":"confirmed"}]]`)
})

test("options that the app does not use reach no node, and make no shared answer of their own", async () => {
  const asked: RpcCall[] = []
  const ask = over(async (calls) => {
    asked.push(...calls)
    return answering(calls)
  })
  const confirmed = { commitment: "confirmed" }
  const more = [{ more: deepNest }, { dataSlice: { offset: 0, length: 1 } }, { filters: ["x".repeat(4_000)] }, {}]
  for (const each of more) await ask([{ method: "getLatestBlockhash", params: [{ ...each, ...confirmed }] }])
  for (const none of [[{}], [null], [], [{ more: deepNest }]]) await ask([{ method: "getSlot", params: none }])
  expect(asked).toEqual([
    { method: "getLatestBlockhash", params: [confirmed] },
    { method: "getSlot", params: [] },
  ])
  const simulated = { ...confirmed, sigVerify: false, replaceRecentBlockhash: true }
  const accounts = { encoding: "base64", addresses: [wallet] }
  const params = [betCall(""), { ...simulated, accounts, innerInstructions: true }]
  await ask([{ method: "simulateTransaction", params }])
  expect(asked.at(-1)?.params).toEqual([betCall(""), { ...simulated, encoding: "base64" }])
})

test("the accounts of races begin as the program that made them begins each", () => {
  expect(toBase58(new Uint8Array(createHash("sha256").update("account:Game").digest().subarray(0, 8)))).toBe(
    races[0]?.memcmp.bytes,
  )
})
