import "../../../.storybook/preview.css"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
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

// `outcome-place.long.browser.test.tsx` has every case in both sizes.
test.each([
  ["a lost roll", 390, 844],
  ["a won hand", 390, 844],
  ["a won drop", 390, 844],
  ["a won spin", 1440, 900],
  ["a win of six coins", 1440, 900],
] as const)("%s at %i px covers neither the deciding piece nor a side control", (name, width, height) =>
  expectNothingCovered(cases[name] as Case, width, height),
)

test.each([
  ["line of a loss", "a drop with a partial return", 390],
  ["card of a win", "a won roll", 360],
])("on a phone the %s shows the whole change of the wallet", async (_, name, width) => {
  const { result, ...rest } = cases[name] as Case
  await showOutcome({ ...rest, result: { ...result, spent: { token: 102_450_000n, lamports: 405_201n } } }, width, 844)
  const change = document.querySelector("[data-slot=wallet-change]") as HTMLElement
  const line = change.closest("[data-slot=outcome-row]") as HTMLElement
  expect(change.textContent).toMatch(/^wallet [+−]\d+\.\d{4} SOL$/i)
  expect(change.getBoundingClientRect().right).toBeLessThanOrEqual(line.getBoundingClientRect().right)
  expect(change.getBoundingClientRect().bottom).toBeLessThanOrEqual(line.getBoundingClientRect().bottom + 1)
})

describe("the line of a loss", () => {
  // The clock runs by itself, and can be put forward: how late a busy machine is says nothing about the product.
  async function showLine() {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    await showOutcome(cases["a lost roll"] as Case, 390, 844)
  }

  test("stays for 2.4 seconds whatever is pressed meanwhile, and ends with what is pressed after that", async () => {
    await showLine()
    await userEvent.keyboard("x")
    vi.advanceTimersByTime(1_500)
    await userEvent.keyboard("x")
    expect(outcome()).not.toBeNull()
    vi.advanceTimersByTime(1_000)
    await expect.poll(outcome).toBeNull()
  })

  test("is held while the focus or a pointer is on it", async () => {
    await showLine()
    const verify = outcome()?.querySelector("button")
    verify?.focus()
    vi.advanceTimersByTime(20_000)
    expect(outcome()).not.toBeNull()
    // The pointer comes before the focus goes: in between, the line may leave.
    await userEvent.hover(verify as HTMLElement)
    verify?.blur()
    vi.advanceTimersByTime(20_000)
    expect(outcome()).not.toBeNull()
    await userEvent.unhover(verify as HTMLElement)
    vi.advanceTimersByTime(20_000)
    await expect.poll(outcome).toBeNull()
  })
})

test("a card says the multiplier, the gain and the reason, and draws the piece", async () => {
  const screen = await showOutcome(cases["a won roll"] as Case, 1440, 900)
  for (const text of ["2x", "+0.2500 SOL", "Rolled 37, under 50"]) {
    const found = screen.getByText(text, { exact: true }).elements()
    expect(found.some((element) => outcome()?.contains(element))).toBe(true)
  }
  expect(outcome()?.querySelector("svg")?.getBoundingClientRect().height).toBeGreaterThan(24)
})

describe("a win of 10x or more", () => {
  const all = { coins: 6, face: "heads", needed: 6 } as const
  const large = { Game: FlipGame, settings: all, result: sampleFlip(all, 0) }

  test("covers the board, not the side controls, for at most 3 seconds", async () => {
    // The clock runs by itself, and can be put forward: how late a busy machine is says nothing about the product.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    await showOutcome(large, 1440, 900)
    const box = outcome()?.getBoundingClientRect() ?? new DOMRect()
    const board = document.querySelector("[data-slot=board-area]")?.getBoundingClientRect() ?? new DOMRect()
    expect(overlap(board, box)).toBeGreaterThan(0.95 * board.width * board.height)
    expect(document.querySelector("[data-slot=confetti]")).not.toBeNull()
    expect(coveredControls()).toEqual([])
    expect(outcome()).not.toBeNull()
    vi.advanceTimersByTime(3_000)
    await expect.poll(outcome).toBeNull()
  })

  test("is dismissed by any key", async () => {
    await showOutcome(large, 1440, 900)
    await userEvent.keyboard("{Tab}")
    await expect.poll(outcome, { timeout: 500 }).toBeNull()
  })

  test("is dismissed by a tap, which reaches nothing beneath", async () => {
    const screen = await showOutcome(large, 390, 844)
    const heads = screen.getByRole("radio", { name: "Tails" })
    const { left, top } = boardElement().getBoundingClientRect()
    const target = heads.element().getBoundingClientRect()
    await userEvent.click(outcome() as HTMLElement, {
      position: { x: target.x + target.width / 2 - left, y: target.y + target.height / 2 - top },
    })
    await expect.poll(outcome, { timeout: 500 }).toBeNull()
    await expect.element(heads).not.toBeChecked()
  })
})
