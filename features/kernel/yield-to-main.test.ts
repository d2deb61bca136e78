import { expect, test } from "vitest"
import { yieldToMain } from "./yield-to-main"

test("what waits in line comes before the next task", async () => {
  const order: string[] = []
  void Promise.resolve().then(() => order.push("a promise"))
  setImmediate(() => order.push("a task"))
  await yieldToMain()
  await yieldToMain()
  order.push("then we")
  expect(order).toEqual(["a promise", "a task", "then we"])
})
