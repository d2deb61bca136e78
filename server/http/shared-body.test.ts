import { expect, test } from "vitest"
import { sharedBody } from "./shared-body"

test("a shared body is compressed once per coding, however many clients take it", async () => {
  const body = sharedBody("x".repeat(2_000))
  const replies = await Promise.all(Array.from({ length: 100 }, () => body.in("gzip")))
  expect(new Set(replies).size).toBe(1)
  expect(await body.in("br")).not.toBe(replies[0])
})
