import { Connection, PublicKey } from "@solana/web3.js"
import {
  decodeAta,
  decodeGambaState,
  decodePool,
  getGambaStateAddress,
  getPoolAddress,
  getPoolJackpotTokenAccountAddress,
} from "gamba-core-v2"
import type { AppConfig } from "../contract/config"
import type { PoolsWire } from "../contract/pools"
import { createFailover, endpointsOf } from "../contract/rpc-endpoints"
import type { PoolSource } from "../routes/pools"

const whole = (value: { toString(): string }) => BigInt(value.toString())

/**
 * Reads every configured pool in one call, so that the figures belong together. A token without a pool is left out.
 * @throws whatever the node's connection throws.
 */
export function poolsOf(
  config: Pick<AppConfig, "rpcUrl" | "wsUrl" | "fallbacks" | "tokens">,
  nowMs = Date.now,
): PoolSource {
  const { rpcUrl, tokens } = config
  const failover = createFailover(endpointsOf(config))
  const connection = new Connection(rpcUrl, {
    commitment: "confirmed",
    disableRetryOnRateLimit: true,
    fetch: failover.fetch,
  })
  const addresses = tokens.flatMap(({ mint, poolAuthority }) => {
    const pool = getPoolAddress(new PublicKey(mint), new PublicKey(poolAuthority))
    return [pool, getPoolJackpotTokenAccountAddress(pool)]
  })

  return async (): Promise<PoolsWire> => {
    const [stateAccount, ...accounts] = await connection.getMultipleAccountsInfo([getGambaStateAddress(), ...addresses])
    const state = decodeGambaState(stateAccount ?? null)
    const pools = tokens.flatMap(({ mint }, index) => {
      const pool = decodePool(accounts[index * 2] ?? null)
      if (!pool || !state) return []
      const liquidity = whole(pool.liquidityCheckpoint)
      const maxPayoutBps = whole(pool.customMaxPayout ? pool.customMaxPayoutBps : state.maxPayoutBps)
      return [
        {
          mint,
          jackpot: String(decodeAta(accounts[index * 2 + 1] ?? null)?.amount ?? 0n),
          liquidity: String(liquidity),
          maxPayout: String((liquidity * maxPayoutBps) / 10_000n),
          minWager: String(whole(pool.minWager)),
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
