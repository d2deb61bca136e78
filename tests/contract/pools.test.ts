import * as v from "valibot"
import { describe, expect, test } from "vitest"
import type { TokenConfig } from "#contract/config"
import { pools } from "#contract/pools"
import { poolsOf } from "../../server/indexer/pools"
import { testNetwork } from "../support/test-network"

// The server's reading of the pools against the real local network.

const token = (mint: string, symbol: string, decimals: number): TokenConfig => ({
  mint,
  symbol,
  name: symbol,
  decimals,
  poolAuthority: "11111111111111111111111111111111",
})
const sol = token("So11111111111111111111111111111111111111112", "SOL", 9)
/** Mainnet's, which this network has no pool for. */
const strange = token("EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", "USDC", 6)

const network = await testNetwork({ rngSeed: "pools" })

describe("the pools", () => {
  test("are read together and arrive as the contract says", async () => {
    const usdc = token(network.addresses.usdcMint, "USDC", 6)
    const read = v.parse(
      pools,
      await poolsOf({ rpcUrl: network.rpcUrl, wsUrl: network.wsUrl, tokens: [sol, usdc] }, () => 42)(),
    )
    expect(read.readAt).toBe(42)
    expect(read.pools.map(({ mint }) => mint)).toEqual([sol.mint, usdc.mint])
    for (const pool of read.pools) {
      expect(pool.liquidity).toBeGreaterThan(0n)
      expect(pool.maxPayout).toBeGreaterThan(0n)
      expect(pool.maxPayout).toBeLessThan(pool.liquidity)
      // The local pools begin with a bonus.
      expect(pool.bonus).toBeGreaterThan(0n)
      expect(pool.poolFeeBps + pool.protocolFeeBps).toBeLessThan(1_000)
    }
  })

  test("leave out a token that has none", async () => {
    const read = await poolsOf({ rpcUrl: network.rpcUrl, wsUrl: network.wsUrl, tokens: [strange, sol] })()
    expect(read.pools.map(({ mint }) => mint)).toEqual([sol.mint])
  })

  test("are an error, never zeros, when the node is gone", async () => {
    await expect(
      poolsOf({ rpcUrl: "http://127.0.0.1:9", wsUrl: "ws://127.0.0.1:9", tokens: [sol] })(),
    ).rejects.toThrow()
  })
})
