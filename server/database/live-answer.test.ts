import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { silentLog } from "../log"
import { liveAnswer } from "./live-answer"
import type { Database } from "./open-database"

// Answers grow old by the clock, which stands still unless a test moves it. Timers run.
beforeEach(() => void vi.setSystemTime(1_700_000_000_000))
afterEach(() => void vi.useRealTimers())

/** Of a database whose answers come when the test says so; `notify` is a change of another process. */
function slowDatabase() {
  const waiting: (() => void)[] = []
  let value = 0
  let notify: (change: string) => void = () => undefined
  const database: Omit<Database, "db" | "lock"> = {
    async listen(_channel, onNotify) {
      notify = onNotify
      return async () => undefined
    },
    close: async () => undefined,
  }
  const read = async () => {
    const seen = value
    await new Promise<void>((resolve) => waiting.push(resolve))
    return seen
  }
  // The answer uses nothing else of a database.
  const answer = liveAnswer("topic", { get: async () => database as Database }, read, silentLog)
  return {
    answer,
    text: async () => new TextDecoder().decode((await answer.get()).bytes),
    change: () => `topic ${++value}`,
    notify: (change: string) => notify(change),
    /** Waits for the one reading that is under way, or soon will be, and ends it: its answer is the current one then. */
    async release() {
      await expect.poll(() => waiting.length).toBe(1)
      for (const resolve of waiting.splice(0)) resolve()
      await expect.poll(() => answer.current()).not.toBeNull()
    },
  }
}

test("a poll gives the answer of before while the new one is read, and the new one after it", async () => {
  const { answer, text, change, notify, release } = slowDatabase()
  const first = text()
  await release()
  expect(await first).toBe("0")
  notify(change())
  expect(await text()).toBe("0")
  await release()
  expect(await text()).toBe("1")
  expect(answer.reads()).toBe(2)
})

test("a writer waits until the answer holds its own write, which is read once however it is announced", async () => {
  const { answer, text, change, notify, release } = slowDatabase()
  const first = text()
  await release()
  await first
  const own = change()
  const written = answer.changed(own)
  notify(own)
  await release()
  await written
  expect(await text()).toBe("1")
  expect(answer.reads()).toBe(2)
})

test("an answer that was replaced a second ago is given no longer", async () => {
  const { text, change, notify, release } = slowDatabase()
  const first = text()
  await release()
  await first
  notify(change())
  expect(await text()).toBe("0")
  vi.setSystemTime(Date.now() + 1_000)
  const late = text()
  await release()
  expect(await late).toBe("1")
})
