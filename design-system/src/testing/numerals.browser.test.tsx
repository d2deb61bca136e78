import "../../../.storybook/preview.css"
import { themeIds } from "@dghrt/themes"
import { expect, test } from "vitest"

const sizePx = 60

/** How thick the bar of a 4 is at its left, in pixels: the thinnest line of the numerals of a face with contrast. */
async function barOfFour(): Promise<number> {
  const style = getComputedStyle(document.documentElement)
  const [family = ""] = style.getPropertyValue("--face-display").split(",")
  const font = `${style.getPropertyValue("--display-weight")} ${sizePx}px ${family}`
  await document.fonts.load(font, "4")
  const canvas = Object.assign(document.createElement("canvas"), { width: 2 * sizePx, height: 2 * sizePx })
  const drawing = canvas.getContext("2d")
  if (!drawing) throw new Error("The browser draws no canvas")
  drawing.font = font
  drawing.fillText("4", sizePx / 4, 1.5 * sizePx)
  const { data } = drawing.getImageData(0, 0, canvas.width, canvas.height)
  const coverage = (x: number, y: number) => (data[4 * (y * canvas.width + x) + 3] ?? 0) / 255
  const rows = Array.from({ length: canvas.height }, (_, y) => y)
  const columns = Array.from({ length: canvas.width }, (_, x) => x)
  const inked = columns.filter((x) => rows.some((y) => coverage(x, y) > 0.5))
  // A quarter into the glyph: right of where the slope meets the bar, left of the stem and of its foot.
  const x = Math.round((inked[0] ?? 0) + inked.length * 0.25)
  const lowest = rows.findLast((y) => coverage(x, y) > 0.05) ?? 0
  let thickness = 0
  for (let y = lowest; coverage(x, y) > 0.05; y -= 1) thickness += coverage(x, y)
  return thickness
}

test.each(themeIds)("%s: the thin lines of large numerals stay visible", async (id) => {
  document.documentElement.dataset.theme = id
  expect(await barOfFour()).toBeGreaterThanOrEqual(1.2)
})
