import { expect, test, vi } from "vitest"
import { ApiError } from "./http"
import { toRemote } from "./remote"

const swr = { data: undefined, error: undefined, isValidating: false, mutate: vi.fn() }

test("nothing yet is loading", () => {
  expect(toRemote(swr)).toEqual({ status: "loading" })
})

test("a value is ready, stale while it is fetched again or after that failed", () => {
  expect(toRemote({ ...swr, data: 0 })).toEqual({ status: "ready", value: 0, stale: false })
  expect(toRemote({ ...swr, data: 0, isValidating: true })).toMatchObject({ stale: true })
  expect(toRemote({ ...swr, data: 0, error: new Error("x") })).toMatchObject({ status: "ready", stale: true })
})

test("a failure without a value says why and can be tried again", () => {
  const mutate = vi.fn()
  const remote = toRemote({ ...swr, error: new ApiError("slow", "No answer."), mutate })
  if (remote.status !== "failed") throw new Error("expected a failure")
  expect(remote.error.message).toBe("No answer.")
  remote.retry()
  expect(mutate).toHaveBeenCalledOnce()
})
