import { fetchRound, type RpcCall } from "@dghrt/fairness/chain"
import {
  Keypair,
  type PublicKey,
  SystemProgram,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js"
import { getGameAddress, PROGRAM_ID } from "gamba-core-v2"
import { describe, expect, test } from "vitest"
import { encodeBase58 } from "../../features/fairness/chain/base58"
import { gameAddressOf } from "../../features/fairness/chain/derived-address"
import type { GameSettledEvent } from "../../features/fairness/chain/gamba-data"
import { signedRemarks } from "../../features/fairness/chain/signed-remarks"
import { readSigned } from "../../features/fairness/chain/signed-transaction"

const provider = Keypair.generate()
const user = Keypair.generate().publicKey
const game = getGameAddress(user)
const [pool, tokenMint, creator] = ["pool", "mint", "creator"]
const event: GameSettledEvent = {
  ...{ user: user.toBase58(), pool, tokenMint, creator, wager: 1n, payout: 2n, multiplierBps: 20_000, nonce: 0 },
  ...{ clientSeed: "client", resultIndex: 0, bet: [20_000, 0], jackpotPayout: 0n, poolLiquidity: 0n },
  ...{ jackpotProbabilityUbps: 0n, jackpotResult: 0n },
  ...{
    fees: { creator: 0n, gamba: 0n, pool: 0n, jackpot: 0n },
    rngSeed: "seed",
    nextRngSeedHashed: "hash",
    metadata: "",
  },
}

/** Bytes of a transaction that names these accounts in its message; others of its instruction came from a lookup table. */
function bytesBy(signer: Keypair, named: readonly PublicKey[]): Uint8Array {
  const keys = named.map((pubkey) => ({ pubkey, isSigner: false, isWritable: true }))
  const instructions = [{ programId: PROGRAM_ID, keys, data: Buffer.from([1, 2, 3]) }]
  const recentBlockhash = Keypair.generate().publicKey.toBase58()
  const message = new TransactionMessage({ payerKey: signer.publicKey, recentBlockhash, instructions })
  const transaction = new VersionedTransaction(message.compileToV0Message())
  transaction.sign([signer])
  return transaction.serialize()
}
const nameOf = (bytes: Uint8Array) => encodeBase58(bytes.subarray(1, 65))

async function remarksOf(
  signer: Keypair,
  named: readonly PublicKey[],
  change: { isSigned?: boolean; game?: string } = {},
) {
  const bytes = bytesBy(signer, named)
  const signed = readSigned(bytes, nameOf(bytes))
  const transaction = { slot: 1, signed, meta: { err: null, preBalances: [], postBalances: [] } }
  const instruction = {
    ...{ kind: "settle" as const, user: event.user, game: game.toBase58(), provider: provider.publicKey.toBase58() },
    ...{ pool, tokenMint, creator, rngSeed: "seed", hashedSeed: "hash", isSigned: true, ...change },
  }
  const settle = { signature: nameOf(bytes), transaction, instruction }
  const remarks = await signedRemarks({ event, bet: null, commit: null, settle }, [provider.publicKey.toBase58()])
  return remarks.map(({ step, status, detail }) => `${step} ${status}: ${detail}`)
}

test("an account is derived as the program's client derives it", async () => {
  for (let count = 0; count < 20; count++) {
    const wallet = Keypair.generate().publicKey
    expect(await gameAddressOf(wallet.toBase58())).toBe(getGameAddress(wallet).toBase58())
  }
})

describe("a settlement", () => {
  test("that its provider signed with the player's account in the message has no remark", async () => {
    expect(await remarksOf(provider, [user, game])).toEqual([])
  })

  test("whose account comes from a lookup table is unknown: the message does not hold it", async () => {
    expect(await remarksOf(provider, [user])).toEqual([
      expect.stringMatching(/^reveal unknown: account not in the message: \w+ comes from a lookup table$/),
    ])
  })

  test("that another program called is unknown", async () => {
    expect(await remarksOf(provider, [user, game], { isSigned: false })).toEqual([
      expect.stringContaining("reveal unknown: called by another program"),
    ])
  })

  test("that names its provider without a signature of it fails", async () => {
    expect(await remarksOf(Keypair.generate(), [user, game, provider.publicKey])).toEqual([
      expect.stringContaining("reveal failed: not signed by"),
    ])
  })

  test("of an account that is not the player's fails", async () => {
    const foreign = getGameAddress(Keypair.generate().publicKey)
    expect(await remarksOf(provider, [user, foreign], { game: foreign.toBase58() })).toEqual([
      expect.stringContaining("reveal failed: account"),
    ])
  })
})

describe("bytes that are not the transaction asked for", () => {
  const bytes = bytesBy(provider, [user, game])

  test("are refused wherever one bit differs", () => {
    for (let at = 0; at < bytes.length; at += 7) {
      const altered = bytes.slice()
      altered[at] = (altered[at] ?? 0) ^ 1
      expect(() => readSigned(altered, nameOf(bytes))).toThrow(RangeError)
    }
  })

  test("are refused wherever they end too early, and with bytes behind their end", () => {
    for (let length = 0; length < bytes.length; length += 5)
      expect(() => readSigned(bytes.subarray(0, length), nameOf(bytes))).toThrow(RangeError)
    expect(() => readSigned(Uint8Array.of(...bytes, 0), nameOf(bytes))).toThrow(RangeError)
  })
})

describe("the transaction of a bet", () => {
  const [ann, ben] = [Keypair.generate(), Keypair.generate()]
  const text = (value: string) => Buffer.concat([u32(value.length), Buffer.from(value)])
  function u32(value: number) {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32LE(value)
    return bytes
  }
  const bet = Buffer.concat([
    ...[Buffer.from([37, 88, 207, 85, 42, 144, 122, 197]), Buffer.alloc(8, 1), u32(2), u32(20_000), u32(0)],
    ...[text("seed"), u32(35), u32(10), text("0:dice:")],
  ])
  const playOf = ({ publicKey }: Keypair): TransactionInstruction => ({
    programId: PROGRAM_ID,
    keys: [publicKey, publicKey, getGameAddress(publicKey)].map((pubkey, at) => ({
      ...{ pubkey, isSigner: at === 0, isWritable: true },
    })),
    data: bet,
  })
  /** What a node makes of it that knows this transaction and nothing else. */
  async function reading(signers: readonly Keypair[], instructions: TransactionInstruction[]) {
    const recentBlockhash = Keypair.generate().publicKey.toBase58()
    const message = new TransactionMessage({ payerKey: ann.publicKey, recentBlockhash, instructions })
    const transaction = new VersionedTransaction(message.compileToV0Message())
    transaction.sign([...signers])
    const wire = Buffer.from(transaction.serialize())
    const asked: string[] = []
    const call: RpcCall = async (method, [what]) => {
      asked.push(`${method} ${what}`)
      if (method !== "getTransaction") return []
      return { slot: 1, transaction: [wire.toString("base64"), "base64"], meta: { err: null } }
    }
    const reason = await fetchRound(nameOf(wire), call).then(
      () => "read",
      (error: { reason: string }) => error.reason,
    )
    return [reason, ...asked.slice(1)]
  }

  test("that begins with a durable nonce leads to the account of its player", async () => {
    const advance = SystemProgram.nonceAdvance({
      noncePubkey: Keypair.generate().publicKey,
      authorizedPubkey: ann.publicKey,
    })
    const own = `getSignaturesForAddress ${getGameAddress(ann.publicKey).toBase58()}`
    expect(await reading([ann], [advance, playOf(ann)])).toEqual(["unsettled", own])
  })

  test("that holds the bets of two players is refused, because its signature names no single round", async () => {
    expect(await reading([ann, ben], [playOf(ann), playOf(ben)])).toEqual(["several"])
  })

  test("of another program holds no round", async () => {
    const transfer = SystemProgram.transfer({ fromPubkey: ann.publicKey, toPubkey: ben.publicKey, lamports: 1 })
    expect(await reading([ann], [transfer])).toEqual(["no-round"])
  })
})
