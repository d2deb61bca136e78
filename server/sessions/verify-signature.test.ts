import { expect, test } from "vitest"
import { toBase58 } from "../contract/base58"
import { testWallet } from "../testing/test-api"
import { verifySignature } from "./verify-signature"

const keyOf = (hex: string) => Uint8Array.from(Buffer.from(hex.padEnd(64, "0"), "hex"))
/** Of each signature that anybody can write, one fits every eighth message at least. */
const points = [
  "",
  "01",
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
  "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
  "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
  `ec${"ff".repeat(30)}7f`,
  `${"00".repeat(31)}80`,
]
const spellings = [...points, `ed${"ff".repeat(30)}7f`, `ee${"ff".repeat(30)}7f`, `ed${"ff".repeat(31)}`]

test.each(spellings)("nobody signs in with the key %s, for which everybody can sign", (hex) => {
  const wallet = toBase58(keyOf(hex))
  const forged = points.map((point) => toBase58(Uint8Array.from([...keyOf(point), ...new Uint8Array(32)])))
  const accepted = Array.from({ length: 64 }, (_, count) => `Nonce: ${count}`).filter((message) =>
    forged.some((signature) => verifySignature(wallet, message, signature)),
  )
  expect(accepted).toEqual([])
})

test("a wallet's own signature fits its message and no other", () => {
  const { address, sign } = testWallet()
  expect(verifySignature(address, "one", sign("one"))).toBe(true)
  expect(verifySignature(address, "two", sign("one"))).toBe(false)
})
