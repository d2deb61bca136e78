import { Connection } from "@solana/web3.js"
import { type Localnet, startLocalnet } from "#localnet"

/** A network with repeatable results, on free ports. */
export const startQuietNetwork = (rngSeed: string, settleDelayMs = 0): Promise<Localnet> =>
  startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs, rngSeed })

/** A connection to a network in this process, without a socket, and so without subscriptions: its user polls. */
export const connectionTo = (network: Localnet): Connection =>
  new Connection("http://localnet.invalid", {
    commitment: "confirmed",
    fetch: async (_, init) => new Response(network.request(String(init?.body ?? ""))),
  })
