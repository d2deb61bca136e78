import "../styles.css"
import "@dghrt/themes/themes.css"
import { afterEach, expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { useReducedMotion } from "./use-reduced-motion"
import { useTokenColor } from "./use-token-color"

function Probe() {
  return (
    <p>
      {useTokenColor("success")} {useReducedMotion() ? "still" : "moving"}
    </p>
  )
}

const root = document.documentElement.dataset
afterEach(() => {
  delete root.theme
  delete root.reduceMotion
})

test("a token's colour follows the theme of the page", async () => {
  root.theme = "romanticDegen"
  const screen = await render(<Probe />)
  const dark = screen.container.textContent
  expect(dark).toMatch(/^#[0-9a-f]{6} /)
  root.theme = "arctic"
  await expect.poll(() => screen.container.textContent).not.toBe(dark)
})

test("the player's own setting asks for stillness as the system does", async () => {
  const screen = await render(<Probe />)
  await expect.element(screen.getByText("moving")).toBeVisible()
  root.reduceMotion = "true"
  await expect.element(screen.getByText("still")).toBeVisible()
})
