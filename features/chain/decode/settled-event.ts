import { ByteReader, startsWith } from "./byte-reader"
import { GAMBA_PROGRAM } from "./gamba-program"
import { programData } from "./program-data"

const mark = [63, 109, 128, 85, 229, 63, 167, 176]

/** What the program says of a settled bet. Amounts in the token's smallest unit. */
export interface SettledEvent {
  user: string
  pool: string
  tokenMint: string
  creator: string
  creatorFee: bigint
  gambaFee: bigint
  poolFee: bigint
  jackpotFee: bigint
  bonusUsed: bigint
  wager: bigint
  payout: bigint
  multiplierBps: number
  jackpotProbabilityUbps: bigint
  jackpotResult: bigint
  nonce: number
  clientSeed: string
  resultIndex: number
  /** Multipliers in basis points, one for each outcome. */
  bet: readonly number[]
  jackpotPayout: bigint
  /** What the pool held after the bet. */
  poolLiquidity: bigint
  rngSeed: string
  /** Commitment to the seed of the next bet. */
  nextRngSeedHashed: string
  metadata: string
}

/** The bets that one transaction settled, by its log. Throws a RangeError when a node cut one of them off. */
export const settledEvents = (logs: readonly string[]): SettledEvent[] =>
  programData(logs, GAMBA_PROGRAM)
    .filter((bytes) => startsWith(bytes, mark))
    .map(readSettled)

function readSettled(bytes: Uint8Array): SettledEvent {
  const at = new ByteReader(bytes, mark.length)
  const parties = { user: at.address(), pool: at.address(), tokenMint: at.address(), creator: at.address() }
  const fees = { creatorFee: at.u64(), gambaFee: at.u64(), poolFee: at.u64(), jackpotFee: at.u64() }
  at.u64() // what was taken of the token
  const money = { bonusUsed: at.u64(), wager: at.u64(), payout: at.u64(), multiplierBps: at.u32() }
  at.take(2 * 8) // what bonus and pool paid
  const draw = { jackpotProbabilityUbps: at.u64(), jackpotResult: at.u64() }
  const play = {
    nonce: Number(at.u64()),
    clientSeed: at.text(),
    resultIndex: Number(at.u64()),
    bet: at.list(at.u32, 4),
  }
  const after = { jackpotPayout: at.u64(), poolLiquidity: at.u64() }
  const texts = { rngSeed: at.text(), nextRngSeedHashed: at.text(), metadata: at.text() }
  return { ...parties, ...fees, ...money, ...draw, ...play, ...after, ...texts }
}
