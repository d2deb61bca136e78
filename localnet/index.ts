import type { Localnet, LocalnetOptions } from "./localnet"

export { localnetAddresses } from "./genesis/addresses"
export type { Localnet, LocalnetOptions } from "./localnet"
export type { EndpointMode } from "./rpc/endpoint-health"
export { PortTaken } from "./rpc/listen"

/** Starts a whole Solana network in this process and resolves when it answers; rejects with PortTaken. */
export async function startLocalnet(options: LocalnetOptions): Promise<Localnet> {
  // The virtual machine and the chain clients load only for those who start a network, not for those who read addresses.
  const { bootLocalnet } = await import("./localnet")
  return bootLocalnet(options)
}
