import { toBase58 } from "@dghrt/kernel/base58"
import {
  ComputeBudgetProgram,
  PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js"
import { expect, test } from "vitest"
import { nodeOf } from "../read/node"
import { createTransactions } from "./transactions"

const publicKey = new Uint8Array(32).fill(7)
const payerKey = new PublicKey(publicKey)

const transfer = (lamports: number, microLamports = 0) =>
  new VersionedTransaction(
    new TransactionMessage({
      payerKey,
      recentBlockhash: toBase58(new Uint8Array(32).fill(9)),
      instructions: [
        ...(microLamports > 0 ? [ComputeBudgetProgram.setComputeUnitPrice({ microLamports })] : []),
        SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: PublicKey.default, lamports }),
      ],
    }).compileToV0Message(),
  ).serialize()

const signed = (wire: Uint8Array) => {
  const copy = wire.slice()
  copy.fill(1, 1, 1 + 64)
  return copy
}

/** Signs through a wallet that answers with `reply`. Nothing here asks the node. */
const signThrough = (reply: (wire: Uint8Array) => Uint8Array, returnsFunds = false) => {
  const signer = { address: toBase58(publicKey), publicKey, signTransaction: async (wire: Uint8Array) => reply(wire) }
  const transactions = createTransactions(nodeOf({ rpcUrl: "http://localhost:1", wsUrl: "" }), signer)
  const prepared = { wire: transfer(1), lastValidBlockHeight: 5 }
  return transactions.sign(returnsFunds ? transactions.returnsFunds(prepared) : prepared)
}

test("a wallet that signs what it was asked to sign is believed", async () => {
  expect((await signThrough(signed)).wire).toEqual(signed(transfer(1)))
})

test("a wallet that returns a different transaction is refused before anything is sent", async () => {
  await expect(signThrough(() => signed(transfer(2)))).rejects.toMatchObject({
    kind: "wallet-changed-transaction",
    message: "Your wallet changed the transaction, so it was not sent. Nothing was charged.",
  })
})

test("a wallet that returns the transaction unsigned is refused", async () => {
  await expect(signThrough((wire) => wire)).rejects.toMatchObject({ kind: "rejected-by-wallet" })
})

/** Some 1.4 SOL. */
const dear = 1_000_000_000

test("a wallet that adds a high priority fee makes no bet, and takes back what is the player's own", async () => {
  const reply = () => signed(transfer(1, dear))
  await expect(signThrough(reply)).rejects.toMatchObject({ kind: "wallet-changed-transaction" })
  expect((await signThrough(reply, true)).wire).toEqual(signed(transfer(1, dear)))
})

test("a wallet that changes what is taken back is refused like any other", async () => {
  await expect(signThrough(() => signed(transfer(2)), true)).rejects.toMatchObject({
    kind: "wallet-changed-transaction",
  })
})
