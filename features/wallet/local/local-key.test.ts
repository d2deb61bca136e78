import { expect, test } from "vitest"
import { localKey, nativeKey, portableKey, randomSecret } from "./local-key"

const message = new TextEncoder().encode("a bet")

test("the browser's curve and ours make the same key and the same signature of a secret", async () => {
  const secret = randomSecret()
  const [native, portable] = [await nativeKey(secret), await portableKey(secret)]
  expect(native.publicKey).toEqual(portable.publicKey)
  expect(await native.sign(message)).toEqual(new Uint8Array(await portable.sign(message)))
})

// The first vector of RFC 8032.
test("a known secret has its known key", async () => {
  const hex = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"
  const { publicKey } = await localKey(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
  expect(Buffer.from(publicKey).toString("hex")).toBe(
    "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
  )
})

test("two secrets are never the same", () => {
  expect(randomSecret()).not.toEqual(randomSecret())
})
