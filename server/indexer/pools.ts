import { PublicKey } from "@solana/web3.js"
import {
  decodeAta,
  decodeGambaState,
  decodePool,
  getGambaStateAddress,
  getPoolAddress,
  getPoolBonusUnderlyingTokenAccountAddress,
  getPoolJackpotTokenAccountAddress,
} from "gamba-core-v2"
import type { AppConfig } from "../contract/config"
import type { PoolsWire } from "../contract/pools"
import { createFailover, endpointsOf, type Failover } from "../contract/rpc-endpoints"
import type { PoolSource } from "../routes/pools"
import { readingConnection } from "./play-chain"

/** The pool itself, its jackpot and its bonus. */
const accountsOfPool = 3

const whole = (value: { toString(): string }) => BigInt(value.toString())

/**
 * Reads every configured pool in one call, so that the figures belong together. A token without a pool is left out.
 * @throws whatever the node's connection throws.
 */
export function poolsOf(
  config: Pick<AppConfig, "rpcUrl" | "wsUrl" | "fallbacks" | "tokens">,
  nowMs = Date.now,
  nodes: Pick<Failover, "fetch"> = createFailover(endpointsOf(config)),
): PoolSource {
  const { rpcUrl, tokens } = config
  const connection = readingConnection(rpcUrl, nodes.fetch)
  const addresses = tokens.flatMap(({ mint, poolAuthority }) => {
    const pool = getPoolAddress(new PublicKey(mint), new PublicKey(poolAuthority))
    return [pool, getPoolJackpotTokenAccountAddress(pool), getPoolBonusUnderlyingTokenAccountAddress(pool)]
  })

  return async (): Promise<PoolsWire> => {
    const [stateAccount, ...accounts] = await connection.getMultipleAccountsInfo([getGambaStateAddress(), ...addresses])
    const state = decodeGambaState(stateAccount ?? null)
    const pools = tokens.flatMap(({ mint }, index) => {
      const [poolAccount, jackpot, bonus] = accounts.slice(index * accountsOfPool, (index + 1) * accountsOfPool)
      const pool = decodePool(poolAccount ?? null)
      if (!pool || !state) return []
      const liquidity = whole(pool.liquidityCheckpoint)
      const maxPayoutBps = whole(pool.customMaxPayout ? pool.customMaxPayoutBps : state.maxPayoutBps)
      return [
        {
          mint,
          jackpot: String(decodeAta(jackpot ?? null)?.amount ?? 0n),
          jackpotSplit: {
            winner: Number(whole(state.jackpotPayoutToUserBps)),
            creator: Number(whole(state.jackpotPayoutToCreatorBps)),
            pool: Number(whole(state.jackpotPayoutToPoolBps)),
            protocol: Number(whole(state.jackpotPayoutToGambaBps)),
          },
          liquidity: String(liquidity),
          maxPayout: String((liquidity * maxPayoutBps) / 10_000n),
          minWager: String(whole(pool.minWager)),
          bonus: String(decodeAta(bonus ?? null)?.amount ?? 0n),
          poolFeeBps: Number(whole(pool.customPoolFee ? pool.customPoolFeeBps : state.defaultPoolFee)),
          protocolFeeBps: Number(whole(pool.customGambaFee ? pool.customGambaFeeBps : state.gambaFeeBps)),
        },
      ]
    })
    return { readAt: nowMs(), pools }
  }
}

/** The pool account of each token. */
export const poolAddresses = ({ tokens }: Pick<AppConfig, "tokens">) =>
  tokens.map(({ mint, poolAuthority }) => ({
    mint,
    address: getPoolAddress(new PublicKey(mint), new PublicKey(poolAuthority)).toBase58(),
  }))
