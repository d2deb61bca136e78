import { type AccountInfo, PublicKey } from "@solana/web3.js"
import { expect, test } from "vitest"
import { createAccountReader } from "./account-reader"

const address = (byte: number) => new PublicKey(new Uint8Array(32).fill(byte))
const account = (lamports: number): AccountInfo<Buffer> => ({
  lamports,
  data: Buffer.alloc(0),
  executable: false,
  owner: PublicKey.default,
})

/** A node on which the account of each address holds as many lamports as its byte says, and 9 does not exist. */
function node() {
  const asked: number[][] = []
  let fails = false
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const read = createAccountReader({
    async getMultipleAccountsInfo(addresses) {
      const bytes = addresses.map((each) => each.toBytes()[0] ?? 0)
      asked.push(bytes)
      begin()
      await new Promise((resolve) => setTimeout(resolve))
      if (fails) throw new Error("down")
      return bytes.map((byte) => (byte === 9 ? null : account(byte)))
    },
  })
  return { asked, read, begun, fail: () => (fails = true) }
}
const lamportsOf = (accounts: readonly (AccountInfo<Buffer> | null)[]) => accounts.map((each) => each?.lamports ?? null)

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
