import { ed25519 } from "@noble/curves/ed25519.js"
import { describe, expect, test } from "vitest"
import { encodeBase58 } from "./base58"
import { transactionOf } from "./nodes"
import { readSigned } from "./signed-transaction"
import { readTransaction } from "./transaction"

const secret = new Uint8Array(32).fill(5)
const signer = ed25519.getPublicKey(secret)
const program = new Uint8Array(32).fill(6)
const blockhash = new Uint8Array(32).fill(7)

/** A legacy message of one instruction. */
const messageOf = ({ keys = [signer, program], data = [1, 2, 3], programAt = 1, accounts = [0] } = {}) =>
  Uint8Array.of(
    ...[1, 0, 1, keys.length, ...keys.flatMap((key) => [...key])],
    ...blockhash,
    ...[1, programAt, accounts.length, ...accounts, data.length, ...data],
  )
const wireOf = (message: Uint8Array, signature: Uint8Array = ed25519.sign(message, secret)) =>
  Uint8Array.of(1, ...signature, ...message)
const read = (wire: Uint8Array) => readSigned(wire, encodeBase58(wire.subarray(1, 65)))

/** The order of the curve's group. */
const order = 2n ** 252n + 27742317777372353535851937790883648493n
function plusOrder(signature: Uint8Array): Uint8Array {
  const malleable = signature.slice()
  let scalar = signature.subarray(32).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n) + order
  for (let at = 32; at < 64; at++, scalar /= 256n) malleable[at] = Number(scalar % 256n)
  return malleable
}

describe("a transaction that the cluster would not run", () => {
  const message = messageOf()
  const aZero = new Uint8Array(32)
  const one = Uint8Array.of(1, ...new Uint8Array(31))
  test.each<[string, Uint8Array]>([
    ["whose signature has its scalar raised by the order", wireOf(message, plusOrder(ed25519.sign(message, secret)))],
    [
      "of the key zero, for which anyone could sign",
      wireOf(messageOf({ keys: [aZero, program] }), Uint8Array.of(...one, ...aZero)),
    ],
    [
      "of the key one, for which anyone could sign",
      wireOf(messageOf({ keys: [one, program] }), Uint8Array.of(...one, ...aZero)),
    ],
    ["that names an account twice", wireOf(messageOf({ keys: [signer, program, program] }))],
    ["whose program is not among its accounts", wireOf(messageOf({ programAt: 2 }))],
    ["whose instruction takes an account that is not there", wireOf(messageOf({ accounts: [0, 9] }))],
    ["whose first length takes a byte more than it needs", Uint8Array.of(0x81, 0, ...wireOf(message).subarray(1))],
    [
      "with a second signature that nobody asked for",
      Uint8Array.of(2, ...ed25519.sign(message, secret), ...ed25519.sign(message, secret), ...message),
    ],
    ["of an unknown version", wireOf(Uint8Array.of(0x81, ...message))],
  ])("%s is refused", (_, wire) => {
    expect(() => read(wire)).toThrow(RangeError)
  })

  test("is refused for its length before it is read", () => {
    expect(() => readSigned(new Uint8Array(1_233), "")).toThrow("1233 bytes are more than a transaction can have")
  })
})

describe("a node's answer", () => {
  const wire = wireOf(messageOf())
  const name = encodeBase58(wire.subarray(1, 65))
  const base64 = Buffer.from(wire).toString("base64")
  const answer = (text: string, meta: object = {}) =>
    readTransaction({ slot: 1, transaction: [text, "base64"], meta: { err: null, ...meta } }, name)

  test("is read with the accounts that its message holds", () => {
    expect(answer(base64)?.signed.accountKeys).toEqual([signer, program].map(encodeBase58))
  })

  test.each<[string, string]>([
    ["letters that are none of base64", `${base64.slice(0, -4)}?!()`],
    ["white space", `${base64} `],
    ["a length that is no multiple of four", base64.slice(0, -1)],
    ["padding in the middle", `${base64.slice(0, 4)}====${base64.slice(8)}`],
    ["ten million letters", "A".repeat(10_000_000)],
  ])("with %s for bytes has an unknown shape", (_, text) => {
    expect(answer(text)).toBeNull()
  })

  test.each<[string, object]>([
    ["balances of half a lamport", { postBalances: [0.5] }],
    [
      "a call of a million letters",
      { innerInstructions: [{ instructions: [{ programIdIndex: 1, accounts: [], data: "1".repeat(1_000_000) }] }] },
    ],
    [
      "a call whose data is no base58",
      { innerInstructions: [{ instructions: [{ programIdIndex: 1, accounts: [], data: "0OIl" }] }] },
    ],
    ["a thousand calls", { innerInstructions: Array.from({ length: 1_000 }, () => ({ instructions: [] })) }],
  ])("with %s has an unknown shape", (_, meta) => {
    expect(answer(base64, meta)).toBeNull()
  })

  test.each<[string, string[]]>([
    ["an account of the message", [encodeBase58(program)]],
    ["an account, where the message names no table", [encodeBase58(blockhash)]],
  ])("that takes from a lookup table %s is forged", (_, writable) => {
    expect(() => answer(base64, { loadedAddresses: { writable, readonly: [] } })).toThrow(RangeError)
  })
})

test("the signatures of each transaction are checked in a task of its own, so that a press in between is answered", async () => {
  const wires = [[1], [2]].map((data) => wireOf(messageOf({ data })))
  const order: string[] = []
  const check = (wire: Uint8Array, name: string) => {
    const answer = { slot: 1, transaction: [Buffer.from(wire).toString("base64"), "base64"], meta: { err: null } }
    return transactionOf(async () => answer, encodeBase58(wire.subarray(1, 65))).then(() => order.push(name))
  }
  const press = () => new Promise<void>((resolve) => setTimeout(() => resolve(void order.push("press"))))
  const [one, two] = wires as [Uint8Array, Uint8Array]
  const first = check(one, "first")
  await Promise.resolve()
  const pressed = press()
  await Promise.all([first, pressed, check(two, "second")])
  expect(order).toEqual(["first", "press", "second"])
})
