import fc from "fast-check"
import * as v from "valibot"
import { describe, expect, test } from "vitest"
import { amount } from "./amount"
import { appConfig } from "./config"
import { health } from "./health"
import { pools } from "./pools"
import { prices } from "./prices"

const address = "So11111111111111111111111111111111111111112"
const token = { mint: address, symbol: "SOL", name: "Solana", decimals: 9, poolAuthority: "1".repeat(32) }
const config = {
  cluster: "localnet",
  rpcUrl: "http://localhost:8899",
  wsUrl: "ws://localhost:8900",
  creator: address,
  tokens: [token],
}
const jackpotSplit = { winner: 8_000, creator: 500, pool: 1_000, protocol: 500 }
const fees = { bonus: "2", poolFeeBps: 100, protocolFeeBps: 0, jackpotSplit }
const pool = { mint: address, jackpot: "0", liquidity: "9007199254740993", maxPayout: "5", minWager: "1", ...fees }

/** Where a value does not fit, as in `tokens.0.mint`; empty for the value itself, null when all of it fits. */
function misfit(schema: v.GenericSchema, value: unknown): string | null {
  const { issues } = v.safeParse(schema, value)
  return issues === undefined ? null : (v.getDotPath(issues[0]) ?? "")
}

describe("an amount", () => {
  test.each([
    ["0", 0n],
    ["12345678901234567890", 12_345_678_901_234_567_890n],
  ])("of digits (%s) is money to the last of them", (digits, money) => {
    expect(v.parse(amount, digits)).toBe(money)
  })

  test.each(["", "-1", "1.5", "1e9", "0x10", " 1", "1\n", "1".repeat(21), 12, null])("is never %j", (value) => {
    expect(misfit(amount, value)).toBe("")
  })
})

describe("an agreement", () => {
  test.each<[v.GenericSchema, object]>([
    [appConfig, config],
    [appConfig, { ...config, openGames: ["crash"], faucetUrl: "http://localhost:8899/faucet" }],
    [health, { status: "ok", version: "0.1.0" }],
    [prices, { solana: { usd: 150.5, last_updated_at: 1_700_000_000 }, "usd-coin": { usd: 0.9999 } }],
    [prices, {}],
  ])("gives back what was agreed, and nothing beside it (%#)", (schema, value) => {
    expect(v.parse(schema, { ...value, beside: "<b>" })).toEqual(value)
  })

  test.each<[v.GenericSchema, unknown, string]>([
    [appConfig, null, ""],
    [appConfig, [], "cluster"],
    [appConfig, { ...config, wsUrl: `ws://${"x".repeat(2_000)}` }, "wsUrl"],
    [appConfig, { ...config, tokens: Array(101).fill(token) }, "tokens"],
    [appConfig, { ...config, tokens: [token, { ...token, mint: "<b>" }] }, "tokens.1.mint"],
    [appConfig, { ...config, tokens: [{ ...token, mint: "1".repeat(45) }] }, "tokens.0.mint"],
    [appConfig, { ...config, tokens: [{ ...token, decimals: 19 }] }, "tokens.0.decimals"],
    [appConfig, { ...config, openGames: "crash" }, "openGames"],
    [health, { status: "down", version: "0.1.0" }, "status"],
    [prices, { solana: { usd: 0 } }, "solana.usd"],
    [prices, { solana: { usd: Number.NaN } }, "solana.usd"],
    [prices, { solana: { usd: Number.POSITIVE_INFINITY } }, "solana.usd"],
    [prices, { solana: { usd: 1, last_updated_at: 1.5 } }, "solana.last_updated_at"],
    [pools, { readAt: -1, pools: [] }, "readAt"],
    [pools, { readAt: 2 ** 53, pools: [] }, "readAt"],
    [pools, { readAt: 0, pools: { length: 0 } }, "pools"],
    [pools, { readAt: 0, pools: [pool, { ...pool, jackpot: "-1" }] }, "pools.1.jackpot"],
  ])("that is broken says where (%#)", (schema, value, place) => {
    expect(misfit(schema, value)).toBe(place)
  })

  test("is broken quietly by anything that JSON can say", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const schema of [appConfig, health, prices, pools, amount]) misfit(schema, value)
      }),
      { seed: 4 },
    )
  })
})
