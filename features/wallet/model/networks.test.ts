import { expect, test, vi } from "vitest"
import { logger, memoryStorage } from "#features/kernel"
import { createNetworkChoice, networksOf } from "./networks"

test("network stores the build's cluster, and replaces another one that was stored", () => {
  const port = memoryStorage()
  port.setItem("solana-network", '"devnet"')
  createNetworkChoice("localnet", port)
  expect(port.getItem("solana-network")).toBe('"localnet"')
})

test("another network is refused with a warning and changes nothing", () => {
  const port = memoryStorage()
  const warn = vi.fn()
  const choice = createNetworkChoice("mainnet-beta", port, { ...logger, warn })
  expect(choice.choose("devnet")).toBe(false)
  expect(warn).toHaveBeenCalledExactlyOnceWith("Test networks are disabled in constants")
  expect(port.getItem("solana-network")).toBe('"mainnet-beta"')
  expect(choice.choose("mainnet-beta")).toBe(true)
})

test("each network has a name, an endpoint and an explorer; the build's own endpoint is the configured one", () => {
  const networks = networksOf({ cluster: "localnet", rpcUrl: "http://127.0.0.1:22002" })
  expect(networks.map(({ name }) => name)).toEqual(["mainnet-beta", "devnet", "localnet"])
  expect(networks.at(-1)?.rpcEndpoint).toBe("http://127.0.0.1:22002")
  for (const { displayName, explorerUrl } of networks) expect(displayName && URL.canParse(explorerUrl)).toBe(true)
})
