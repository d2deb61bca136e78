import { describe, expect, test } from "vitest"
import type { AppConfig } from "#contract/config"
import { readAppConfig } from "./app-config"

const address = "11111111111111111111111111111111"
const config: AppConfig = {
  cluster: "localnet",
  rpcUrl: "http://127.0.0.1:8899",
  wsUrl: "ws://127.0.0.1:8900",
  creator: address,
  tokens: [{ mint: address, symbol: "SOL", name: "Solana", decimals: 9, poolAuthority: address }],
}
const page = (textContent: string | null) => ({ getElementById: () => (textContent === null ? null : { textContent }) })

test("the page's configuration is what the server wrote, and nothing beside it", () => {
  expect(readAppConfig(page(JSON.stringify({ ...config, apiKey: "secret" })))).toStrictEqual(config)
  const full = { ...config, openGames: ["crash"], faucetUrl: "http://127.0.0.1:8899/faucet" }
  expect(readAppConfig(page(JSON.stringify(full)))).toStrictEqual(full)
})

test("the server's gateway is an address of the page's own origin, without a socket", () => {
  const text = JSON.stringify({ ...config, rpcUrl: "/api/rpc", wsUrl: "" })
  expect(readAppConfig(page(text), () => "https://casino.example")).toMatchObject({
    rpcUrl: "https://casino.example/api/rpc",
    wsUrl: "",
  })
})

describe("a page that our server did not write is refused, by what is wrong with it", () => {
  test.each([
    [{ cluster: "testnet" }, "cluster"],
    [{ rpcUrl: "javascript:alert(1)" }, "rpcUrl"],
    [{ creator: `${address}0` }, "creator"],
    [{ tokens: [] }, "tokens"],
    [{ tokens: [{ ...config.tokens[0], decimals: 1.5 }] }, "tokens.0.decimals"],
    [{ faucetUrl: 7 }, "faucetUrl"],
  ])("%j", (change, field) => {
    expect(() => readAppConfig(page(JSON.stringify({ ...config, ...change })))).toThrow(field)
  })
  test("in each place that is wrong", () => {
    expect(() => readAppConfig(page(JSON.stringify({ ...config, creator: "", wsUrl: 7 })))).toThrow(/: wsUrl, creator$/)
    expect(() => readAppConfig(page("7"))).toThrow("all of it")
  })
  test("without any", () => {
    expect(() => readAppConfig(page(null))).toThrow("no configuration")
  })
})
