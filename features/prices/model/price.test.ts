import { describe, expect, test } from "vitest"
import { chartUrl, priced, type TokenPrice, unpriced, usablePrice } from "./price"
import { ageText, centsText, changeText, unitPriceText } from "./price-text"

const tokens = [
  { mint: "So11111111111111111111111111111111111111112", symbol: "SOL", name: "Solana" },
  { mint: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", symbol: "USDC", name: "USD Coin" },
]
const minute = 60_000
const start = 1_800_000_000_000
const of = (table: readonly TokenPrice[], symbol: string) => {
  const found = table.find((token) => token.symbol === symbol)
  if (!found) throw new Error(`${symbol} is missing`)
  return found
}
const solAt = (before: readonly TokenPrice[], usd: number, nowMs: number) => priced(before, { solana: { usd } }, nowMs)

describe("before the first answer", () => {
  const table = unpriced(tokens)
  test("every token has its built-in price, marked as such", () => {
    expect(
      table.map(({ symbol, currentPrice, source, isLivePrice }) => [symbol, currentPrice, source, isLivePrice]),
    ).toEqual([
      ["SOL", 232.89, "fallback", false],
      ["USDC", 0.999781, "fallback", false],
      ["DGHRT", 1, "fallback", false],
    ])
  })
  test("nothing is converted with a built-in price", () => {
    expect(table.map((token) => usablePrice(token, start))).toEqual([null, null, null])
  })
  test("a token we know no price of has none", () => {
    expect(of(unpriced([{ mint: "x", symbol: "WIF", name: "Hat" }]), "WIF")).toMatchObject({
      currentPrice: null,
      source: "unavailable",
    })
  })
})

describe("after an answer", () => {
  const table = priced(unpriced(tokens), { solana: { usd: 150, last_updated_at: start / 1000 - 30 } }, start)
  test("the price is live and as old as the service says", () => {
    expect(of(table, "SOL")).toMatchObject({
      currentPrice: 150,
      isLivePrice: true,
      source: "api",
      lastUpdated: start - 30_000,
    })
  })
  test("a token left out keeps its built-in price", () => expect(of(table, "USDC").source).toBe("fallback"))
  test("the free token has no price any more", () => {
    expect(of(table, "DGHRT")).toMatchObject({ currentPrice: null, source: "unavailable" })
  })
  test("a time in the future is taken for now", () => {
    const ahead = priced(unpriced(tokens), { solana: { usd: 150, last_updated_at: start } }, start)
    expect(of(ahead, "SOL").lastUpdated).toBe(start)
  })
  test("it is converted with for ten minutes and not longer", () => {
    expect(usablePrice(of(table, "SOL"), start - 30_000 + 10 * minute)).toBe(150)
    expect(usablePrice(of(table, "SOL"), start - 30_000 + 10 * minute + 1)).toBeNull()
  })
})

describe("a change", () => {
  const first = solAt(unpriced(tokens), 100, start)
  test.each([
    [100.1, null],
    [100.11, { share: 0.0011, significant: false }],
    [102, { share: 0.02, significant: false }],
    [102.1, { share: 0.021, significant: true }],
    [97.9, { share: -0.021, significant: true }],
  ])("from 100 to %d shows %o", (usd, expected) => {
    const { change } = of(solAt(first, usd, start + minute), "SOL")
    if (expected === null) expect(change).toBeNull()
    else {
      expect(change?.share).toBeCloseTo(expected.share, 9)
      expect(change?.significant).toBe(expected.significant)
    }
  })
  test("is null against a default price, which is not a market price", () => expect(of(first, "SOL").change).toBeNull())
  test("stays for five minutes while the price stands still", () => {
    const moved = solAt(first, 103, start + minute)
    expect(of(solAt(moved, 103, start + 5 * minute), "SOL").change).not.toBeNull()
    expect(of(solAt(moved, 103, start + 7 * minute), "SOL").change).toBeNull()
  })
  test("against a price older than five minutes is none", () => {
    expect(of(solAt(first, 120, start + 6 * minute), "SOL").change).toBeNull()
  })
})

test("only a minted token links to its chart", () => {
  const table = unpriced(tokens)
  expect(chartUrl(of(table, "SOL"))).toBe(`https://dexscreener.com/solana/${tokens[0]?.mint}`)
  expect(chartUrl(of(table, "DGHRT"))).toBeNull()
})

test.each([
  [232.89, "$232.89"],
  [1_234_567.891, "$1,234,567.89"],
  [1, "$1.00"],
  [0.999781, "$0.9998"],
  [0.00001234, "$0.00001234"],
])("%d is written %s", (usd, text) => expect(unitPriceText(usd)).toBe(text))

test.each([
  [0n, "$0.00"],
  [5n, "$0.05"],
  [105_820n, "$1,058.20"],
  [-61_240n, "\u2212$612.40"],
])("%d cents are written %s", (cents, text) => expect(centsText(cents)).toBe(text))

test("a change carries its sign, the minus as wide as the plus", () => {
  expect(changeText({ share: 0.01844, significant: false, atMs: 0 })).toBe("+1.84%")
  expect(changeText({ share: -0.0101, significant: false, atMs: 0 })).toBe("\u22121.01%")
})

test.each([
  [null, "Price unavailable"],
  [start + 5, "Price updated 0s ago"],
  [start - 59_999, "Price updated 59s ago"],
  [start - minute, "Price updated 1m ago"],
  [start - 60 * minute, "Price updated 1h ago"],
])("age of %s", (lastUpdated, text) => expect(ageText(lastUpdated, start)).toBe(text))
