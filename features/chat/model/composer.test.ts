import { expect, test, vi } from "vitest"
import { ApiError } from "#features/kernel"
import { createComposer } from "./composer"

function composer(send: (text: string) => Promise<unknown> = async () => undefined) {
  let nowMs = 1_000
  const ports = { send: vi.fn(send), refresh: vi.fn(), onSessionEnded: vi.fn(), nowMs: () => nowMs }
  return { ...createComposer(ports), ports, pass: (ms: number) => (nowMs += ms) }
}

test("Composer sends trimmed text once, clears the field and waits 3 seconds", async () => {
  const { state, edit, submit, ports, pass } = composer()
  edit("  gm  ")
  await Promise.all([submit(), submit()])
  expect(ports.send.mock.calls).toEqual([["gm"]])
  expect(state).toMatchObject({ text: "", sending: false, waitUntilMs: 4_000 })
  expect(ports.refresh).toHaveBeenCalledOnce()
  edit("again")
  await submit()
  expect(ports.send).toHaveBeenCalledOnce()
  pass(3_000)
  await submit()
  expect(ports.send).toHaveBeenCalledTimes(2)
})

test("Composer sends no empty text and ignores input beyond 280 characters", async () => {
  const { state, edit, submit, ports } = composer()
  edit("   ")
  await submit()
  expect(ports.send).not.toHaveBeenCalled()
  edit("x".repeat(400))
  expect(state.text).toHaveLength(280)
})

test("Composer keeps the text and says why when the server refuses, and waits as long as it asks", async () => {
  const { state, edit, submit } = composer(() =>
    Promise.reject(new ApiError("refused", "Please wait 9 seconds.", 429, 9)),
  )
  edit("gm")
  await submit()
  expect(state).toMatchObject({ text: "gm", problem: "Please wait 9 seconds.", waitUntilMs: 10_000 })
})

test("Composer reports an ended session", async () => {
  const { edit, submit, ports } = composer(() => Promise.reject(new ApiError("refused", "Sign in.", 401)))
  edit("gm")
  await submit()
  expect(ports.onSessionEnded).toHaveBeenCalledOnce()
})
