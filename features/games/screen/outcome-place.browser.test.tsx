import "../../../.storybook/preview.css"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { passTime } from "../../../design-system/src/testing/pass-time"
import { FlipGame } from "../flip/flip"
import { sampleFlip } from "../flip/sample-flip"
import {
  boardElement,
  type Case,
  cases,
  coveredControls,
  expectNothingCovered,
  outcome,
  overlap,
  showOutcome,
} from "../testing/outcome-cases"

/** `vi.waitFor` by itself gives up after a second. */
const patient = { timeout: 10_000 }
const celebration = () => document.querySelector<HTMLElement>("[data-slot=celebration]")
const figure = () => document.querySelector<HTMLElement>("[data-slot=celebration] [data-part=figure]")

// `outcome-place.long.browser.test.tsx` has every case in both sizes.
test.each([
  ["a lost roll", 390, 844],
  ["a won hand", 390, 844],
  ["a won drop", 390, 844],
  ["a won spin", 1440, 900],
  ["a win of six coins", 1440, 900],
] as const)("%s at %i px has its result in the dock, over nothing", (name, width, height) =>
  expectNothingCovered(cases[name] as Case, width, height),
)

test.each([
  ["result of a loss", "a drop with a partial return", 390],
  ["result of a win", "a won roll", 360],
])("on a phone the %s shows the whole change of the wallet", async (_, name, width) => {
  const { result, ...rest } = cases[name] as Case
  await showOutcome({ ...rest, result: { ...result, spent: { token: 102_450_000n, lamports: 405_201n } } }, width, 844)
  const change = document.querySelector("[data-slot=wallet-change]") as HTMLElement
  const line = change.closest("[data-slot=outcome-row]") as HTMLElement
  expect(change.textContent).toMatch(/^wallet [+−]\d+\.\d{4} SOL$/i)
  expect(change.getBoundingClientRect().right).toBeLessThanOrEqual(line.getBoundingClientRect().right)
  expect(change.getBoundingClientRect().bottom).toBeLessThanOrEqual(line.getBoundingClientRect().bottom + 1)
})

describe("the result", () => {
  const row = () => document.querySelector("[data-slot=bet-progress]")?.getBoundingClientRect().height ?? 0

  test.each(Object.entries(cases))("of %s takes at most three rows on a phone", async (_, given) => {
    const spent = { token: 255_875_000n, lamports: 405_201n }
    await showOutcome({ ...given, result: { ...given.result, spent } }, 390, 664)
    expect(row()).toBeLessThanOrEqual(52.5)
  })

  test("stays until the next bet, whatever is pressed", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    await showOutcome(cases["a lost roll"] as Case, 390, 844)
    await userEvent.keyboard("x{Tab}{Escape}")
    vi.advanceTimersByTime(20_000)
    expect(outcome()?.textContent).toContain("Lost 0.2500 SOL")
  })

  test("has the multiplier, the gain and the reason as text while the amount still counts on the board", async () => {
    const screen = await showOutcome(cases["a won roll"] as Case, 1440, 900)
    for (const text of ["2x", "+0.2500 SOL", "Rolled 37, under 50"]) {
      const found = screen.getByText(text, { exact: true }).elements()
      expect(found.some((element) => outcome()?.contains(element))).toBe(true)
    }
  })
})

describe("a large number on the board", () => {
  test.each(["a won roll", "a flight that reaches its target", "a win of six coins", "a won hand"])(
    "after %s leaves the value of the piece and the controls free, and goes after 900 ms",
    async (name) => {
      stopClock()
      await showOutcome(cases[name] as Case, 1440, 900)
      await vi.waitFor(() => expect(figure()).not.toBeNull(), patient)
      for (const animation of figure()?.getAnimations() ?? []) animation.finish()
      const box = figure()?.getBoundingClientRect() ?? new DOMRect()
      if (name !== "a won hand" && name !== "a win of six coins")
        for (const piece of document.querySelectorAll("[data-decides]"))
          expect(overlap(piece.getBoundingClientRect(), box)).toBe(0)
      expect(coveredControls()).toEqual([])
      vi.advanceTimersByTime(1_000)
      await expect.poll(celebration).toBeNull()
    },
  )

  test("is not drawn while motion is reduced", async () => {
    document.documentElement.dataset.reduceMotion = "true"
    onTestFinished(() => void delete document.documentElement.dataset.reduceMotion)
    stopClock()
    await showOutcome(cases["a won roll"] as Case, 1440, 900)
    await passTime(4_000)
    expect(figure()).toBeNull()
    expect(outcome()?.textContent).toContain("+0.2500 SOL")
  })
})

/** Only `vi.waitFor` moves it on, so that the layer does not end by itself. */
function stopClock() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
}

describe("a win of 10x or more", () => {
  const all = { coins: 6, face: "heads", needed: 6 } as const
  const large = { Game: FlipGame, settings: all, result: sampleFlip(all, 0) }

  test("covers the board, not the side controls, for at most 3 seconds", async () => {
    stopClock()
    await showOutcome(large, 1440, 900)
    await vi.waitFor(() => expect(celebration()).not.toBeNull(), patient)
    const box = celebration()?.getBoundingClientRect() ?? new DOMRect()
    const board = boardElement().getBoundingClientRect()
    // All of it but the controls, which have 64 px beside it.
    expect(overlap(board, box)).toBeGreaterThan(0.95 * (board.width - 64) * board.height)
    expect(document.querySelector("[data-slot=confetti]")).not.toBeNull()
    expect(coveredControls()).toEqual([])
    vi.advanceTimersByTime(3_000)
    await expect.poll(celebration).toBeNull()
  })

  test("is left by a key, which then does nothing else; Tab and modifiers leave it", async () => {
    stopClock()
    const screen = await showOutcome(large, 1440, 900)
    await vi.waitFor(() => expect(celebration()).not.toBeNull(), patient)
    const tails = screen.getByRole("radio", { name: "Tails" }).element() as HTMLElement
    await userEvent.keyboard("{Tab}{Shift}{Control}")
    tails.focus()
    expect(celebration()).not.toBeNull()
    await userEvent.keyboard(" ")
    await expect.poll(celebration).toBeNull()
    await expect.element(screen.getByRole("radio", { name: "Tails" })).not.toBeChecked()
    await userEvent.keyboard(" ")
    await expect.element(screen.getByRole("radio", { name: "Tails" })).toBeChecked()
  })

  test("ends with a tap, which reaches nothing beneath", async () => {
    stopClock()
    const screen = await showOutcome(large, 390, 844)
    await vi.waitFor(() => expect(celebration()).not.toBeNull(), patient)
    const tails = screen.getByRole("radio", { name: "Tails" })
    const { left, top } = boardElement().getBoundingClientRect()
    const target = tails.element().getBoundingClientRect()
    await userEvent.click(celebration() as HTMLElement, {
      position: { x: target.x + target.width / 2 - left, y: target.y + target.height / 2 - top },
    })
    await expect.poll(celebration).toBeNull()
    await expect.element(tails).not.toBeChecked()
  })
})
