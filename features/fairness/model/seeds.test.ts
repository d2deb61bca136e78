import { createHash, createHmac } from "node:crypto"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { createClientSeed, gameHash, hashSeed, payoutOf, resultIndex } from "./seeds"

/** Published so that anyone can check another implementation against this one. */
const vectors = [
  {
    rngSeed: "seed",
    clientSeed: "client",
    nonce: 0,
    sha256: "19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b",
    hmac: "0eba2cec7a337c2f29f9de888154c6331455f32b1084cc066a417e41fbf4ff7a",
    of100: 22,
  },
  {
    rngSeed: "0000000000000000000000000000000000000000000000000000000000000000",
    clientSeed: "481516234",
    nonce: 142,
    sha256: "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55",
    hmac: "3c85793c0e06adc20786f314b7093402c475662ad924e2414bba3b7b01141bb7",
    of100: 95,
  },
  {
    rngSeed: "b40581703c7318162edf90d12bdfde0959f8bcfc32344269f4d3bc3a9b8bd70c",
    clientSeed: "",
    nonce: 1,
    sha256: "30ad9d2f6eed34b6928f117e4cb3d9d0101c2244f9e25908a9bd52db6a36b592",
    hmac: "224789aed67c685960743cb68a11026a9396b42ac2898d4964bf6df93d0b559f",
    of100: 8,
  },
  {
    rngSeed: "rosé",
    clientSeed: "naïve",
    nonce: 7,
    sha256: "8100a76ec15738ae4927e91c8bbf1dff0e7d7fc7dca81162778843db0667f4d6",
    hmac: "e5301f21b97c460d43dd622d6be795f0854e379aa9c66872b33748606210fbab",
    of100: 53,
  },
  {
    rngSeed: "9f2c",
    clientSeed: "42",
    nonce: 4294967295,
    sha256: "745c056dc09fa376240a7c341e83aef2b1bee23e1fc087f9f5b3c6b49e9b6e12",
    hmac: "48a6e4e750b60da2e5ccae4b68835fac8f7778f5ea932b3b0674eff6bf1ab151",
    of100: 82,
  },
] as const

describe.each(vectors)(
  "vector $rngSeed / $clientSeed / $nonce",
  ({ rngSeed, clientSeed, nonce, sha256, hmac, of100 }) => {
    test("hashes the seed", async () => expect(await hashSeed(rngSeed)).toBe(sha256))
    test("signs the player's half", async () => expect(await gameHash(rngSeed, clientSeed, nonce)).toBe(hmac))
    test("draws one of a hundred", () => expect(resultIndex(hmac, 100)).toBe(of100))
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
