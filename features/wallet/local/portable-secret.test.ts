import { expect, test } from "vitest"
import { readSecret, writeKeyPair } from "./portable-secret"

const secret = Uint8Array.from({ length: 32 }, (_, index) => index * 7)
const publicKey = new Uint8Array(32).fill(9)

test("a key pair that was exported is read back, in each of the forms it may be pasted in", () => {
  expect(readSecret(writeKeyPair(secret, publicKey))).toEqual(secret)
  expect(readSecret(` ${JSON.stringify([...secret])}\n`)).toEqual(secret)
  expect(readSecret(Buffer.from(secret).toString("hex"))).toEqual(secret)
})

test.each(["", "hello", "[1,2,3]", JSON.stringify(new Array(64).fill(256)), "{}", "g".repeat(64), "[".repeat(9)])(
  "%j is no key",
  (text) => expect(readSecret(text)).toBeNull(),
)
