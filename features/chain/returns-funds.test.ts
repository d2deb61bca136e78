import { once } from "node:events"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { ComputeBudgetProgram, Keypair, TransactionMessage, VersionedTransaction } from "@solana/web3.js"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { MultiplayerGame } from "./model/multiplayer"
import { createChain, createMultiplayer } from "./own-chain"

const address = () => Keypair.generate().publicKey.toBase58()
const context = { slot: 1 }
const answers: Readonly<Record<string, unknown>> = {
  getLatestBlockhash: { context, value: { blockhash: address(), lastValidBlockHeight: 100 } },
  getMultipleAccounts: { context, value: [null] },
  simulateTransaction: { context, value: { err: null, logs: [], unitsConsumed: 10_000 } },
}

/** A node on which every transaction succeeds. */
let node: Server
beforeAll(async () => {
  node = createServer(async (request, reply) => {
    let body = ""
    for await (const part of request) body += part
    const { id, method } = JSON.parse(body)
    reply.end(JSON.stringify({ jsonrpc: "2.0", id, result: answers[method] ?? null }))
  }).listen(0, "127.0.0.1")
  await once(node, "listening")
})
afterAll(() => node.close())

const keypair = Keypair.generate()
/** Adds a tenth of a SOL to each transaction. */
const wallet = {
  address: keypair.publicKey.toBase58(),
  publicKey: keypair.publicKey.toBytes(),
  async signTransaction(wire: Uint8Array) {
    const asked = TransactionMessage.decompile(VersionedTransaction.deserialize(wire).message)
    const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 10_000_000_000 })
    const dear = new TransactionMessage({ ...asked, instructions: [price, ...asked.instructions] })
    const transaction = new VersionedTransaction(dear.compileToV0Message())
    transaction.sign([keypair])
    return transaction.serialize()
  },
}

function clients() {
  const { port } = node.address() as AddressInfo // It listens on a port.
  const config = { rpcUrl: `http://127.0.0.1:${port}`, wsUrl: "", creator: address() }
  return { chain: createChain(config, wallet), races: createMultiplayer(config, wallet, { creatorFeeBps: 0 }) }
}

describe("what a wallet adds a high priority fee to", () => {
  const mint = "So11111111111111111111111111111111111111112"
  const race = { address: address(), mint } as MultiplayerGame // Nothing else of it is read.

  test("is signed where it takes something of the player's back", async () => {
    const { chain, races } = clients()
    for (const prepared of [
      await chain.prepareClaim(mint),
      await chain.prepareClose(),
      await chain.referral.prepareRemoval(),
    ])
      expect((await chain.sign(prepared)).signature).not.toBe("")
    expect((await races.sign(await races.prepareLeave(race))).signature).not.toBe("")
  })

  test("is refused where it begins something", async () => {
    const { chain, races } = clients()
    const changed = { kind: "wallet-changed-transaction" }
    await expect(chain.sign(await chain.prepareAccount())).rejects.toMatchObject(changed)
    await expect(races.sign(await races.prepareJoin(race, 1n, ""))).rejects.toMatchObject(changed)
  })
})
