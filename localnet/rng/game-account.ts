import { toAddress } from "../bank/address"

/** The part of Gamba's Game account that a settle needs. */
export interface GameState {
  user: string
  mint: string
  pool: string
  creator: string
  resultRequested: boolean
  /** Hex of the hash whose seed decides the next result; empty while none is published. */
  nextSeedHash: string
  bonusUsed: bigint
  jackpotFee: bigint
}

const discriminator = Buffer.from([27, 90, 166, 125, 74, 100, 121, 18])
const resultRequested = 3

/** Null when the data is not a Game account. Written out because the published decoder also reads the whole bet. */
export function readGame(data: Uint8Array): GameState | null {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  if (bytes.length < 114 + 8 || !bytes.subarray(0, 8).equals(discriminator)) return null
  const seedHashStart = 8 + 1 + 8 + 3 * 32 + 1
  const nextSeedHash = readString(bytes, seedHashStart)
  const rngSeed = readString(bytes, nextSeedHash.end)
  const creatorStart = rngSeed.end + 8
  const creatorMeta = readString(bytes, creatorStart + 32)
  return {
    user: toAddress(bytes.subarray(17, 49)),
    mint: toAddress(bytes.subarray(49, 81)),
    pool: toAddress(bytes.subarray(81, 113)),
    creator: toAddress(bytes.subarray(creatorStart, creatorStart + 32)),
    resultRequested: bytes[113] === resultRequested,
    nextSeedHash: nextSeedHash.text,
    bonusUsed: bytes.readBigUInt64LE(creatorMeta.end + 16),
    jackpotFee: bytes.readBigUInt64LE(creatorMeta.end + 48),
  }
}

/** A chance of one, in the unit of the account. */
const certain = 10_000_000_000n

/** The account's data with a jackpot that is certain to be won. */
export function withCertainJackpot(data: Uint8Array): Uint8Array {
  const bytes = Buffer.from(data)
  const nextSeedHash = readString(bytes, 8 + 1 + 8 + 3 * 32 + 1)
  const rngSeed = readString(bytes, nextSeedHash.end)
  const creatorMeta = readString(bytes, rngSeed.end + 8 + 32)
  bytes.writeBigUInt64LE(certain, creatorMeta.end + 64)
  return bytes
}

function readString(bytes: Buffer, offset: number): { text: string; end: number } {
  const start = offset + 4
  const end = start + bytes.readUInt32LE(offset)
  return { text: bytes.toString("utf8", start, end), end }
}
