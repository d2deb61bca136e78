import { createHmac } from "node:crypto"
import { type Keypair, PublicKey, Transaction, TransactionInstruction } from "@solana/web3.js"
import { getGameAddress, PROGRAM_ID } from "gamba-core-v2"
import { encodeBase58 } from "../../localnet/bank/base58"

/** How the event of a settled round starts. */
export const settled = [63, 109, 128, 85, 229, 63, 167, 176]
/** Places of the event's fields; those after the client seed move with its length. */
export const at = {
  ...{ user: 8, pool: 40, tokenMint: 72, creator: 104, creatorFee: 136, gambaFee: 144, poolFee: 152, jackpotFee: 160 },
  ...{ underlyingUsed: 168, bonusUsed: 176, wager: 184, payout: 192, multiplier: 200, bonusPayout: 204 },
  ...{ poolPayout: 212, jackpotProbability: 220, jackpotDraw: 228, nonce: 236, clientSeed: 248 },
}
/** Places of the fields behind the client seed, of a bet with two outcomes. */
export function behindSeed(clientSeed: string) {
  const afterSeed = at.clientSeed + clientSeed.length
  return {
    ...{ resultIndex: afterSeed, firstMultiplier: afterSeed + 12, jackpotPayout: afterSeed + 20 },
    ...{ poolLiquidity: afterSeed + 28, seed: afterSeed + 40, nextHash: afterSeed + 40 + 64 + 4 },
  }
}

interface Draw {
  rngSeed: string
  clientSeed: string
  bps: readonly number[]
}

/** Raises the nonce and writes the result that would belong to it. */
export function raiseNonce(event: Buffer, { rngSeed, clientSeed, bps }: Draw): void {
  event.writeBigUInt64LE(event.readBigUInt64LE(at.nonce) + 1n, at.nonce)
  const hash = createHmac("sha256", rngSeed)
    .update(`${clientSeed}-${event.readBigUInt64LE(at.nonce)}`)
    .digest("hex")
  const result = Number.parseInt(hash.slice(0, 5), 16) % bps.length
  event.writeBigUInt64LE(BigInt(result), behindSeed(clientSeed).resultIndex)
  event.writeUInt32LE(bps[result] ?? 0, at.multiplier)
  event.writeBigUInt64LE((event.readBigUInt64LE(at.wager) * BigInt(bps[result] ?? 0)) / 10_000n, at.payout)
}

/** A commitment that anyone may sign: it is valid, and not of the provider. */
export function commitmentBy(provider: Keypair, user: string, hashedSeed: string) {
  const hash = Buffer.from(hashedSeed)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(hash.length)
  const transaction = new Transaction({
    feePayer: provider.publicKey,
    recentBlockhash: PublicKey.default.toBase58(),
  }).add(
    new TransactionInstruction({
      programId: PROGRAM_ID,
      keys: [
        { pubkey: getGameAddress(new PublicKey(user)), isSigner: false, isWritable: true },
        { pubkey: provider.publicKey, isSigner: true, isWritable: true },
      ],
      data: Buffer.concat([Buffer.from([238, 154, 25, 143, 191, 19, 25, 224]), length, hash]),
    }),
  )
  transaction.sign(provider)
  return {
    signature: encodeBase58(transaction.signature ?? Buffer.alloc(0)),
    wire: transaction.serialize().toString("base64"),
  }
}
