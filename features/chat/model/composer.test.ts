import { expect, test, vi } from "vitest"
import { ApiError, momentText } from "#features/kernel"
import { type ComposerPorts, charactersLeft, createComposer } from "./composer"

function composer(send: ComposerPorts["send"] = async () => ({})) {
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

test("Composer sends no empty text, and none that is too long, which it keeps whole", async () => {
  const { state, edit, submit, ports } = composer()
  edit("   ")
  await submit()
  expect(ports.send).not.toHaveBeenCalled()
  edit("x".repeat(399))
  expect(charactersLeft(state.text)).toBe(-119)
  await submit()
  expect(ports.send).not.toHaveBeenCalled()
  expect(state.text).toHaveLength(399)
  edit(` ${"x".repeat(278)}😀 `)
  expect(charactersLeft(state.text)).toBe(0)
  await submit()
  expect(ports.send).toHaveBeenCalledOnce()
})

test("Composer goes on with what was written before its panel was closed, until it is sent", async () => {
  const draft = { text: "" }
  const ports = { send: async () => ({}), refresh: vi.fn(), onSessionEnded: vi.fn(), draft }
  createComposer(ports).edit("look at the bo")
  const again = createComposer(ports)
  expect(again.state.text).toBe("look at the bo")
  await again.submit()
  expect(createComposer(ports).state.text).toBe("")
})

test.each([
  ["the writer's own, short", 2, "Not sent: messages came too quickly. Send it again after the wait."],
  [
    "the network's, long",
    9,
    "Not sent: too many messages from your network or in the chat. Send it again after the wait.",
  ],
])(
  "Composer keeps the text and waits as long as the server asks, with a reason that stays true: %s",
  async (_, seconds, problem) => {
    const { state, edit, submit, forget } = composer(() =>
      Promise.reject(new ApiError("refused", `Please wait ${seconds} seconds.`, 429, seconds)),
    )
    edit("gm")
    await submit()
    expect(state).toMatchObject({ text: "gm", problem, waitUntilMs: 1_000 + seconds * 1_000 })
    forget()
    expect(state).toMatchObject({ text: "gm", problem: null, waitUntilMs: 0 })
  },
)

test("Composer says until when a new wallet on a banned network waits, and clears what was sent", async () => {
  const waitsUntilMs = Date.UTC(2026, 10, 20, 14)
  const { state, edit, submit } = composer(async () => ({ waitsUntilMs }))
  edit("gm")
  await submit()
  expect(state).toMatchObject({ text: "", problem: expect.stringContaining(`or from ${momentText(waitsUntilMs)}.`) })
})

test("Composer keeps the text and says why when the server refuses", async () => {
  const { state, edit, submit } = composer(() =>
    Promise.reject(new ApiError("refused", "You have already sent this message.", 409)),
  )
  edit("gm")
  await submit()
  expect(state).toMatchObject({ text: "gm", problem: "You have already sent this message.", waitUntilMs: 0 })
})

test("Composer reports an ended session and leaves the words to the sign-in that takes its place", async () => {
  const { state, edit, submit, ports } = composer(() => Promise.reject(new ApiError("refused", "Sign in.", 401)))
  edit("gm")
  await submit()
  expect(ports.onSessionEnded).toHaveBeenCalledOnce()
  expect(state).toMatchObject({ text: "gm", problem: null, sending: false })
})

test("Composer says until when a banned wallet cannot chat, on the reader's clock", async () => {
  const untilMs = Date.UTC(2026, 10, 19, 14)
  const { state, edit, submit, pass } = composer(() =>
    Promise.reject(new ApiError("refused", "You cannot chat until Thu, 19 Nov 2026 14:00:00 GMT.", 403, 60)),
  )
  pass(untilMs - 61_000)
  edit("gm")
  await submit()
  expect(state).toMatchObject({ problem: `You cannot chat until ${momentText(untilMs)}.`, waitUntilMs: 0 })
})
