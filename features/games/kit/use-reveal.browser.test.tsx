import { useRef } from "react"
import { expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { passTime } from "../../../design-system/src/testing/pass-time"
import { useReveal } from "./use-reveal"

interface RevealingProps {
  durationMs: number
  onRevealed: () => void
  onPress: () => void
}

function Revealing({ durationMs, onRevealed, onPress }: RevealingProps) {
  const boardRef = useRef<HTMLDivElement>(null)
  useReveal(true, durationMs, boardRef, onRevealed)
  return (
    <>
      <div ref={boardRef}>The board</div>
      <button type="button" onClick={onPress}>
        Roll
      </button>
      <input aria-label="Chat" />
    </>
  )
}

const LONG_MS = 60_000

async function show(durationMs = LONG_MS) {
  const [onRevealed, onPress] = [vi.fn(), vi.fn()]
  const screen = await render(<Revealing durationMs={durationMs} onRevealed={onRevealed} onPress={onPress} />)
  return { screen, onRevealed, onPress }
}

test("a reveal ends by itself", async () => {
  const { onRevealed } = await show(1)
  await expect.poll(() => onRevealed.mock.calls).toHaveLength(1)
})

test("a tap on the board skips it, a press elsewhere does not", async () => {
  const { screen, onRevealed } = await show()
  await screen.getByRole("button").click()
  expect(onRevealed).not.toHaveBeenCalled()
  await screen.getByText("The board").click()
  expect(onRevealed).toHaveBeenCalledOnce()
})

test("Space skips it without pressing the button that has the focus", async () => {
  const { screen, onRevealed, onPress } = await show()
  screen.getByRole("button").element().focus()
  await userEvent.keyboard(" ")
  expect(onRevealed).toHaveBeenCalledOnce()
  expect(onPress).not.toHaveBeenCalled()
})

test("keys typed into a field stay in the field", async () => {
  const { screen, onRevealed } = await show()
  const field = screen.getByRole("textbox")
  await field.click()
  await userEvent.keyboard("a b{Escape}")
  await expect.element(field).toHaveValue("a b")
  expect(onRevealed).not.toHaveBeenCalled()
})

test("leaving in the middle reveals nothing", async () => {
  const { screen, onRevealed } = await show()
  await screen.unmount()
  await userEvent.keyboard("{Escape}")
  expect(onRevealed).not.toHaveBeenCalled()
})

test.each(["before the result", "in mid-reveal"])(
  "a page that was hidden %s reveals nothing until it is looked at, and then at once",
  async (when) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible")
    const turn = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state)
      document.dispatchEvent(new Event("visibilitychange"))
    }
    if (when === "before the result") turn("hidden")
    const { onRevealed } = await show()
    turn("hidden")
    await passTime(2 * LONG_MS)
    expect(onRevealed).not.toHaveBeenCalled()
    turn("visible")
    expect(onRevealed).toHaveBeenCalledOnce()
    visibility.mockRestore()
    vi.useRealTimers()
  },
)
