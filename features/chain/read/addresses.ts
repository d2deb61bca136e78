import type { BetToken } from "@dghrt/betting"
import { fromBase58, toBase58 } from "@dghrt/kernel/base58"
import { GAMBA_PROGRAM, MULTIPLAYER_PROGRAM } from "../decode/gamba-program"
import { REFERRAL_PROGRAM } from "../decode/referral-record"
import { sha256 } from "./sha256"

export const SYSTEM_PROGRAM = "11111111111111111111111111111111"
export const TOKEN_PROGRAM = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
const ASSOCIATED_TOKEN_PROGRAM = "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL"
const NATIVE_MINT = "So11111111111111111111111111111111111111112"

const text = new TextEncoder()
const marker = text.encode("ProgramDerivedAddress")
/** Of ed25519 (RFC 8032, 5.1). */
const prime = 2n ** 255n - 19n
const d = 37095705934669439343138083508754565189542113879843219016388785533085940283555n

/** The 32 bytes of an address. @throws RangeError for a text that is none. */
export function addressBytes(address: string): Uint8Array {
  const bytes = fromBase58(address)
  if (bytes?.length !== 32) throw new RangeError(`${address} is no address`)
  return bytes
}

/** Jacobi's symbol: 1 where `value` is a square modulo the odd `modulus` and no multiple of it, given that this is a prime. */
function jacobi(value: bigint, modulus: bigint): number {
  let [upper, lower, sign] = [value % modulus, modulus, 1]
  while (upper !== 0n) {
    while ((upper & 1n) === 0n) {
      upper >>= 1n
      const rest = lower & 7n
      if (rest === 3n || rest === 5n) sign = -sign
    }
    if ((upper & 3n) === 3n && (lower & 3n) === 3n) sign = -sign
    ;[upper, lower] = [lower % upper, upper]
  }
  return lower === 1n ? sign : 0
}

/** Whether somebody may hold the key of an address: its bytes are a point of the curve, y with the sign of x on top. */
export function isOnCurve(bytes: Uint8Array): boolean {
  const number = bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  const y = number & (2n ** 255n - 1n)
  if (y >= prime) return false
  const square = (y * y) % prime
  // x² is `above / below`, which is a square where their product is one.
  const above = square - 1n
  if (above === 0n) return number === y
  const below = (d * square + 1n) % prime
  return jacobi((((above + prime) % prime) * below) % prime, prime) === 1
}

/** The address that a program derives from seeds: the first hash, counted down from 255, that is no point of the curve. */
function derived(program: string, ...seeds: readonly Uint8Array[]): string {
  const end = [...addressBytes(program), ...marker]
  const begin = seeds.flatMap((seed) => [...seed])
  for (let bump = 255; bump >= 0; bump--) {
    const hash = sha256(Uint8Array.from([...begin, bump, ...end]))
    if (!isOnCurve(hash)) return toBase58(hash)
  }
  throw new RangeError("No address can be derived from these seeds")
}
const ofGamba = (name: string, ...addresses: readonly string[]) =>
  derived(GAMBA_PROGRAM, text.encode(name), ...addresses.map(addressBytes))

export const isNativeMint = (mint: string) => mint === NATIVE_MINT
/** Where a wallet, or a program's account, has its tokens of a mint. */
export const tokenAddress = (mint: string, owner: string) =>
  derived(ASSOCIATED_TOKEN_PROGRAM, ...[owner, TOKEN_PROGRAM, mint].map(addressBytes))

export const stateAddress = () => ofGamba("GAMBA_STATE")
export const poolAddress = (mint: string, authority: string) => ofGamba("POOL", mint, authority)
export const jackpotAddress = (pool: string) => ofGamba("POOL_JACKPOT", pool)
/** The mint of a pool's bonus tokens. */
export const bonusMintAddress = (pool: string) => ofGamba("POOL_BONUS_MINT", pool)
export const playerAddress = (user: string) => ofGamba("PLAYER", user)
/** Where the program holds a wallet's bets. */
export const gameAddress = (user: string) => ofGamba("GAME", user)
/** Where a player's record for one platform is. */
export const recordAddress = (creator: string, player: string) =>
  derived(REFERRAL_PROGRAM, addressBytes(creator), addressBytes(player))
/** Where the names of a race's players are. */
export const namesAddress = (game: string) => derived(MULTIPLAYER_PROGRAM, text.encode("METADATA"), addressBytes(game))

/** What is derived of a wallet: by trial and error on a curve, and the same before and after every bet, so that once is enough. */
export function addressesFor(user: string, creator: string) {
  const tokens = new WeakMap<BetToken, ReturnType<typeof derive>>()
  function derive({ mint, poolAuthority }: BetToken) {
    const native = isNativeMint(mint)
    const pool = poolAddress(mint, poolAuthority)
    return {
      native,
      pool,
      /** In the order of `readPoolTerms`. */
      terms: [stateAddress(), pool, jackpotAddress(pool), tokenAddress(mint, creator)] as const,
      balance: native ? user : tokenAddress(mint, user),
    }
  }
  function of(token: BetToken) {
    const found = tokens.get(token) ?? derive(token)
    tokens.set(token, found)
    return found
  }
  const holdings = new WeakMap<BetToken, readonly string[]>()
  return {
    game: gameAddress(user),
    of,
    /** In the order of `readHoldings`. Derived apart, because the first figures on screen need none of them. */
    holdingsOf(token: BetToken): readonly string[] {
      const known = holdings.get(token)
      if (known) return known
      const { balance, pool } = of(token)
      const [player, bonus] = [playerAddress(user), bonusMintAddress(pool)]
      const found = [
        user,
        balance,
        tokenAddress(bonus, user),
        player,
        tokenAddress(token.mint, player),
        tokenAddress(bonus, player),
      ]
      holdings.set(token, found)
      return found
    },
  }
}
