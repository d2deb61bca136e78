import { afterEach, describe, expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { Bits } from "../celebration/bits"
import { GameLoading } from "./game-loading"
import "@dghrt/themes/themes.css"
import "./graphics.css"

const root = document.documentElement
afterEach(() => {
  for (const name of ["particles", "graphics", "effects", "reduceMotion"]) delete root.dataset[name]
})
const bits = (container: Element) => container.querySelectorAll("[data-slot=confetti] > i").length
const board = () => document.querySelector('[data-slot="board"]') as HTMLElement
const shadow = () => getComputedStyle(board()).boxShadow

describe("particles", () => {
  test.each([
    ["8", 8],
    ["12", 12],
    ["0", 0],
    ["<b>", 0],
  ])("of %s on the page let a win throw %i bits", async (particles, count) => {
    root.dataset.particles = particles
    const { container } = await render(<Bits seed="a" from={{ x: 50, y: 50 }} />)
    expect(bits(container)).toBe(count)
  })
  test("are not seen while motion is reduced", async () => {
    root.dataset.reduceMotion = "true"
    const { container } = await render(
      <div data-slot="outcome" data-kind="win">
        <Bits seed="a" from={{ x: 50, y: 50 }} />
      </div>,
    )
    expect(bits(container)).toBe(8)
    // Hidden by style: what was thrown before the setting changed disappears with it.
    expect(getComputedStyle(container.querySelector("[data-slot=confetti]") as Element).display).toBe("none")
  })
})

describe("quality", () => {
  test.each([
    ["low", "0px"],
    ["medium", "2px"],
    ["high", "3px"],
    ["ultra", "4px"],
  ])("%s draws an edge of %s around the board", async (quality, width) => {
    root.dataset.graphics = quality
    await render(<GameLoading name="Dice">Loading</GameLoading>)
    expect(shadow()).toContain(`0px 0px 0px ${width} inset`)
  })
  test.each([
    ["high", "none"],
    ["ultra", '""'],
  ])("%s has %s for lines over the board", async (quality, content) => {
    root.dataset.graphics = quality
    await render(<GameLoading name="Dice">Loading</GameLoading>)
    expect(getComputedStyle(board(), "::after").content).toBe(content)
  })
})

describe("enhanced effects", () => {
  const win = () =>
    render(
      <div data-slot="outcome" data-kind="win">
        won
      </div>,
    )
  const sweep = () =>
    getComputedStyle(document.querySelector('[data-slot="outcome"]') as Element, "::after").animationName

  test("sweep one light over a win", async () => {
    root.dataset.effects = "true"
    await win()
    expect(sweep()).toBe("light-sweep")
  })
  test("are dark by default, and while motion is reduced", async () => {
    await win()
    expect(sweep()).toBe("none")
    root.dataset.effects = "true"
    root.dataset.reduceMotion = "true"
    expect(getComputedStyle(document.querySelector('[data-slot="outcome"]') as Element, "::after").content).toBe("none")
  })
})
