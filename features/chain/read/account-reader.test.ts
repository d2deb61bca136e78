import { fromBase58, toBase58 } from "@dghrt/kernel/base58"
import * as v from "valibot"
import { expect, test } from "vitest"
import { createAccountReader } from "./account-reader"
import type { Params } from "./chain-node"
import type { Account } from "./replies"

const address = (byte: number) => toBase58(new Uint8Array(32).fill(byte))
const byteOf = (text: string) => fromBase58(text)?.[0] ?? 0
const addresses = v.pipe(
  v.tuple([v.array(v.string()), v.unknown()]),
  v.transform(([asked]) => asked),
)

/** A node on which the account of each address holds as many lamports as its byte says, and 9 does not exist. */
function node() {
  const asked: number[][] = []
  let fails = false
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  async function call<S extends v.GenericSchema>(_: string, params: Params, schema: S) {
    const bytes = v.parse(addresses, params).map(byteOf)
    asked.push(bytes)
    begin()
    await new Promise((resolve) => setTimeout(resolve))
    if (fails) throw new Error("down")
    const account = { owner: address(1), executable: false, data: ["", "base64"] }
    const value = bytes.map((byte) => (byte === 9 ? null : { ...account, lamports: byte }))
    return v.parse(schema, { context: { slot: 1 }, value })
  }
  return { asked, read: createAccountReader(call, "processed"), begun, fail: () => (fails = true) }
}
const lamportsOf = (accounts: readonly Account[]) => accounts.map((each) => each?.lamports ?? null)

test("accounts that are asked for in one task are read by one call, each once, and every caller gets its own", async () => {
  const { asked, read } = node()
  const [one, other] = await Promise.all([
    read([address(1), address(2)]),
    Promise.resolve().then(() => read([address(9), address(2)])),
  ])
  expect(asked).toEqual([[1, 2, 9]])
  expect([lamportsOf(one), lamportsOf(other)]).toEqual([
    [1, 2],
    [null, 2],
  ])
})

test("what is asked for after an answer, or while one is under way, is read anew", async () => {
  const { asked, read, begun } = node()
  const first = read([address(1)])
  await begun
  await Promise.all([first, read([address(1)])])
  await read([address(1)])
  expect(asked).toEqual([[1], [1], [1]])
})

test("more accounts than a node takes go in several calls, and those of one caller stay together", async () => {
  const { asked, read } = node()
  const sixty = (from: number) => Array.from({ length: 60 }, (_, index) => address(from + index))
  const [one, other] = await Promise.all([read(sixty(10)), read(sixty(100))])
  expect(asked.map(({ length }) => length)).toEqual([60, 60])
  expect([one.length, lamportsOf(other)[59]]).toEqual([60, 159])
})

test("a call that fails fails for everyone who waits for it, and the next is asked", async () => {
  const { asked, read, fail } = node()
  fail()
  const answers = await Promise.allSettled([read([address(1)]), read([address(2)])])
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"])
  await expect(read([address(3)])).rejects.toThrow("down")
  expect(asked).toEqual([[1, 2], [3]])
})
