import { ed25519 } from "@noble/curves/ed25519.js"
import { expect, test } from "vitest"
import { signInPlace } from "./sign-in-place"

const secret = new Uint8Array(32).fill(7)
const publicKey = ed25519.getPublicKey(secret)
const stranger = ed25519.getPublicKey(new Uint8Array(32).fill(8))
const sign = async (message: Uint8Array) => ed25519.sign(message, secret)

/** One signature slot per signer, then a message whose keys start with the signers. */
function unsigned(signers: readonly Uint8Array[], versioned: boolean) {
  const header = [signers.length, 0, 0]
  const message = [
    ...(versioned ? [0x80] : []),
    ...header,
    signers.length,
    ...signers.flatMap((key) => [...key]),
    1,
    2,
    3,
  ]
  return {
    wire: new Uint8Array([signers.length, ...new Array<number>(64 * signers.length).fill(0), ...message]),
    message: new Uint8Array(message),
  }
}

test.each([false, true])("signs the whole message in the signer's slot (versioned: %s)", async (versioned) => {
  const { wire, message } = unsigned([stranger, publicKey], versioned)
  const signed = await signInPlace(wire, publicKey, sign)
  expect(ed25519.verify(signed.subarray(1 + 64, 1 + 128), message, publicKey)).toBe(true)
  expect(signed.subarray(1, 65)).toEqual(new Uint8Array(64))
  expect(wire.subarray(65, 129)).toEqual(new Uint8Array(64))
})

test("refuses a transaction that is not its own", async () => {
  await expect(signInPlace(unsigned([stranger], true).wire, publicKey, sign)).rejects.toThrow("signature")
})

test.each([new Uint8Array(), new Uint8Array([255, 255, 255]), new Uint8Array([1, 2, 3])])(
  "refuses bytes that are no transaction",
  async (bytes) => {
    await expect(signInPlace(bytes, publicKey, sign)).rejects.toThrow()
  },
)
