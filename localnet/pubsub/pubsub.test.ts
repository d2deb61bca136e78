import {
  type AccountInfo,
  type KeyedAccountInfo,
  Keypair,
  LAMPORTS_PER_SOL,
  type Logs,
  SystemProgram,
} from "@solana/web3.js"
import { decodeGame, getGameAddress, PROGRAM_ID } from "gamba-core-v2"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { WebSocket } from "ws"
import { type Localnet, startLocalnet } from "../index"
import { Player } from "../tests/player"

let network: Localnet
let player: Player

beforeAll(async () => {
  network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 0 })
  player = await Player.withSol(network)
  await player.open()
})
afterAll(() => network.close())

const gift = (lamports = LAMPORTS_PER_SOL) => {
  const toPubkey = Keypair.generate().publicKey
  return SystemProgram.transfer({ fromPubkey: player.wallet, toPubkey, lamports })
}

/** A busy machine takes its time; what never happens still fails. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

/** Subscriptions are opened in the background; the network says when they are there. */
const subscribed = (count: number) => eventually(() => expect(network.stats().subscriptions).toBe(count))

test("a client that derives the socket from the address of the RPC is answered there", async () => {
  const socket = new WebSocket(network.rpcUrl.replace("http", "ws"))
  const answer = new Promise((resolve) => socket.once("message", (message) => resolve(JSON.parse(String(message)))))
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject))
  socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "slotSubscribe" }))
  expect(await answer).toMatchObject({ id: 1 })
  socket.terminate()
})

/** Speaks raw PubSub: each text sent is answered by one message. */
async function talk(...texts: string[]) {
  const socket = new WebSocket(network.wsUrl)
  const answers: Array<{ id?: number; result?: unknown; error?: { code: number }; method?: string }> = []
  socket.on("message", (message) => answers.push(JSON.parse(String(message))))
  await new Promise((resolve) => socket.once("open", resolve))
  for (const text of texts) socket.send(text)
  await eventually(() => expect(answers.length).toBeGreaterThanOrEqual(texts.length))
  socket.close()
  return answers
}

const request = (method: string, ...params: unknown[]) => JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })

describe("the published client is notified of", () => {
  test("a bet being made and settled, through the game's account", async () => {
    const nonces: number[] = []
    const id = player.connection.onAccountChange(getGameAddress(player.wallet), (account: AccountInfo<Buffer>) => {
      nonces.push(decodeGame(account)?.nonce.toNumber() ?? -1)
    })
    await subscribed(1)
    await player.play()
    await eventually(() => expect(nonces).toEqual([0, 1]))
    await player.connection.removeAccountChangeListener(id)
    await subscribed(0)
  })

  test("logs that mention an address, failed transactions included", async () => {
    const heard: Logs[] = []
    const id = player.connection.onLogs(player.wallet, (logs) => heard.push(logs))
    await subscribed(1)
    const fine = await player.send(gift())
    const transaction = await player.sign(gift(500 * LAMPORTS_PER_SOL))
    const failed = await player.connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true })
    await eventually(() => expect(heard.map(({ signature }) => signature)).toEqual([fine, failed]))
    expect(heard.map(({ err }) => err)).toEqual([null, { InstructionError: [1, { Custom: 1 }] }])
    await player.connection.removeOnLogsListener(id)
    await subscribed(0)
  })

  test("the accounts of a program", async () => {
    const heard: KeyedAccountInfo[] = []
    const id = player.connection.onProgramAccountChange(PROGRAM_ID, (change) => heard.push(change))
    await subscribed(1)
    await player.play()
    const game = getGameAddress(player.wallet).toBase58()
    await eventually(() => expect(heard.map(({ accountId }) => accountId.toBase58())).toContain(game))
    await player.connection.removeProgramAccountChangeListener(id)
    await subscribed(0)
  })

  test("that its transaction is confirmed, even when it asks afterwards", async () => {
    const signature = await player.send(gift())
    const answers = await talk(request("signatureSubscribe", signature), request("slotSubscribe"))
    expect(answers.map(({ method, result, error }) => method ?? error?.code ?? typeof result)).toEqual([
      "number",
      "signatureNotification",
      -32601,
    ])
  })

  test("of a closed account as an empty one", async () => {
    const other = await Player.withSol(network)
    await other.open()
    const sizes: number[] = []
    const id = other.connection.onAccountChange(getGameAddress(other.wallet), ({ data }: AccountInfo<Buffer>) => {
      sizes.push(data.length)
    })
    await subscribed(1)
    await other.close()
    await eventually(() => expect(sizes).toEqual([0]))
    await other.connection.removeAccountChangeListener(id)
  })
})

test("a subscription to an account too long for its encoding does not disturb other subscribers", async () => {
  const socket = new WebSocket(network.wsUrl)
  const heard: string[] = []
  socket.on("message", (message) => heard.push(String(message)))
  await new Promise((resolve) => socket.once("open", resolve))
  socket.send(request("accountSubscribe", getGameAddress(player.wallet).toBase58()))
  await eventually(() => expect(heard).toHaveLength(1))
  await player.play()
  await eventually(() => expect(heard.at(1)).toContain("data too large for bs58 encoding"))
  socket.close()
})

test.each([
  ["nonsense", "{{{", -32700],
  ["no request", "[]", -32600],
  ["an unknown method", request("getSlot"), -32601],
  ["an inherited name", request("constructor"), -32601],
  ["a subscription without an address", request("accountSubscribe"), -32602],
  [
    "an unknown encoding",
    request("accountSubscribe", SystemProgram.programId.toBase58(), { encoding: "morse" }),
    -32602,
  ],
  ["two mentioned addresses", request("logsSubscribe", { mentions: ["a", "b"] }), -32602],
  ["the end of a subscription that never was", request("accountUnsubscribe", 999_999), -32602],
])("%s is answered with Solana's code", async (_, text, code) => {
  expect((await talk(text))[0]?.error?.code).toBe(code)
})
