import { borshReader } from "./borsh-reader"

/** The program that draws and pays. */
export const GAMBA_PROGRAM = "Gamba2hK6KV3quKq854B3sQG1WMdq3zgQLPKqyK4qS18"

/** First eight bytes of an event or of an instruction, by the published interface of the program. */
const gameSettled = [63, 109, 128, 85, 229, 63, 167, 176]
const playGame = [37, 88, 207, 85, 42, 144, 122, 197]
const rngSettle = [23, 35, 236, 185, 14, 171, 26, 222]
const rngProvideHashedSeed = [238, 154, 25, 143, 191, 19, 25, 224]

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  bytes.length >= start.length && start.every((byte, index) => bytes[index] === byte)

/** What the program says of a settled round, as far as a proof and a reader need it. Amounts are in smallest units. */
export interface GameSettledEvent {
  user: string
  pool: string
  tokenMint: string
  creator: string
  wager: bigint
  payout: bigint
  multiplierBps: number
  nonce: number
  clientSeed: string
  resultIndex: number
  /** Multipliers in basis points, one per outcome. */
  bet: number[]
  jackpotPayout: bigint
  /** The chance that the program gave the bet to win the jackpot: 10,000,000,000 is certain. */
  jackpotProbabilityUbps: bigint
  /** The number that the program drew for the jackpot, by a method that it does not publish. */
  jackpotResult: bigint
  /** What was charged on top of the wager, by receiver. */
  fees: { creator: bigint; gamba: bigint; pool: bigint; jackpot: bigint }
  /** What the pool held after the play. */
  poolLiquidity: bigint
  rngSeed: string
  /** Commitment to the seed of the next round. */
  nextRngSeedHashed: string
  metadata: string
}

/** Decodes an event; null when the bytes are another event. Throws when a settled round is cut off. */
export function decodeGameSettled(bytes: Uint8Array): GameSettledEvent | null {
  if (!startsWith(bytes, gameSettled)) return null
  const read = borshReader(bytes.subarray(8))
  const [user, pool, tokenMint, creator] = [read.address(), read.address(), read.address(), read.address()]
  const fees = { creator: read.u64(), gamba: read.u64(), pool: read.u64(), jackpot: read.u64() }
  // The split of the stake between underlying and bonus.
  for (let skipped = 0; skipped < 2; skipped++) read.u64()
  const [wager, payout, multiplierBps] = [read.u64(), read.u64(), read.u32()]
  // The two sources of the payout.
  for (let skipped = 0; skipped < 2; skipped++) read.u64()
  const [jackpotProbabilityUbps, jackpotResult] = [read.u64(), read.u64()]
  const [nonce, clientSeed, resultIndex, bet] = [Number(read.u64()), read.text(), Number(read.u64()), read.u32List()]
  const jackpotPayout = read.u64()
  const poolLiquidity = read.u64()
  const [rngSeed, nextRngSeedHashed, metadata] = [read.text(), read.text(), read.text()]
  const jackpot = { jackpotPayout, jackpotProbabilityUbps, jackpotResult }
  const drawn = { nonce, clientSeed, resultIndex, bet, ...jackpot, rngSeed, nextRngSeedHashed, metadata }
  return { user, pool, tokenMint, creator, wager, payout, multiplierBps, fees, poolLiquidity, ...drawn }
}

/** A bet as its player signed it. */
export interface PlayInstruction {
  kind: "play"
  game: string
  user: string
  pool: string
  tokenMint: string
  creator: string
  wager: bigint
  bet: number[]
  clientSeed: string
  creatorFeeBps: number
  metadata: string
}

/** An instruction of the program that takes part in a round. `game` is the player's account, which all of them name. */
export type RoundInstruction =
  | PlayInstruction
  /** `hashedSeed` commits to the seed of the next round. */
  | {
      kind: "settle"
      game: string
      user: string
      provider: string
      pool: string
      tokenMint: string
      creator: string
      rngSeed: string
      hashedSeed: string
    }
  | { kind: "commit"; game: string; provider: string; hashedSeed: string }

/** Decodes an instruction from its data and accounts; null when it is another one. */
export function decodeRoundInstruction(data: Uint8Array, accounts: readonly string[]): RoundInstruction | null {
  const read = borshReader(data.subarray(8))
  const [first = "", second = "", third = "", fourth = "", fifth = "", , , eighth = ""] = accounts
  if (startsWith(data, playGame)) {
    const [wager, bet, clientSeed, creatorFeeBps] = [read.u64(), read.u32List(), read.text(), read.u32()]
    read.u32() // the jackpot's fee
    return {
      ...{ kind: "play", user: first, game: third, pool: fourth, tokenMint: fifth, creator: eighth },
      ...{ wager, bet, clientSeed, creatorFeeBps, metadata: read.text() },
    }
  }
  if (startsWith(data, rngSettle)) {
    const [rngSeed, hashedSeed] = [read.text(), read.text()]
    const [pool, tokenMint, creator] = [fifth, accounts[5] ?? "", accounts[12] ?? ""]
    return {
      kind: "settle",
      provider: first,
      user: second,
      game: fourth,
      pool,
      tokenMint,
      creator,
      rngSeed,
      hashedSeed,
    }
  }
  if (startsWith(data, rngProvideHashedSeed))
    return { kind: "commit", game: first, provider: second, hashedSeed: read.text() }
  return null
}
