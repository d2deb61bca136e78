import { Connection } from "@solana/web3.js"
import type { Dispatch } from "../rpc/dispatcher"

/** A client of this network that needs no socket: its requests go straight to the dispatcher. */
export function inProcessConnection(dispatch: Dispatch): Connection {
  return new Connection("http://localnet.invalid", {
    commitment: "confirmed",
    fetch: async (_, init) => new Response(dispatch(String(init?.body ?? ""))),
  })
}
