import { expect, test } from "vitest"
import { browserConfigOf } from "./browser-config"
import { contentPolicy } from "./content-policy"
import type { AppConfig } from "./contract/config"
import { readServerSettings } from "./settings"
import { testConfig } from "./testing/test-api"

const keyed = "https://mainnet.provider.example/v2/0123456789abcdef0123"
const config: AppConfig = {
  ...testConfig,
  cluster: "mainnet-beta",
  rpcUrl: keyed,
  wsUrl: keyed.replace("http", "ws"),
  fallbacks: [
    { rpcUrl: "https://backup.example/?api-key=hidden", wsUrl: "wss://backup.example/?api-key=hidden" },
    { rpcUrl: "https://api.mainnet-beta.solana.com", wsUrl: "wss://api.mainnet-beta.solana.com" },
  ],
}
const pageConfig = (environment: Record<string, string> = {}) =>
  browserConfigOf(readServerSettings(environment), config)

test("the page names our gateway and fallbacks without keys, and no node of the server", () => {
  const page = pageConfig()
  expect([page.rpcUrl, page.wsUrl]).toEqual(["/api/rpc", ""])
  expect(page.fallbacks).toEqual([config.fallbacks?.[1]])
  expect(JSON.stringify(page)).not.toMatch(/0123456789abcdef|hidden/)
  const policy = contentPolicy({ config: page, nonce: "n", scripts: [], styles: [] })
  expect(policy).toContain("connect-src 'self' https://api.mainnet-beta.solana.com wss://api.mainnet-beta.solana.com")
})

test("the browser's own node has settings of its own, and its socket follows from them alone", () => {
  expect(pageConfig({ BROWSER_RPC_URL: "https://rpc.example" })).toMatchObject({
    rpcUrl: "https://rpc.example",
    wsUrl: "wss://rpc.example",
  })
  const named = pageConfig({ BROWSER_WS_URL: "wss://live.example/ws" })
  expect([named.rpcUrl, named.wsUrl]).toEqual(["/api/rpc", "wss://live.example/ws"])
})

test.each([
  ["BROWSER_RPC_URL", keyed],
  ["BROWSER_RPC_URL", "https://rpc.example/?api-key=1"],
  ["BROWSER_RPC_URL", "https://me:word@rpc.example"],
  ["BROWSER_WS_URL", keyed.replace("http", "ws")],
])("%s=%s is refused by its name, until it is said to be bound to the site's domain", (name, value) => {
  expect(() => pageConfig({ [name]: value })).toThrow(name)
  expect(() => pageConfig({ [name]: value })).not.toThrow(/0123456789abcdef|word@/)
  expect(() => pageConfig({ [name]: value, BROWSER_RPC_RESTRICTED: "on" })).not.toThrow()
})

test("on the local network the page asks the local chain", () => {
  const settings = readServerSettings({})
  expect(browserConfigOf(settings, testConfig)).toBe(testConfig)
})
