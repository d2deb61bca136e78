import { PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from "@solana/web3.js"
import { expect, test } from "vitest"
import { loadGambaReactChain } from "./gamba-react"
import { signerOf } from "./wallet-adapter"

const publicKey = new PublicKey(new Uint8Array(32).fill(7))
const wire = new VersionedTransaction(
  new TransactionMessage({
    payerKey: publicKey,
    recentBlockhash: PublicKey.default.toBase58(),
    instructions: [SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: PublicKey.default, lamports: 1 })],
  }).compileToV0Message(),
).serialize()

/** An adapter: it signs as a method, with what it holds. */
const adapter = {
  publicKey,
  mark: 9,
  async signTransaction(transaction: VersionedTransaction) {
    transaction.signatures[0]?.fill(this.mark)
    return transaction
  },
}

test("an adapter signs the bytes that it is given, for its own address", async () => {
  const signer = signerOf(adapter)
  expect(signer?.address).toBe(publicKey.toBase58())
  expect(signer?.publicKey).toEqual(publicKey.toBytes())
  expect(await signer?.signTransaction(wire)).toEqual(wire.slice().fill(9, 1, 65))
})

test("what the wallet throws reaches the caller as it is", async () => {
  const refusal = new Error("User rejected the request.")
  const signer = signerOf({ publicKey, signTransaction: () => Promise.reject(refusal) })
  await expect(signer?.signTransaction(wire)).rejects.toBe(refusal)
})

test("each render has the same signer, and another wallet or address another one", () => {
  const { signTransaction } = adapter
  const signer = signerOf({ publicKey, signTransaction })
  expect(signerOf({ publicKey, signTransaction })).toBe(signer)
  expect(signerOf({ publicKey, signTransaction: async (transaction) => transaction })).not.toBe(signer)
  expect(signerOf({ publicKey: new PublicKey(new Uint8Array(32).fill(8)), signTransaction })).not.toBe(signer)
})

test("there is no signer without a connected wallet, nor for one that only sends what it signs", () => {
  expect(signerOf({ ...adapter, publicKey: null })).toBeNull()
  expect(signerOf({ publicKey, signTransaction: undefined })).toBeNull()
})

test("a chain over Gamba's providers is refused by name while no wallet is connected", async () => {
  const never = () => Promise.reject(new Error("not asked"))
  const provider = {
    ...{ createPlayer: never, closePlayer: never, play: never },
    gambaProgram: { methods: { playerClaim: () => ({ accountsPartial: () => ({ instruction: never }) }) } },
    anchorProvider: { connection: Object.create(null) },
    wallet: undefined,
  }
  await expect(loadGambaReactChain(provider, { creator: publicKey.toBase58() })).rejects.toMatchObject({
    kind: "not-connected",
  })
})
