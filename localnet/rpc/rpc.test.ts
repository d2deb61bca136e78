import { getAssociatedTokenAddressSync, TOKEN_PROGRAM_ID } from "@solana/spl-token"
import {
  type Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  SendTransactionError,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js"
import { PROGRAM_ID } from "gamba-core-v2"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Localnet, startLocalnet } from "../index"
import { Player } from "../tests/player"

let network: Localnet
let connection: Connection
let player: Player

beforeAll(async () => {
  network = await startLocalnet({ rpcPort: 0, wsPort: 0 })
  player = await Player.withSol(network)
  connection = player.connection
})
afterAll(() => network.close())

async function post(body: string): Promise<{ status: number; text: string }> {
  const response = await fetch(network.rpcUrl, { method: "POST", body })
  return { status: response.status, text: await response.text() }
}

async function ask(method: string, ...params: unknown[]) {
  const { text } = await post(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }))
  return JSON.parse(text)
}

async function transfer(lamports: number, to = Keypair.generate().publicKey) {
  const { blockhash } = await connection.getLatestBlockhash()
  const instruction = SystemProgram.transfer({ fromPubkey: player.wallet, toPubkey: to, lamports })
  const message = new TransactionMessage({
    payerKey: player.wallet,
    recentBlockhash: blockhash,
    instructions: [instruction],
  })
  const transaction = new VersionedTransaction(message.compileToV0Message())
  transaction.sign([player.keypair])
  return transaction
}

describe("the published client reads", () => {
  test("balances, accounts and several of them at once", async () => {
    const [wallet, nobody] = await connection.getMultipleAccountsInfo([player.wallet, Keypair.generate().publicKey])
    expect(wallet?.lamports).toBe(await connection.getBalance(player.wallet))
    expect(nobody).toBeNull()
  })

  test("token accounts, in words and in numbers", async () => {
    await player.askFaucet("USDC")
    const mint = new PublicKey(network.addresses.usdcMint)
    const account = getAssociatedTokenAddressSync(mint, player.wallet)
    const { value } = await connection.getParsedTokenAccountsByOwner(player.wallet, { programId: TOKEN_PROGRAM_ID })
    expect(value.map(({ account: { data } }) => data.parsed.info.tokenAmount.uiAmountString)).toEqual(["1000"])
    expect((await connection.getTokenAccountBalance(account)).value.amount).toBe("1000000000")
    expect((await connection.getTokenSupply(mint)).value.decimals).toBe(6)
  })

  test("a program's accounts through filters", async () => {
    const mintOffset = 73
    const filters = [{ memcmp: { offset: mintOffset, bytes: network.addresses.usdcMint } }]
    const pools = await connection.getProgramAccounts(PROGRAM_ID, { filters })
    expect(pools.map(({ pubkey }) => pubkey.toBase58())).toEqual([network.addresses.usdcPool])
    expect(await connection.getProgramAccounts(PROGRAM_ID, { filters: [{ dataSize: 1 }] })).toEqual([])
  })

  test("lookup tables of both pools", async () => {
    for (const table of Object.values(network.addresses.lookupTables)) {
      const { value } = await connection.getAddressLookupTable(new PublicKey(table))
      expect(value?.state.addresses).toHaveLength(8)
    }
  })

  test("the chain's own figures", async () => {
    const { blockhash } = await connection.getLatestBlockhash()
    expect((await connection.isBlockhashValid(blockhash)).value).toBe(true)
    expect((await connection.isBlockhashValid(Keypair.generate().publicKey.toBase58())).value).toBe(false)
    const slot = await connection.getSlot()
    expect((await connection.getEpochInfo()).absoluteSlot).toBeGreaterThanOrEqual(slot)
    expect(await connection.getBlockTime(slot)).toBeGreaterThan(1_600_000_000)
    expect(await connection.getMinimumBalanceForRentExemption(0)).toBe(890_880)
    expect(await connection.getRecentPrioritizationFees()).toHaveLength(1)
    expect((await connection.getFeeForMessage((await transfer(1)).message)).value).toBe(5_000)
    expect(await connection.getVersion()).toHaveProperty("solana-core")
    expect(await connection.getBlockHeight()).toBeGreaterThanOrEqual(slot)
  })
})

describe("the published client sends", () => {
  test("a transfer, confirms it and reads it back in every encoding", async () => {
    const to = Keypair.generate().publicKey
    const transaction = await transfer(LAMPORTS_PER_SOL, to)
    const before = await connection.getBalance(player.wallet)
    const signature = await connection.sendTransaction(transaction)
    const { value } = await connection.confirmTransaction({ signature, ...(await connection.getLatestBlockhash()) })
    expect(value.err).toBeNull()
    const options = { maxSupportedTransactionVersion: 0 }
    const plain = await connection.getTransaction(signature, options)
    expect(plain?.meta?.preBalances[0]).toBe(before)
    expect(plain?.meta?.postBalances[0]).toBe(before - LAMPORTS_PER_SOL - 5_000)
    const parsed = await connection.getParsedTransaction(signature, options)
    expect(parsed?.transaction.message.instructions[0]).toMatchObject({
      program: "system",
      parsed: { type: "transfer", info: { destination: to.toBase58(), lamports: LAMPORTS_PER_SOL } },
    })
    expect((await connection.getSignatureStatus(signature)).value?.confirmationStatus).toBe("finalized")
    expect((await connection.getSignaturesForAddress(to)).map((entry) => entry.signature)).toEqual([signature])
    const both = await connection.getParsedTransactions([signature, signature], options)
    expect(both.map((entry) => entry?.slot)).toEqual([plain?.slot, plain?.slot])
  })

  test("a simulation that replaces the blockhash and needs no signature", async () => {
    const transaction = await transfer(LAMPORTS_PER_SOL)
    transaction.message.recentBlockhash = Keypair.generate().publicKey.toBase58()
    const { value } = await connection.simulateTransaction(transaction, {
      replaceRecentBlockhash: true,
      sigVerify: false,
    })
    expect(value.err).toBeNull()
    expect(value.unitsConsumed).toBeGreaterThan(0)
    expect(value.logs).toContain("Program 11111111111111111111111111111111 success")
  })

  test("an airdrop", async () => {
    const { publicKey } = Keypair.generate()
    await connection.requestAirdrop(publicKey, 5 * LAMPORTS_PER_SOL)
    expect(await connection.getBalance(publicKey)).toBe(5 * LAMPORTS_PER_SOL)
  })

  test("more than the balance is refused with the reason by the preflight, before it costs anything", async () => {
    const before = await connection.getBalance(player.wallet)
    const error = await connection.sendTransaction(await transfer(500 * LAMPORTS_PER_SOL)).catch((reason) => reason)
    expect(error).toBeInstanceOf(SendTransactionError)
    expect(error.message).toContain("custom program error: 0x1")
    expect(error.logs.join()).toContain("insufficient lamports")
    expect(await connection.getBalance(player.wallet)).toBe(before)
  })
})

describe("a mistake is answered with Solana's code", () => {
  const wallet = "11111111111111111111111111111111"
  test.each([
    ["unknown method", -32601, ["getLuck"]],
    ["inherited name", -32601, ["constructor"]],
    ["missing address", -32602, ["getBalance"]],
    ["address of the wrong size", -32602, ["getBalance", "abc"]],
    ["address that is a number", -32602, ["getBalance", 7]],
    ["unknown commitment", -32602, ["getSlot", { commitment: "certainly" }]],
    ["slot to come", -32016, ["getSlot", { minContextSlot: 1e12 }]],
    ["unknown encoding", -32602, ["getAccountInfo", wallet, { encoding: "morse" }]],
    ["base58 of a long account", -32600, ["getAccountInfo", "EHZWpW2qq4C6hDbKzuAydZudHXowtMdQJ8kdfBztxUhS"]],
    ["text that is no transaction", -32602, ["sendTransaction", "AAAA", { encoding: "base64" }]],
    ["huge transaction", -32602, ["sendTransaction", "A".repeat(5_000), { encoding: "base64" }]],
    [
      "two wishes that exclude each other",
      -32602,
      ["simulateTransaction", "", { sigVerify: true, replaceRecentBlockhash: true }],
    ],
    ["too many accounts", -32602, ["getMultipleAccounts", Array(101).fill(wallet)]],
    ["huge airdrop", -32602, ["requestAirdrop", wallet, 1e15]],
    ["block to come", -32004, ["getBlockTime", 1e12]],
  ] as const)("%s", async (_, code, [method, ...params]) => {
    expect((await ask(method, ...params)).error.code).toBe(code)
  })

  test("a preflight failure carries the error and the logs", async () => {
    const transaction = Buffer.from((await transfer(500 * LAMPORTS_PER_SOL)).serialize()).toString("base64")
    const { error } = await ask("sendTransaction", transaction, { encoding: "base64" })
    expect(error).toMatchObject({ code: -32002, data: { err: { InstructionError: [0, { Custom: 1 }] } } })
    expect(error.data.logs.length).toBeGreaterThan(0)
  })

  test("a foreign signature", async () => {
    const bytes = Buffer.from((await transfer(1)).serialize())
    bytes.writeUInt8(bytes.readUInt8(9) ^ 1, 9)
    const { error } = await ask("sendTransaction", bytes.toString("base64"), { encoding: "base64" })
    expect(error).toEqual({ code: -32003, message: "Transaction signature verification failure" })
  })

  test("an expired blockhash", async () => {
    const transaction = new Transaction({
      feePayer: player.wallet,
      recentBlockhash: Keypair.generate().publicKey.toBase58(),
    })
    transaction.add(SystemProgram.transfer({ fromPubkey: player.wallet, toPubkey: player.wallet, lamports: 1 }))
    transaction.sign(player.keypair)
    const { error } = await ask("sendTransaction", transaction.serialize().toString("base64"), { encoding: "base64" })
    expect(error).toMatchObject({ code: -32002, message: "Transaction simulation failed: Blockhash not found" })
  })

  test("a version 0 transaction for a client that did not ask for one", async () => {
    const signature = await connection.sendTransaction(await transfer(LAMPORTS_PER_SOL))
    expect((await ask("getTransaction", signature)).error.code).toBe(-32015)
  })
})

describe("a broken request", () => {
  test.each([
    ["text", "nonsense", -32700],
    ["an empty batch", "[]", -32600],
    ["a number", "7", -32600],
    ["another protocol", '{"jsonrpc":"1.0","id":1,"method":"getSlot"}', -32600],
    ["named parameters", '{"jsonrpc":"2.0","id":1,"method":"getSlot","params":{"a":1}}', -32602],
  ])("%s", async (_, body, code) => {
    expect(JSON.parse((await post(body)).text).error.code).toBe(code)
  })

  test("in a batch leaves the other calls alone", async () => {
    const { text } = await post('[{"jsonrpc":"2.0","id":"a","method":"getHealth"},5]')
    expect(JSON.parse(text)).toMatchObject([{ id: "a", result: "ok" }, { error: { code: -32600 } }])
  })

  test("that is huge is refused, and the next one is answered", async () => {
    expect((await post(" ".repeat(600_000))).status).toBe(413)
    expect((await ask("getHealth")).result).toBe("ok")
  })
})

test("a page of another origin may call", async () => {
  const headers = { origin: "http://localhost:5173", "access-control-request-headers": "content-type,solana-client" }
  const response = await fetch(network.rpcUrl, { method: "OPTIONS", headers })
  expect(response.status).toBe(204)
  expect(response.headers.get("access-control-allow-origin")).toBe("*")
  expect(response.headers.get("access-control-allow-headers")).toContain("solana-client")
})

test("a simulation and a preflight of an account without funds carry the error and the sentence of a node", async () => {
  const poor = Keypair.generate()
  const { blockhash } = await connection.getLatestBlockhash()
  const instructions = [SystemProgram.transfer({ fromPubkey: poor.publicKey, toPubkey: player.wallet, lamports: 1 })]
  const message = new TransactionMessage({ payerKey: poor.publicKey, recentBlockhash: blockhash, instructions })
  const transaction = new VersionedTransaction(message.compileToV0Message())
  transaction.sign([poor])
  const encoded = Buffer.from(transaction.serialize()).toString("base64")
  for (const sigVerify of [true, false])
    expect(await ask("simulateTransaction", encoded, { encoding: "base64", sigVerify })).toMatchObject({
      result: { value: { err: "AccountNotFound", logs: [] } },
    })
  expect(await ask("sendTransaction", encoded, { encoding: "base64" })).toMatchObject({
    error: {
      code: -32_002,
      message: "Transaction simulation failed: Attempt to debit an account but found no record of a prior credit.",
      data: { err: "AccountNotFound" },
    },
  })
})
