import { describe, expect, test } from "vitest"
import { browserConfigOf } from "./browser-config"
import { contentPolicy } from "./content-policy"
import type { AppConfig } from "./contract/config"
import { configOf, readServerSettings, sharedConfig, solToken } from "./settings"
import { testConfig } from "./testing/test-api"

const keyed = "https://mainnet.provider.example/v2/0123456789abcdef0123"
const config: AppConfig = {
  ...testConfig,
  tokens: [solToken],
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
  const local = { ...testConfig, tokens: [solToken] }
  expect(browserConfigOf(readServerSettings({}), local)).toBe(local)
})

test.each([{ rpcUrl: keyed }, { wsUrl: keyed.replace("http", "ws") }, { fallbacks: config.fallbacks }])(
  "a node with a key that is called the local network reaches no page",
  (nodes) => {
    const local = { ...testConfig, tokens: [solToken], ...nodes }
    expect(() => browserConfigOf(readServerSettings({}), local)).toThrow("SOLANA_CLUSTER")
    expect(() => browserConfigOf(readServerSettings({}), local)).not.toThrow(/0123456789abcdef|hidden/)
  },
)

describe("a setting that pages would refuse ends the start by its name", () => {
  const start = (environment: Record<string, string>) => {
    const { creator } = testConfig
    const settings = readServerSettings({
      SOLANA_RPC_URL: "https://node.example",
      CREATOR_ADDRESS: creator,
      ...environment,
    })
    return browserConfigOf(settings, configOf(settings))
  }

  test.each([
    ["INDEXER_URL", "without a scheme", "localhost:3000"],
    ["INDEXER_URL", "in upper case", "HTTPS://X.example"],
    ["INDEXER_URL", "longer than pages read", `https://x.example/${"a".repeat(2_000)}`],
    ["BROWSER_RPC_URL", "without a scheme", "rpc.example:443"],
    ["BROWSER_RPC_URL", "in upper case", "HTTPS://rpc.example"],
    ["BROWSER_WS_URL", "without a scheme", "live.example:443"],
    ["SOLANA_FALLBACKS", "of nine nodes", Array(9).fill("https://node.example").join(",")],
    ["SOLANA_FALLBACKS", "with an address that is none", "https://node.example,https://["],
    ["OPEN_GAMES", "with an id longer than pages read", "a".repeat(41)],
  ])("%s %s", (name, _, value) => {
    expect(() => start({ [name]: value })).toThrow(name)
  })

  test("on the local network too", () => {
    const settings = readServerSettings({ OPEN_GAMES: "a".repeat(41) })
    const local = { ...testConfig, tokens: [solToken], ...sharedConfig(settings) }
    expect(() => browserConfigOf(settings, local)).toThrow("OPEN_GAMES")
  })

  test("but without its value, which may hold a key", () => {
    const long = `https://rpc.example/${"secret".repeat(400)}`
    expect(() => start({ BROWSER_RPC_URL: long, BROWSER_RPC_RESTRICTED: "on" })).toThrow("BROWSER_RPC_URL")
    expect(() => start({ BROWSER_RPC_URL: long, BROWSER_RPC_RESTRICTED: "on" })).not.toThrow("secret")
  })
  test("eight fallbacks are as many as there may be", () => {
    const eight = Array.from({ length: 8 }, (_, index) => `https://node${index}.example`)
    expect(start({ SOLANA_FALLBACKS: eight.join(",") }).fallbacks).toHaveLength(8)
  })
})
