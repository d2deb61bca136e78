import "../../../.storybook/preview.css"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { drivenGame } from "../testing/driven-game"
import { PlinkoGame } from "./plinko"

test.each([
  ["2D", "[data-part=board]"],
  ["3D", "[data-slot=plinko-3d]"],
] as const)("in a low window the board in %s is whole, with the choice of boards below it", async (view, board) => {
  await page.viewport(1280, 720)
  const { Game } = drivenGame(PlinkoGame, { screen: { view } })
  const screen = await render(<Game />)
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
  await expect.poll(() => box(board)?.height, { timeout: 20_000 }).toBeGreaterThan(100)
  const choice = screen.getByRole("radiogroup").element().getBoundingClientRect()
  expect(box(board)?.bottom).toBeLessThanOrEqual(choice.top)
  expect(choice.bottom).toBeLessThanOrEqual(box("[data-slot=board-area]")?.bottom ?? 0)
})
