import "../../../.storybook/preview.css"
import { composeStories, setProjectAnnotations } from "@storybook/react-vite"
import type { ComponentType } from "react"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import preview from "../../../.storybook/preview"
import * as blackjack from "../blackjack/blackjack.stories"
import * as dice from "../dice/dice.stories"
import * as hilo from "../hilo/hilo.stories"
import * as mines from "../mines/mines.stories"

setProjectAnnotations(preview)

const stories: Readonly<Record<string, ComponentType>> = {
  "Dice with a result": composeStories(dice).Won,
  "Mines in the middle": composeStories(mines).InTheMiddle,
  "Blackjack before the deal": composeStories(blackjack).PlayIdle,
  "an open hand of Blackjack": composeStories(blackjack).OpenHand,
  "a doubled hand of Blackjack whose reveal can be skipped": composeStories(blackjack).DoubledAndWon,
  "HiLo in the middle": composeStories(hilo).InTheMiddle,
}

/** Pairs of controls of which Tab reaches the lower one first. */
function jumpsUp(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>("button, a[href], input, [role=radio], [role=slider]")]
    .filter((control) => control.tabIndex >= 0 && !control.matches(":disabled") && control.checkVisibility())
    .map((control) => ({ name: control.computedName || control.textContent, box: control.getBoundingClientRect() }))
  return controls.flatMap(({ name, box }, index) => {
    const before = controls[index - 1]
    return before && box.bottom <= before.box.top ? [`${before.name} before ${name}`] : []
  })
}

test.each(Object.entries(stories))("on a phone Tab goes down the page in %s, as the eye does", async (_, Story) => {
  await page.viewport(390, 844)
  await render(<Story />)
  await expect.poll(() => document.querySelector("[data-slot=dock] [data-slot=button]")).not.toBeNull()
  expect(jumpsUp()).toEqual([])
  await cleanup()
})
