import { afterAll } from "vitest"
import { type Localnet, type LocalnetOptions, startLocalnet } from "#localnet"

/** The network of one file of tests, on free ports, until the last of them has run. */
export async function testNetwork(options: Partial<LocalnetOptions>): Promise<Localnet> {
  const network = await startLocalnet({ rpcPort: 0, wsPort: 0, settleDelayMs: 0, ...options })
  afterAll(() => network.close())
  return network
}
