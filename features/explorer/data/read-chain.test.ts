import { createServer, type Server } from "node:http"
import { text } from "node:stream/consumers"
import { ed25519 } from "@noble/curves/ed25519.js"
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { toBase58 } from "#contract/base58"
import { sampleSurroundings } from "../testing/story-surroundings"
import { proofNodesOf, readRecord, readRound, readTransaction, rpcCallOf } from "./read-chain"

const { publicKey, secretKey } = ed25519.keygen()
const payer = toBase58(publicKey)
/** One signer, one account, a blockhash of zeros and no instruction. */
const message = Uint8Array.of(1, 0, 0, 1, ...publicKey, ...new Uint8Array(32), 0)
const rawSignature = ed25519.sign(message, secretKey)
const wire = Buffer.of(1, ...rawSignature, ...message)
const signature = toBase58(rawSignature)
const transaction = {
  slot: 12,
  blockTime: 1_800_000_000,
  version: 0,
  transaction: { signatures: [signature], message: { accountKeys: [payer], instructions: [] } },
  meta: { err: null, fee: 7_000, computeUnitsConsumed: 84_112, logMessages: ["Program log: hello"] },
}

/** The same as a node answers it in bytes, which is what a proof reads. */
const inBytes = { ...transaction, transaction: [wire.toString("base64"), "base64"] }

test("a transaction is read with its fees parted", async () => {
  expect(await readTransaction(signature, async () => transaction)).toMatchObject({
    slot: 12,
    timeMs: 1_800_000_000_000,
    failed: false,
    version: "0",
    feeLamports: 7_000n,
    priorityFeeLamports: 2_000n,
    computeUnits: 84_112,
    feePayer: payer,
    messages: ["Program log: hello"],
  })
})

test("a pruned log is unknown, an unknown transaction is null, anything else is an error", async () => {
  const pruned = { ...transaction, meta: { ...transaction.meta, logMessages: null } }
  expect(await readTransaction(signature, async () => pruned)).toMatchObject({ messages: null })
  expect(await readTransaction(signature, async () => null)).toBeNull()
  await expect(readTransaction(signature, async () => ({ slot: "12" }))).rejects.toMatchObject({ kind: "malformed" })
  await expect(readTransaction(signature, () => Promise.reject(new TypeError("fetch failed")))).rejects.toMatchObject({
    kind: "offline",
  })
})

test("a transaction without a round is a reading, a node that is away is an error", async () => {
  expect(await readRound(signature, async () => null, {})).toMatchObject({ kind: "none", reason: "unknown" })
  const failed = { ...inBytes, meta: { ...inBytes.meta, err: { InstructionError: [0, "Custom"] } } }
  expect(await readRound(signature, async () => failed, {})).toMatchObject({ kind: "none", reason: "failed" })
  expect(await readRound(signature, async () => inBytes, {})).toMatchObject({ kind: "none", reason: "no-round" })
  expect(await readRound("nonsense", async () => null, {})).toMatchObject({ kind: "none", reason: "malformed" })
  const other = toBase58(new Uint8Array(64).fill(7))
  expect(await readRound(other, async () => inBytes, {})).toMatchObject({ kind: "none", reason: "forged" })
  await expect(readRound(signature, () => Promise.reject(new Error("away")), {})).rejects.toMatchObject({
    kind: "offline",
  })
})

test("the server's log comes first, the node stands in, and one of them is enough", async () => {
  const log = { signature, slot: 12, timeMs: 5, fee: 5_000, failed: false, logs: ["Program log: served"] }
  const onChain = () => readTransaction(signature, async () => transaction)
  const served = async () => log
  const away = () => Promise.reject(new Error("away"))
  const none = async () => null
  expect(await readRecord(signature, { served, onChain })).toMatchObject({
    messages: ["Program log: served"],
    logSource: "Server",
    computeUnits: 84_112,
  })
  for (const other of [away, none])
    expect(await readRecord(signature, { served: other, onChain })).toMatchObject({ logSource: "App RPC" })
  expect(await readRecord(signature, { served, onChain: away })).toMatchObject({ slot: 12, version: null })
  expect(await readRecord(signature, { served: none, onChain: none })).toBeNull()
  expect(await readRecord(signature, { served: away, onChain: none })).toBeNull()
  await expect(readRecord(signature, { served: away, onChain: away })).rejects.toThrow("away")
})

describe("with a first node that is away", () => {
  const listening = (server: Server) =>
    new Promise<string>((resolve) =>
      server.listen(0, "127.0.0.1", () => {
        const address = server.address()
        resolve(`http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`)
      }),
    )
  const backup = createServer((request, reply) => {
    void text(request).then((body) => {
      const result = body.includes('"base64"') ? inBytes : transaction
      reply.end(JSON.stringify({ jsonrpc: "2.0", id: 1, result }))
    })
  })
  afterAll(() => backup.close())

  /** The settings, made once: a port that nobody listens at, and the node behind it. */
  let config = sampleSurroundings.config
  beforeAll(async () => {
    const closed = createServer()
    const rpcUrl = await listening(closed)
    await new Promise((resolve) => closed.close(resolve))
    config = { ...config, rpcUrl, fallbacks: [{ rpcUrl: await listening(backup), wsUrl: "ws://127.0.0.1:9" }] }
  })

  test("a transaction and its round are read from the fallback", async () => {
    const call = rpcCallOf(config)
    expect(await readTransaction(signature, call)).toMatchObject({ slot: 12, messages: ["Program log: hello"] })
    expect(await readRound(signature, proofNodesOf(config), config)).toMatchObject({ kind: "none", reason: "no-round" })
  })

  test("a round is read for a page that may close, also without AbortSignal.any", async () => {
    const native = Object.getOwnPropertyDescriptor(AbortSignal, "any") ?? {}
    Reflect.deleteProperty(AbortSignal, "any")
    onTestFinished(() => void Object.defineProperty(AbortSignal, "any", native))
    const page = new AbortController()
    const nodes = proofNodesOf(config, page.signal)
    expect(await readRound(signature, nodes, config)).toMatchObject({ kind: "none", reason: "no-round" })
    page.abort()
    await expect(readRound(signature, nodes, config)).rejects.toMatchObject({ kind: "offline" })
  })
})
