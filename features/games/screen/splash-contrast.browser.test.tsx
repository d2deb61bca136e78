import "../../../.storybook/preview.css"
import { themeIds } from "@dghrt/themes"
import { contrast } from "@dghrt/themes/contrast"
import { afterEach, expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { diceRecord } from "../dice/record"
import { Splash } from "./splash"

const idle = () => undefined

afterEach(() => delete document.documentElement.dataset.theme)

test.each(themeIds)("%s: the other way to play is legible on the splash, at rest and under the pointer", async (id) => {
  document.documentElement.dataset.theme = id
  // Colours are measured after their transitions.
  document.documentElement.dataset.reduceMotion = "true"
  const other = { label: "Try free play", onChoose: idle }
  const screen = await render(<Splash game={diceRecord} onStart={idle} onBack={idle} other={other} />)
  const button = screen.getByRole("button", { name: "Try free play" })
  const splash = document.querySelector("[data-slot=splash]") as HTMLElement
  const measured = () => {
    const { color, backgroundColor } = getComputedStyle(button.element())
    const clear = backgroundColor === "rgba(0, 0, 0, 0)"
    return contrast(color, clear ? getComputedStyle(splash).backgroundColor : backgroundColor)
  }
  expect(measured()).toBeGreaterThanOrEqual(4.5)
  await userEvent.hover(button)
  await expect.poll(measured).toBeGreaterThanOrEqual(4.5)
  await userEvent.unhover(button)
})
