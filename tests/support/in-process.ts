import { Connection } from "@solana/web3.js"
import type { AppConfig } from "#contract/config"
import { type Localnet, startLocalnet } from "#localnet"
import { sol } from "./sol"

/** A network with repeatable results, on free ports. */
export const startQuietNetwork = (rngSeed: string, settleDelayMs = 0): Promise<Localnet> =>
  startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs, rngSeed })

/** A connection to a network in this process, without a socket, and so without subscriptions: its user polls. */
export const connectionTo = (network: Localnet): Connection =>
  new Connection("http://localnet.invalid", {
    commitment: "confirmed",
    fetch: async (_, init) => new Response(network.request(String(init?.body ?? ""))),
  })

/** How an app is configured on a network. */
export const configOn = ({ rpcUrl, wsUrl, addresses: { creator } }: Localnet) =>
  ({ cluster: "localnet", rpcUrl, wsUrl, creator, tokens: [sol] }) satisfies AppConfig
