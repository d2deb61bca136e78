import "../../../.storybook/preview.css"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { FlipGame } from "../flip/flip"
import { sampleFlip } from "../flip/sample-flip"
import {
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

describe("a win on the board", () => {
  test.each([
    "a won roll",
    "a won coin",
    "a win of six coins",
    "a won spin",
    "a won drop",
    "a flight that reaches its target",
    "a won answer",
    "a won hand",
  ])("after %s stands over no piece and no control, on a screen and on a phone", async (name) => {
    for (const [width, height] of [
      [1440, 900],
      [390, 664],
    ] as const) {
      const screen = await showOutcome(cases[name] as Case, width, height)
      await vi.waitFor(() => expect(figure()).not.toBeNull(), patient)
      const box = figure()?.getBoundingClientRect() ?? new DOMRect()
      const pieces = [...document.querySelectorAll("[data-decides]")].map((piece) => piece.getBoundingClientRect())
      expect(pieces.length).toBeGreaterThan(0)
      for (const piece of pieces) expect(overlap(piece, box)).toBe(0)
      expect(coveredControls()).toEqual([])
      await screen.unmount()
    }
  })

  test("is there with the settled board, and stays whatever is pressed", async () => {
    const screen = await showOutcome(cases["a won roll"] as Case, 1440, 900)
    await vi.waitFor(() => expect(celebration()).toHaveAttribute("data-moving", "false"), patient)
    await userEvent.keyboard("x{Tab}{Escape}")
    await expect.element(screen.getByText("+0.2500").last()).toBeVisible()
  })

  test("is the amount alone while motion is reduced", async () => {
    document.documentElement.dataset.reduceMotion = "true"
    onTestFinished(() => void delete document.documentElement.dataset.reduceMotion)
    await showOutcome(cases["a win of six coins"] as Case, 1440, 900)
    await vi.waitFor(() => expect(figure()?.textContent).toContain("SOL"), patient)
    expect(celebration()?.dataset.moving).toBe("false")
    expect(document.querySelector("[data-slot=confetti]")).toBeNull()
  })

  test.each(["a lost roll", "a spin with a push", "a drop with a partial return"])(
    "is nothing after %s",
    async (name) => {
      await showOutcome(cases[name] as Case, 1440, 900)
      expect(celebration()).toBeNull()
    },
  )

  test("of 10x or more is larger, and the board stands lower for as long", async () => {
    const settings = { coins: 6, face: "heads", needed: 6 } as const
    await showOutcome({ Game: FlipGame, settings, result: sampleFlip(settings, 0) }, 1440, 900)
    await vi.waitFor(() => expect(celebration()?.dataset.tall).toBe("true"), patient)
    await vi.waitFor(() => expect(figure()?.getBoundingClientRect().height).toBeGreaterThan(90), patient)
    const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
    await expect.poll(() => overlap(boxOf(document.querySelector(".flip-tray")), boxOf(figure()))).toBe(0)
    expect(coveredControls()).toEqual([])
    await vi.waitFor(() => expect(celebration()?.dataset.moving).toBe("false"), patient)
  })
})
