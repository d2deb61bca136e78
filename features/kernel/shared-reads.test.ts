import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createSharedReads, isAbort } from "./shared-reads"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A request that ends when it is answered or aborted. */
function request() {
  let answer: (text: string) => void = () => undefined
  const asked: AbortSignal[] = []
  const run = (signal: AbortSignal) => {
    asked.push(signal)
    return new Promise<string>((resolve, reject) => {
      answer = resolve
      signal.addEventListener("abort", () => reject(new Error("The server could not be reached")))
    })
  }
  return { run, asked, answer: (text: string) => answer(text) }
}

test("a read is aborted when its last consumer leaves, and not before", async () => {
  const reads = createSharedReads()
  const [first, second] = [reads.join("pools"), reads.join("pools")]
  const { run, asked } = request()
  const reading = reads.read("pools", run).catch((error: unknown) => error)
  first()
  vi.runAllTimers()
  expect(asked[0]?.aborted).toBe(false)
  second()
  vi.runAllTimers()
  expect(asked[0]?.aborted).toBe(true)
  expect(isAbort(await reading)).toBe(true)
})

test("a read goes on when a consumer joins in the task in which the last one leaves", async () => {
  const reads = createSharedReads()
  const leave = reads.join("pools")
  const { run, asked, answer } = request()
  const reading = reads.read("pools", run)
  leave()
  reads.join("pools")
  vi.runAllTimers()
  expect(asked[0]?.aborted).toBe(false)
  answer("pools")
  expect(await reading).toBe("pools")
})

test("a read is repeated when a consumer joins before the aborted request has ended", async () => {
  const reads = createSharedReads()
  const leave = reads.join("pools")
  const { run, asked, answer } = request()
  const reading = reads.read("pools", run)
  leave()
  vi.runAllTimers()
  reads.join("pools")
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.aborted).toBe(false)
  answer("pools")
  expect(await reading).toBe("pools")
})

test("a failure that no abort caused stays a failure", async () => {
  const reads = createSharedReads()
  reads.join("pools")
  const error = new Error("refused")
  await expect(reads.read("pools", () => Promise.reject(error))).rejects.toBe(error)
  expect(isAbort(error)).toBe(false)
})
