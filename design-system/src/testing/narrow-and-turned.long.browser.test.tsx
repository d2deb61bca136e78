import "../../../.storybook/preview.css"
import { themeIds } from "@dghrt/themes"
import { afterEach, describe, expect, test } from "vitest"
import { page } from "vitest/browser"
import { cleanup, render } from "vitest-browser-react"
import { ThemeMatrix } from "../../../stories/theme-matrix/theme-matrix"
import { everyStory } from "./every-story"
import { stickingOut } from "./sticking-out"

const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

afterEach(() => {
  document.documentElement.dir = "ltr"
})

describe.each([
  ["ltr", 640, "a window of 1280 px at 200 %"],
  ["ltr", 320, "a window of 1280 px at 400 %"],
  ["rtl", 390, "right to left on a phone"],
] as const)("%s in %i px, %s", (direction, width, _) => {
  test.each(everyStory(direction))("no state of %s makes the page scroll sideways", async (_, stories) => {
    await page.viewport(width, 900)
    const problems: Record<string, string[]> = {}
    for (const [name, Story] of stories) {
      await render(<Story />)
      await settled()
      const wide = stickingOut()
      if (wide.length > 0) problems[name] = wide
      await cleanup()
    }
    expect(problems).toEqual({})
  })
})

describe.each(["ltr", "rtl"])("the theme matrix, %s", (direction) => {
  test.each(themeIds)("%s fits 640 px", async (id) => {
    await page.viewport(640, 900)
    document.documentElement.dir = direction
    await render(<ThemeMatrix ids={[id]} />)
    await document.fonts.ready
    await settled()
    expect(stickingOut()).toEqual([])
  })
})
