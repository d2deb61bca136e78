import { maxPayoutOf, readGambaState, readPool, readTokenAccount } from "@dghrt/gamba/decode"
import { PublicKey } from "@solana/web3.js"
import {
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
    const state = readGambaState(stateAccount)
    const pools = tokens.flatMap(({ mint }, index) => {
      const [poolAccount, jackpot, bonus] = accounts.slice(index * accountsOfPool, (index + 1) * accountsOfPool)
      const pool = readPool(poolAccount)
      if (!pool || !state) return []
      const { winner, creator, pool: toPool, gamba } = state.jackpotPayoutBps
      return [
        {
          mint,
          jackpot: String(readTokenAccount(jackpot)?.amount ?? 0n),
          jackpotSplit: {
            winner: Number(winner),
            creator: Number(creator),
            pool: Number(toPool),
            protocol: Number(gamba),
          },
          liquidity: String(pool.liquidity),
          maxPayout: String(maxPayoutOf(pool, state)),
          minWager: String(pool.minWager),
          bonus: String(readTokenAccount(bonus)?.amount ?? 0n),
          poolFeeBps: Number(pool.poolFeeBps ?? state.poolFeeBps),
          protocolFeeBps: Number(pool.gambaFeeBps ?? state.gambaFeeBps),
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
