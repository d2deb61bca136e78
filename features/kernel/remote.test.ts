import { expect, test, vi } from "vitest"
import { ApiError } from "./http"
import { toCurrentRemote, toRemote } from "./remote"

const swr = { data: undefined, error: undefined, isValidating: false, mutate: vi.fn() }

test("nothing yet is loading", () => {
  expect(toRemote(swr)).toEqual({ status: "loading" })
})

test("a value is ready, stale while it is fetched again or after that failed", () => {
  expect(toRemote({ ...swr, data: 0 })).toEqual({ status: "ready", value: 0, stale: false })
  expect(toRemote({ ...swr, data: 0, isValidating: true })).toMatchObject({ stale: true })
  expect(toRemote({ ...swr, data: 0, error: new Error("x") })).toMatchObject({ status: "ready", stale: true })
})

test("of what is said of this moment a failed refresh is a failure, until the next one succeeds", () => {
  expect(toCurrentRemote({ ...swr, data: 0, isValidating: true })).toEqual({ status: "ready", value: 0, stale: true })
  const failed = toCurrentRemote({ ...swr, data: 0, error: new ApiError("slow", "No answer.") })
  expect(failed).toMatchObject({ status: "failed", error: { message: "No answer." } })
})

test("a failure without a value says why and can be tried again", () => {
  const mutate = vi.fn()
  const remote = toRemote({ ...swr, error: new ApiError("slow", "No answer."), mutate })
  if (remote.status !== "failed") throw new Error("expected a failure")
  expect(remote.error.message).toBe("No answer.")
  remote.retry()
  expect(mutate).toHaveBeenCalledOnce()
})
