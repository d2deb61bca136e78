import type { PoolTerms } from "@dghrt/betting"
import type { AccountBytes } from "./account-bytes"
import { ByteReader, startsWith } from "./byte-reader"
import { readTokenAccount } from "./token-account"

const stateMark = [142, 203, 14, 224, 153, 118, 52, 200]
const poolMark = [241, 154, 109, 4, 17, 177, 109, 188]

/** What the program's authors have set for all pools. Rates in basis points. */
export interface GambaState {
  /** Whose seeds the program accepts; the system program's address where there is none. */
  providers: readonly string[]
  playFeeLamports: bigint
  gambaFeeBps: bigint
  poolFeeBps: bigint
  jackpotPayoutBps: { winner: bigint; creator: bigint; pool: bigint; gamba: bigint }
  maxHouseEdgeBps: bigint
  maxCreatorFeeBps: bigint
  maxPayoutBps: bigint
  playsAllowed: boolean
}

/** One pool. What it has not set itself is null: the state's figure counts then. */
export interface Pool {
  lookupTable: string
  playFeeExempt: boolean
  minWager: bigint
  liquidity: bigint
  poolFeeBps: bigint | null
  gambaFeeBps: bigint | null
  maxPayoutBps: bigint | null
  maxCreatorFeeBps: bigint | null
}

/** Null where there is no such account. */
export function readGambaState(account: AccountBytes): GambaState | null {
  if (!account || !startsWith(account.data, stateMark)) return null
  const at = new ByteReader(account.data, stateMark.length)
  at.take(32) // authority
  const providers = [at.address(), at.address()]
  const [playFeeLamports, gambaFeeBps] = [at.u64(), at.u64()]
  at.u64() // price of a new pool
  const poolFeeBps = at.u64()
  const jackpotPayoutBps = { winner: at.u64(), creator: at.u64(), pool: at.u64(), gamba: at.u64() }
  at.u64() // bonus to jackpot
  const [maxHouseEdgeBps, maxCreatorFeeBps, maxPayoutBps] = [at.u64(), at.u64(), at.u64()]
  at.u64() // fee of a withdrawal
  at.take(3) // whether pools may be created, filled and emptied
  const rates = { gambaFeeBps, poolFeeBps, maxHouseEdgeBps, maxCreatorFeeBps, maxPayoutBps }
  return { providers, playFeeLamports, ...rates, jackpotPayoutBps, playsAllowed: at.bool() }
}

/** Null where there is no such account. */
export function readPool(account: AccountBytes): Pool | null {
  if (!account || !startsWith(account.data, poolMark)) return null
  const at = new ByteReader(account.data, poolMark.length)
  const own = (chosen: boolean, value: bigint) => (chosen ? value : null)
  at.u8() // bump
  const lookupTable = at.address()
  at.take(2 * 32) // authority, mint
  const [playFeeExempt, minWager] = [at.bool(), at.u64()]
  at.u64() // plays so far
  const liquidity = at.u64()
  at.take(1 + 8) // limit of deposits
  const poolFeeBps = own(at.bool(), at.u64())
  const gambaFeeBps = own(at.bool(), at.u64())
  const maxPayoutBps = own(at.bool(), at.u64())
  at.take(32 + 1) // a bonus token of its own
  const maxCreatorFeeBps = own(at.bool(), at.u64())
  const rates = { poolFeeBps, gambaFeeBps, maxPayoutBps, maxCreatorFeeBps }
  return { lookupTable, playFeeExempt, minWager, liquidity, ...rates }
}

/** The most that one outcome may pay. */
export const maxPayoutOf = (pool: Pool, state: GambaState): bigint =>
  (pool.liquidity * (pool.maxPayoutBps ?? state.maxPayoutBps)) / 10_000n

/**
 * State, pool, jackpot and the operator's token account in this order, read in one call so that the figures belong together.
 * Null where there is no pool.
 */
export function readPoolTerms(accounts: readonly AccountBytes[]): PoolTerms | null {
  const [stateAccount, poolAccount, jackpotAccount, creatorTokenAccount] = accounts
  const [state, pool] = [readGambaState(stateAccount), readPool(poolAccount)]
  if (!state || !pool) return null
  return {
    playsAllowed: state.playsAllowed,
    minWager: pool.minWager,
    maxPayout: maxPayoutOf(pool, state),
    jackpotBalance: readTokenAccount(jackpotAccount)?.amount ?? 0n,
    gambaFeeBps: Number(pool.gambaFeeBps ?? state.gambaFeeBps),
    poolFeeBps: Number(pool.poolFeeBps ?? state.poolFeeBps),
    maxCreatorFeeBps: Number(pool.maxCreatorFeeBps ?? state.maxCreatorFeeBps),
    maxHouseEdgeBps: Number(state.maxHouseEdgeBps),
    playFeeLamports: pool.playFeeExempt ? 0n : state.playFeeLamports,
    creatorAccountOpen: (creatorTokenAccount?.lamports ?? 0) > 0,
  }
}
