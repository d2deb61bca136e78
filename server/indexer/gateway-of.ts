import { PublicKey } from "@solana/web3.js"
import {
  getGambaStateAddress,
  getPoolAddress,
  getPoolBonusUnderlyingTokenAccountAddress,
  getPoolJackpotTokenAccountAddress,
} from "gamba-core-v2"
import type { AppConfig } from "../contract/config"
import type { Failover } from "../contract/rpc-endpoints"
import { createGateway, type Gateway } from "../rpc/gateway"
import { upstreamOf } from "../rpc/upstream"

/** The gateway of browsers to the configured nodes. */
export function gatewayOf(config: Pick<AppConfig, "tokens">, nodes: Pick<Failover, "fetch">): Gateway {
  const accounts = config.tokens.flatMap(({ mint, poolAuthority }) => {
    const pool = getPoolAddress(new PublicKey(mint), new PublicKey(poolAuthority))
    return [pool, getPoolJackpotTokenAccountAddress(pool), getPoolBonusUnderlyingTokenAccountAddress(pool)]
  })
  return createGateway({
    upstream: upstreamOf(nodes.fetch),
    sharedAccounts: new Set([getGambaStateAddress(), ...accounts].map((account) => account.toBase58())),
  })
}
