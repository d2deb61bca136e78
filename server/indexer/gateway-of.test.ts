import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js"
import { PROGRAM_ID } from "gamba-core-v2"
import { expect, test } from "vitest"
import { createApp } from "../app"
import { createGateway } from "../rpc/gateway"
import { methods, multiplayer } from "../rpc/methods"
import { transactionParts } from "../rpc/transaction-parts"
import type { RpcCall } from "../rpc/upstream"
import { answerOf } from "../testing/rpc-answers"
import { testConfig, testOptions } from "../testing/test-api"

const payer = Keypair.generate()
const blockhash = "EETubP5AKHgjPAhzPAFcb8BAY1hMH639CWCFTqi3hq1k"
const instruction = (programId: PublicKey) =>
  new TransactionInstruction({ programId, keys: [], data: Buffer.from([1, 2, 3]) })
const computeBudget = instruction(new PublicKey("ComputeBudget111111111111111111111111111111"))
const lighthouse = instruction(new PublicKey("L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95"))
const transfer = SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: payer.publicKey, lamports: 1 })

function signed(...instructions: TransactionInstruction[]) {
  const message = new TransactionMessage({ payerKey: payer.publicKey, recentBlockhash: blockhash, instructions })
  const transaction = new VersionedTransaction(message.compileToV0Message())
  transaction.sign([payer])
  return transaction
}

/** The API with a gateway to a node that takes everything, and the chain client of a browser in front of it. */
function browser(origin: string | null = "https://casino.example") {
  const asked: RpcCall[] = []
  const sent: RpcCall[] = []
  const gateway = createGateway({
    upstream: async (calls) => {
      asked.push(...calls)
      return calls.map(() => answerOf("5".repeat(88)))
    },
    sharedAccounts: new Set(),
  })
  const app = createApp({ ...testOptions(), config: { ...testConfig, cluster: "mainnet-beta" }, gateway })
  const headers = { host: "casino.example", "content-type": "application/json", ...(origin !== null && { origin }) }
  const post = (body: unknown, from = "10.0.0.1") =>
    app.request("/api/rpc", {
      method: "POST",
      headers: { ...headers, "x-forwarded-for": from },
      body: JSON.stringify(body),
    })
  const connection = new Connection("https://casino.example/api/rpc", {
    disableRetryOnRateLimit: true,
    fetch: async (_, init) => {
      const body = JSON.parse(String(init?.body))
      sent.push(...[body].flat())
      return post(body)
    },
  })
  return { asked, sent, connection, post }
}

test("a bet passes the gateway with the instructions that wallets add, and a transfer does not", async () => {
  const { connection, asked } = browser()
  const bet = signed(computeBudget, instruction(PROGRAM_ID), lighthouse)
  await connection.sendRawTransaction(bet.serialize())
  expect(asked.map(({ method }) => method)).toEqual(["sendTransaction"])
  await expect(connection.sendRawTransaction(signed(computeBudget, transfer).serialize())).rejects.toThrow(
    "this casino",
  )
  expect(asked).toHaveLength(1)
})

test("what the app and its chain client ask for passes the gateway, and reaches the node as it was sent", async () => {
  const { connection, asked, sent } = browser()
  const key = payer.publicKey
  const ask = async (reading: Promise<unknown>) => void (await reading.catch(() => undefined))
  const bet = signed(instruction(PROGRAM_ID))
  const filters = [{ memcmp: { offset: 0, bytes: "5aNQXizG8jB" } }]
  const version = { maxSupportedTransactionVersion: 0, commitment: "confirmed" } as const
  // The node of this test answers with the same text to everything, which the client then refuses.
  await ask(connection.getAccountInfo(key, { commitment: "confirmed", minContextSlot: 7 }))
  await ask(connection.getAddressLookupTable(key))
  await ask(connection.getBlockTime(7))
  await ask(connection.getEpochInfo("confirmed"))
  await ask(connection.getGenesisHash())
  await ask(connection.getLatestBlockhashAndContext("confirmed"))
  await ask(connection.getLatestBlockhash({ commitment: "confirmed", minContextSlot: 7 }))
  await ask(connection.getMultipleAccountsInfo([key, PROGRAM_ID]))
  await ask(connection.getProgramAccounts(new PublicKey(multiplayer), { withContext: true, filters }))
  await ask(connection.getRecentPrioritizationFees({ lockedWritableAccounts: [key] }))
  await ask(connection.getSignaturesForAddress(key, { limit: 1_000, before: "5".repeat(88) }, "confirmed"))
  await ask(connection.getSignatureStatuses(["5".repeat(88)], { searchTransactionHistory: true }))
  await ask(connection.getSlot("finalized"))
  await ask(connection.getTransaction("5".repeat(88), version))
  await ask(connection.getParsedTransactions(["5".repeat(88), "4".repeat(88)], version))
  await ask(connection.isBlockhashValid(blockhash))
  await ask(connection.sendRawTransaction(bet.serialize(), { skipPreflight: true, maxRetries: 0 }))
  await ask(connection.simulateTransaction(bet, { replaceRecentBlockhash: true, sigVerify: false }))
  const words = (calls: readonly RpcCall[]) =>
    // The gateway says how it is sent, and how much of an account is read.
    calls.map(({ method, params: [first, ...others] = [] }) => [
      method,
      first,
      ...(method === "sendTransaction" ? [] : others.map((each) => ({ ...Object(each), dataSlice: undefined }))),
    ])
  // Its answer to joined reads is none, so that each is asked for by itself too.
  expect(words(asked)).toEqual(expect.arrayContaining(words(sent)))
  const unasked = [...methods.keys()].filter((method) => !sent.some((call) => call.method === method))
  // The choice of nodes asks for it by itself.
  expect(unasked).toEqual(["getHealth"])
})

test("the parts of a transaction are those that the chain client wrote, and damaged bytes are none", () => {
  const bet = signed(computeBudget, instruction(PROGRAM_ID))
  const bytes = bet.serialize()
  expect(transactionParts(bytes)?.instructions).toMatchObject(
    [computeBudget, instruction(PROGRAM_ID)].map(({ programId, data }) => ({
      program: programId.toBase58(),
      data: new Uint8Array(data),
    })),
  )
  for (let length = 0; length < bytes.length; length += 7)
    expect(transactionParts(bytes.subarray(0, length))).toBeNull()
})

test.each([
  ["no JSON-RPC", {}],
  ["no calls", []],
  ["another version", { jsonrpc: "1.0", id: 1, method: "getSlot" }],
  ["101 calls", Array.from({ length: 101 }, (_, id) => ({ jsonrpc: "2.0", id, method: "getSlot", params: [] }))],
  ["an object as parameters", { jsonrpc: "2.0", id: 1, method: "getSlot", params: {} }],
])("a body that is %s is a 400", async (_, body) => {
  expect((await browser().post(body)).status).toBe(400)
})

test("a hundred calls of one request keep their ids and their order", async () => {
  const { post } = browser()
  const calls = Array.from({ length: 100 }, (_, index) => ({
    jsonrpc: "2.0",
    id: `n${index}`,
    method: "getBlockTime",
    params: [7],
  }))
  const replies = (await (await post(calls)).json()) as { id: string }[]
  expect(replies.map(({ id }) => id)).toEqual(calls.map(({ id }) => id))
})

async function expectBetSent({ post, connection }: ReturnType<typeof browser>) {
  expect(await connection.sendRawTransaction(signed(instruction(PROGRAM_ID)).serialize())).toBe("5".repeat(88))
  const status = { jsonrpc: "2.0", id: 1, method: "getSignatureStatuses", params: [["5".repeat(88)]] }
  expect((await post(status)).status).toBe(200)
}

test("an address that has read too much is refused reads, and its bet is sent and tracked all the same", async () => {
  const opened = browser()
  const { post } = opened
  const account = payer.publicKey.toBase58()
  const simulations = Array.from({ length: 100 }, (_, id) => ({
    jsonrpc: "2.0",
    id,
    method: "simulateTransaction",
    params: [""],
  }))
  for (let batch = 0; batch < 30; batch++) await post(simulations)
  const refused = await post(simulations[0])
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true])
  expect((await post({ jsonrpc: "2.0", id: 1, method: "getAccountInfo", params: [account] })).status).toBe(200)
  await expectBetSent(opened)
})

test("a client that names no Origin has few reads, and its bets are sent and tracked as those of others", async () => {
  const opened = browser(null)
  const { post } = opened
  const read = { jsonrpc: "2.0", id: 1, method: "getBlockTime", params: [7] }
  expect((await post(read)).status).toBe(200)
  for (let batch = 0; batch < 40; batch++) await post(Array.from({ length: 100 }, () => read))
  expect((await post(read)).status).toBe(429)
  await expectBetSent(opened)
})

test("another site's page gets no answer", async () => {
  const gateway = createGateway({ upstream: async () => [], sharedAccounts: new Set() })
  const app = createApp({ ...testOptions(), gateway })
  const headers = { host: "casino.example", "content-type": "application/json", origin: "https://evil.example" }
  expect((await app.request("/api/rpc", { method: "POST", headers, body: "{}" })).status).toBe(403)
})
