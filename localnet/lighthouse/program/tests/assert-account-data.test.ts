import { readFileSync } from "node:fs"
import { PublicKey, SystemProgram, TransactionInstruction } from "@solana/web3.js"
import fc from "fast-check"
import { Account } from "litesvm/dist/internal.js"
import { describe, expect, test } from "vitest"
import { Bank } from "../../../bank/bank"
import { installPrograms } from "../../../genesis/genesis"
import { createChain, keypairOf, must } from "../../../sbf/tests/chain"
import { compact } from "../../../sbf/tests/wire"
import { lighthouseProgram } from "../../address"

const programId = new PublicKey(lighthouseProgram)
const target = keypairOf("target").publicKey
const [invalid, isFalse, outOfRange, noData] = [6000, 6001, 6005, 6011]

type Width = 8 | 16
const kinds = { 8: 7, 16: 9 } as const

function littleEndian(value: bigint, width: number) {
  return Buffer.from(value.toString(16).padStart(2 * width, "0"), "hex").reverse()
}
const numberAt = (data: Uint8Array, offset: number, width: number) =>
  BigInt(
    `0x${Buffer.from(data.subarray(offset, offset + width))
      .reverse()
      .toString("hex")}`,
  )

interface Asserted {
  width?: Width
  value?: bigint
  offset?: number
  operator?: number
  logLevel?: number
}

function assertion({ width = 8, value = 0n, offset = 0, operator = 0, logLevel = 0 }: Asserted) {
  return Buffer.from([2, logLevel, ...compact(offset), kinds[width], ...littleEndian(value, width), operator])
}

const instruction = (data: Buffer, accounts = [target]) =>
  new TransactionInstruction({
    programId,
    keys: accounts.map((pubkey) => ({ pubkey, isSigner: false, isWritable: false })),
    data,
  })

// One chain for all tests: the program changes no account, and each test first sets the data of its target.
const bytes = readFileSync(new URL("../lighthouse.so", import.meta.url))
const chain = createChain({ programId, bytes, readEvents: () => [] })

/** Makes the target an account that holds these bytes. */
function hold(data: Uint8Array) {
  const owner = SystemProgram.programId.toBytes()
  chain.svm.setAccount(target.toBytes(), new Account(10_000_000n, data, owner, false, 0n))
}

/** The program's number of a refusal, the runtime's words for another, null for success. */
function check(sent: Buffer, accounts?: PublicKey[]) {
  const { error } = chain.send([instruction(sent, accounts)], [])
  const number = /^custom program error: 0x(\w+)$/.exec(error ?? "")?.[1]
  return number === undefined ? error : Number.parseInt(number, 16)
}

describe("each operator compares without a sign", () => {
  // Equal, not equal, greater, less, at least, at most.
  const holds = {
    below: [false, true, true, false, true, false],
    equal: [true, false, false, false, true, true],
    above: [false, true, false, true, false, true],
  }
  const max = { 8: 2n ** 64n - 1n, 16: 2n ** 128n - 1n } as const
  const borders: ReadonlyArray<readonly [Width, bigint]> = [
    [8, 1n],
    [8, 2n ** 63n],
    [8, max[8] - 1n],
    [16, 2n ** 64n],
    [16, 2n ** 127n],
    [16, max[16] - 1n],
  ]
  test.each(borders)("in %i bytes that hold %i", (width, held) => {
    hold(littleEndian(held, width))
    const outcomes = (value: bigint) => holds.equal.map((_, operator) => check(assertion({ width, value, operator })))
    const expected = (rows: readonly boolean[]) => rows.map((isTrue) => (isTrue ? null : isFalse))
    for (const below of [0n, held - 1n]) expect(outcomes(below)).toEqual(expected(holds.below))
    expect(outcomes(held)).toEqual(expected(holds.equal))
    for (const above of [held + 1n, max[width]]) expect(outcomes(above)).toEqual(expected(holds.above))
  })

  test.each([8, 16] as const)("in %i bytes of ones", (width) => {
    hold(littleEndian(max[width], width))
    expect(check(assertion({ width, value: max[width] }))).toBeNull()
    expect(check(assertion({ width, value: max[width], operator: 2 }))).toBe(isFalse)
    expect(check(assertion({ width, value: 0n, operator: 2 }))).toBeNull()
  })
})

describe("the number that is compared", () => {
  const data = Uint8Array.from({ length: 400 }, (_, index) => (index * 37 + (index >> 8)) & 0xff)

  test.each([0, 118, 127, 128, 300])("begins at byte %i", (offset) => {
    hold(data)
    for (const width of [8, 16] as const) {
      const value = numberAt(data, offset, width)
      expect(check(assertion({ width, offset, value }))).toBeNull()
      expect(check(assertion({ width, offset: offset + 1, value }))).toBe(isFalse)
    }
  })

  test("may end with the account's data and not behind it", () => {
    hold(data)
    for (const width of [8, 16] as const) {
      const last = data.length - width
      expect(check(assertion({ width, offset: last, value: numberAt(data, last, width) }))).toBeNull()
      for (const offset of [last + 1, data.length - 1, data.length, data.length + 1, 2 ** 28 - 1]) {
        expect(check(assertion({ width, offset, operator: 4 }))).toBe(outOfRange)
      }
    }
  })

  test("is in the first account, whatever accounts follow", () => {
    hold(littleEndian(5n, 8))
    const others = [chain.feePayer.publicKey, target, SystemProgram.programId]
    expect(check(assertion({ value: 5n }), [target, ...others])).toBeNull()
    expect(check(assertion({ value: 6n }), [target, ...others])).toBe(isFalse)
    expect(check(assertion({ value: 5n }), others)).toBe(noData)
  })
})

describe("the bytes of the published client", () => {
  const sent = Buffer.from("02007609" + "37616161363135633834643333313435" + "00", "hex")

  test("are what these tests write", () => {
    const value = numberAt(Buffer.from("7aaa615c84d33145"), 0, 16)
    expect(assertion({ width: 16, offset: 118, value })).toEqual(sent)
  })

  test("hold for the hash that an account has at 118, and for no other", () => {
    const game = Buffer.alloc(1_835)
    game.write("7aaa615c84d33145".padEnd(64, "0"), 118)
    hold(game)
    expect(check(sent)).toBeNull()
    game.write("8", 118)
    hold(game)
    expect(check(sent)).toBe(isFalse)
  })
})

describe("the program refuses", () => {
  const good = assertion({ value: 5n })
  const changed = (index: number, value: number) => {
    const bytes = Buffer.from(good)
    bytes.writeUInt8(value, index)
    return bytes
  }

  test.each([
    ["an instruction before its own", changed(0, 1)],
    ["an instruction after its own", changed(0, 3)],
    ["a log level above 4", changed(1, 5)],
    ["a kind below u64", changed(3, 6)],
    ["a signed number", changed(3, 8)],
    ["a kind above u128", changed(3, 10)],
    ["an operator above 5", changed(12, 6)],
    ["a byte left over", Buffer.concat([good, Buffer.alloc(1)])],
    ["an offset of five bytes", Buffer.concat([Buffer.from([2, 0, 0x80, 0x80, 0x80, 0x80, 0]), good.subarray(3)])],
    ["a u64 that is called a u128", changed(3, 9)],
  ])("%s", (_, wrong) => {
    hold(littleEndian(5n, 16))
    expect(check(good)).toBeNull()
    expect(check(wrong)).toBe(invalid)
  })

  test("bytes that end too early, wherever they end", () => {
    hold(littleEndian(5n, 16))
    for (const whole of [assertion({ value: 5n, offset: 300 }), assertion({ width: 16, value: 5n })]) {
      for (let length = 0; length < whole.length; length++) {
        expect(check(whole.subarray(0, length))).toBe(invalid)
      }
    }
  })

  test("an account that does not exist, and one without data", () => {
    expect(check(assertion({}), [keypairOf("nobody").publicKey])).toBe(noData)
    hold(new Uint8Array())
    expect(check(assertion({ operator: 5 }))).toBe(noData)
  })

  test("a call without an account", () => {
    expect(check(good, [])).toBe("insufficient account keys for instruction")
  })
})

test("any bytes end as the model says, over any account", () => {
  const account = fc.uint8Array({ minLength: 100, maxLength: 400 })
  const asserted = fc.record({
    width: fc.constantFrom<Width>(8, 16),
    offset: fc.nat(300),
    operator: fc.nat(5),
    logLevel: fc.nat(4),
    distance: fc.oneof(fc.constantFrom(-1n, 0n, 1n), fc.bigInt({ min: 0n, max: 2n ** 128n })),
  })
  const change = fc.oneof(
    { weight: 6, arbitrary: fc.constant((bytes: Buffer) => bytes) },
    fc.tuple(fc.nat(24), fc.nat(255)).map(([at, value]) => (bytes: Buffer) => {
      bytes[at % bytes.length] = value
      return bytes
    }),
    fc.nat(24).map((length) => (bytes: Buffer) => bytes.subarray(0, length)),
    fc.uint8Array({ maxLength: 24 }).map((extra) => (bytes: Buffer) => Buffer.concat([bytes, extra])),
  )
  const outcomes = new Set<number | null>()
  fc.assert(
    fc.property(account, asserted, change, (data, { distance, ...rest }, changed) => {
      const { width, offset } = rest
      const held = offset + width <= data.length ? numberAt(data, offset, width) : 0n
      const sent = changed(assertion({ ...rest, value: BigInt.asUintN(8 * width, held + distance) }))
      const expected = model(sent, data)
      hold(data)
      expect(check(sent)).toBe(expected)
      outcomes.add(expected)
    }),
    { numRuns: 500, seed: 1 },
  )
  expect(outcomes).toEqual(new Set([null, invalid, isFalse, outOfRange]))
})

/** What the program has to answer: the number of its refusal, or null. */
function model(sent: Buffer, data: Uint8Array): number | null {
  const form = /^020[0-4]((?:[89a-f].){0,3}[0-7].)(?:07(.{16})|09(.{32}))0([0-5])$/.exec(sent.toString("hex"))
  if (form === null) return invalid
  const [, leb = "", short, long = "", operator] = form
  const groups = [...Buffer.from(leb, "hex")]
  const offset = groups.reduce((sum, byte, index) => sum + (byte & 0x7f) * 128 ** index, 0)
  const expected = Buffer.from(short ?? long, "hex")
  if (offset + expected.length > data.length) return outOfRange
  // Most significant byte first, text of equal length compares as the number does.
  const order = Buffer.compare(
    Buffer.from(data.subarray(offset, offset + expected.length)).reverse(),
    expected.reverse(),
  )
  const holds = [order === 0, order !== 0, order > 0, order < 0, order >= 0, order <= 0]
  return holds[Number(operator)] ? null : isFalse
}

describe("an assertion in a transaction", () => {
  const player = keypairOf("player")
  const receiver = keypairOf("receiver").publicKey
  const transfer = SystemProgram.transfer({ fromPubkey: player.publicKey, toPubkey: receiver, lamports: 1_000_000 })
  const asserts = (value: bigint) => instruction(assertion({ value }))

  test.each([
    ["lets a transfer behind it happen where it is true", [asserts(5n), transfer], 1_000_000n],
    ["stops a transfer behind it where it is false: the fee alone is paid", [asserts(6n), transfer], 0n],
    ["stops a transfer before it, too", [transfer, asserts(6n)], 0n],
  ])("%s", (_, instructions, moved) => {
    hold(littleEndian(5n, 8))
    chain.fund(player.publicKey, 1_000_000_000n)
    const before = [player.publicKey, receiver].map(chain.lamports)
    chain.send(instructions, [], { payer: player })
    const after = [player.publicKey, receiver].map(chain.lamports)
    expect(after.map((lamports, index) => lamports - (before[index] ?? 0n))).toEqual([-5_000n - moved, moved])
  })

  test("writes a line of log only where it fails at level 4", () => {
    hold(littleEndian(5n, 8))
    const lines = (asserted: Asserted) =>
      chain.send([instruction(assertion(asserted))], []).logs.filter((line) => line.startsWith("Program log:"))
    const line = "Program log: AssertAccountData failed"
    for (const logLevel of [0, 1, 2, 3]) expect(lines({ value: 6n, logLevel })).toEqual([])
    expect(lines({ value: 6n, logLevel: 4 })).toEqual([line])
    expect(lines({ offset: 9, logLevel: 4 })).toEqual([line])
    expect(lines({ value: 5n, logLevel: 4 })).toEqual([])
  })

  test("costs at most 3,000 compute units", () => {
    hold(Buffer.alloc(1_835, 0xff))
    const asserted = { width: 16, offset: 300, value: 2n ** 128n - 1n, operator: 5, logLevel: 4 } as const
    expect(must(chain.send([instruction(assertion(asserted))], [])).units).toBeLessThanOrEqual(3_000)
    const failed = chain.send([instruction(assertion({ ...asserted, operator: 1 }))], [])
    expect(failed.units).toBeLessThanOrEqual(3_000)
  })
})

test("the local network has the program at its public address", () => {
  const bank = new Bank({ now: Date.now, genesisHash: new Uint8Array(32), firstSlot: 1_000 })
  installPrograms(bank)
  expect(bank.accounts.get(lighthouseProgram)?.executable).toBe(true)
})
