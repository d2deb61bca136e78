import { createHash } from "node:crypto"
import { toBase58 } from "@dghrt/kernel/base58"
import { PublicKey } from "@solana/web3.js"
import {
  getGambaStateAddress,
  getGameAddress,
  getPlayerAddress,
  getPlayerBonusAtaForPool,
  getPlayerUnderlyingAta,
  getPoolAddress,
  getPoolJackpotTokenAccountAddress,
  getUserBonusAtaForPool,
  getUserUnderlyingAta,
} from "gamba-core-v2"
import { expect, test } from "vitest"
import {
  addressBytes,
  bonusMintAddress,
  gameAddress,
  isOnCurve,
  jackpotAddress,
  playerAddress,
  poolAddress,
  stateAddress,
  tokenAddress,
} from "./addresses"
import { sha256 } from "./sha256"

const hashOf = (text: string) => new Uint8Array(createHash("sha256").update(text).digest())
const keys = Array.from({ length: 10_000 }, (_, index) => hashOf(`key ${index}`))
const some = keys.slice(0, 40).map((bytes) => new PublicKey(bytes))

test("texts of every length up to three blocks have the hash that Node gives them", () => {
  for (let length = 0; length <= 192; length++) {
    const text = "é".repeat(length).slice(0, length)
    expect(sha256(new TextEncoder().encode(text))).toEqual(hashOf(text))
  }
})

/** One digit for each key, whether it is a point. */
const pointsBy = (isPoint: (key: Uint8Array) => boolean, some = keys) =>
  some.map((key) => Number(isPoint(key))).join("")
/** SHA-256 of what web3.js says of the 10,000, which takes it four seconds. */
const pointsByWeb3 = "aa7753c1de7438dca9300270349f31c780996f7d147fff92897035858b182ad5"

test("of 10,000 keys the same are points of the curve as for web3.js", () => {
  const first = keys.slice(0, 500)
  expect(pointsBy(isOnCurve, first)).toBe(pointsBy(PublicKey.isOnCurve, first))
  expect(Buffer.from(hashOf(pointsBy(isOnCurve))).toString("hex")).toBe(pointsByWeb3)
})

const topBit = 2n ** 255n
const prime = topBit - 19n
const littleEndian = (value: bigint) =>
  Uint8Array.from({ length: 32 }, (_, index) => Number((value >> BigInt(8 * index)) & 255n))

test.each([0n, 1n, 1n + topBit, 2n, prime - 1n, prime - 1n + topBit, prime, prime + 1n, topBit - 1n, 2n * topBit - 1n])(
  "the bytes of %s are a point or none as for web3.js",
  (value) => {
    const bytes = littleEndian(value)
    expect(isOnCurve(bytes)).toBe(PublicKey.isOnCurve(bytes))
  },
)

test("each address of a wallet and of a pool is the one that the published client derives", () => {
  expect(stateAddress()).toBe(getGambaStateAddress().toBase58())
  for (const [index, key] of some.entries()) {
    const mint = some.at(index - 1) ?? key
    const [user, token] = [key.toBase58(), mint.toBase58()]
    const pool = getPoolAddress(mint, key)
    expect(poolAddress(token, user)).toBe(pool.toBase58())
    const own = poolAddress(token, user)
    expect([
      gameAddress(user),
      playerAddress(user),
      jackpotAddress(own),
      tokenAddress(token, playerAddress(user)),
      tokenAddress(bonusMintAddress(own), playerAddress(user)),
    ]).toEqual(
      [
        getGameAddress(key),
        getPlayerAddress(key),
        getPoolJackpotTokenAccountAddress(pool),
        getPlayerUnderlyingAta(key, mint),
        getPlayerBonusAtaForPool(key, pool),
      ].map(String),
    )
    // The published client refuses an owner that is no point of the curve.
    if (!PublicKey.isOnCurve(key)) continue
    expect(tokenAddress(token, user)).toBe(getUserUnderlyingAta(key, mint).toBase58())
    expect(tokenAddress(bonusMintAddress(own), user)).toBe(getUserBonusAtaForPool(key, pool).toBase58())
  }
})

test("a text that is no address is refused", () => {
  for (const text of ["", "0", "1".repeat(31), toBase58(new Uint8Array(33).fill(1))])
    expect(() => addressBytes(text)).toThrow("is no address")
})
