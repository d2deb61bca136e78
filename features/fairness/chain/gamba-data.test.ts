import { describe, expect, test } from "vitest"
import { type Evidence, verifyRound } from "../model/verify-round"
import vectors from "../vectors.json"
import { decodeBase58, encodeBase58, isSignature } from "./base58"
import { decodeGameSettled, decodeRoundInstruction } from "./gamba-data"

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"))
const [vector] = vectors.rounds
if (!vector) throw new Error("vectors.json holds no round")
const event = bytesOf(vector.event)

describe.each(vectors.rounds)("published round $evidence.nonce", ({ event: base64, evidence }) => {
  test("decodes to the values beside it", () => {
    const { rngSeed, clientSeed, nonce, bet, resultIndex, wager, payout } = evidence
    expect(decodeGameSettled(bytesOf(base64))).toMatchObject({
      ...{ rngSeed, clientSeed, nonce, bet, resultIndex },
      wager: BigInt(wager),
      payout: BigInt(payout),
    })
  })

  test("agrees with itself", async () => {
    const read: Evidence = { ...evidence, wager: BigInt(evidence.wager), payout: BigInt(evidence.payout) }
    expect((await verifyRound(read)).verdict).toBe("consistent")
  })
})

describe("decodeGameSettled", () => {
  test("leaves other events alone", () => {
    expect(decodeGameSettled(new Uint8Array(300))).toBeNull()
    expect(decodeGameSettled(new Uint8Array())).toBeNull()
  })

  test("throws wherever an event is cut off", () => {
    for (let length = 8; length < event.length; length++)
      expect(() => decodeGameSettled(event.subarray(0, length))).toThrow(RangeError)
  })

  test("refuses a list that claims more outcomes than it has bytes", () => {
    const hostile = event.slice()
    const clientSeedLength = 9
    new DataView(hostile.buffer).setUint32(
      8 + 4 * 32 + 8 * 8 + 4 + 4 * 8 + 8 + 4 + clientSeedLength + 8,
      0xffffffff,
      true,
    )
    expect(() => decodeGameSettled(hostile)).toThrow("A list of 4294967295 items does not fit")
  })
})

test("an instruction of another kind is none of a round", () => {
  expect(decodeRoundInstruction(new Uint8Array(16), [])).toBeNull()
})

describe("base58", () => {
  test.each([
    [[], ""],
    [[0, 0, 1], "112"],
    [[255, 255], "LUv"],
  ])("encodes %j as %s and back", (bytes, text) => {
    expect(encodeBase58(new Uint8Array(bytes))).toBe(text)
    expect([...decodeBase58(text)]).toEqual(bytes)
  })

  test("knows a signature by its 64 bytes", () => {
    expect(isSignature(encodeBase58(new Uint8Array(64).fill(7)))).toBe(true)
    expect(isSignature(encodeBase58(new Uint8Array(32).fill(7)))).toBe(false)
    expect(isSignature("0OIl".repeat(22))).toBe(false)
  })
})
