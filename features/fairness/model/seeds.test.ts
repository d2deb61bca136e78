import { createHash, createHmac } from "node:crypto"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import vectors from "../vectors.json"
import { createClientSeed, gameHash, hashSeed, payoutOf, resultIndex } from "./seeds"

describe.each(vectors.draws)(
  "vector $rngSeed / $clientSeed / $nonce",
  ({ rngSeed, clientSeed, nonce, outcomes, ...expected }) => {
    test("hashes the seed", async () => expect(await hashSeed(rngSeed)).toBe(expected.seedHash))
    test("signs the player's half", async () =>
      expect(await gameHash(rngSeed, clientSeed, nonce)).toBe(expected.gameHash))
    test("derives the result index", () => expect(resultIndex(expected.gameHash, outcomes)).toBe(expected.resultIndex))
  },
)

test("the standard's own example hashes as published (RFC 6234)", async () => {
  expect(await hashSeed("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
})

test("any seeds give what an independent implementation gives", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ minLength: 1, maxLength: 80, unit: "grapheme" }),
      fc.string({ maxLength: 32, unit: "grapheme" }),
      fc.nat(),
      async (rngSeed, clientSeed, nonce) => {
        expect(await hashSeed(rngSeed)).toBe(createHash("sha256").update(rngSeed).digest("hex"))
        const expected = createHmac("sha256", rngSeed).update(`${clientSeed}-${nonce}`).digest("hex")
        expect(await gameHash(rngSeed, clientSeed, nonce)).toBe(expected)
      },
    ),
    { seed: 7, numRuns: 200 },
  )
})

test("an index is always one of the outcomes", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{64}$/), fc.integer({ min: 1, max: 256 }), (hash, outcomes) => {
      const index = resultIndex(hash, outcomes)
      expect(index).toBeGreaterThanOrEqual(0)
      expect(index).toBeLessThan(outcomes)
    }),
    { seed: 7 },
  )
})

test("a hash that is no hash, or no outcomes, is refused", () => {
  expect(() => resultIndex("xyz", 2)).toThrow("five hex digits")
  expect(() => resultIndex("abcdef", 0)).toThrow("at least one outcome")
})

test("a payout never rounds in the player's favour or by more than one unit", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.integer({ min: 0, max: 2_560_000 }), (wager, bps) => {
      const exact = wager * BigInt(bps)
      const paid = payoutOf(wager, bps) * 10_000n
      expect(paid <= exact && exact - paid < 10_000n).toBe(true)
    }),
    { seed: 7 },
  )
})

describe("a client seed", () => {
  test("is a whole number below a billion that the program can store", () => {
    for (let i = 0; i < 50; i++) expect(createClientSeed()).toMatch(/^\d{1,9}$/)
  })
  test("draws again rather than favour small numbers", () => {
    const drawn = [4_294_967_295, 4_000_000_000, 1_999_999_999]
    expect(createClientSeed(() => drawn.shift() ?? 0)).toBe("999999999")
  })
})
