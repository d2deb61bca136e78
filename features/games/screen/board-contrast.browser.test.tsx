import "../../../.storybook/preview.css"
import "./screen.css"
import { themeIds } from "@dghrt/themes"
import { contrast } from "@dghrt/themes/contrast"
import { afterEach, expect, test } from "vitest"

/** The colours of text on a board. */
const roles = ["text", "text-secondary", "text-muted", "success"]

afterEach(() => {
  delete document.documentElement.dataset.theme
  document.body.replaceChildren()
})

/** The colours of the board's two gradients, as the browser computes them: its light, nothing, its middle and its edge. */
function gradientColours(board: HTMLElement) {
  const [light, , middle, edge] =
    getComputedStyle(board).backgroundImage.match(/(?:color|okl\w+|rgba?)\([^)]*\)/g) ?? []
  if (!light || !middle || !edge) throw new Error("The board's background has other parts than this test expects")
  return { light, middle, edge }
}

/** One colour after the other on a pixel, as the board's layers lie on each other. */
function painted(...layers: string[]): string {
  const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })
  if (!pixel) throw new Error("This browser draws nothing")
  for (const layer of layers) {
    pixel.fillStyle = layer
    pixel.fillRect(0, 0, 1, 1)
  }
  const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data
  return `rgb(${red} ${green} ${blue})`
}

test.each(themeIds)("%s: text is legible in the middle, at the edge and in the light of a board", (id) => {
  document.documentElement.dataset.theme = id
  const board = document.createElement("div")
  board.dataset.slot = "board"
  document.body.append(board)
  const { light, middle, edge } = gradientColours(board)
  const pattern = getComputedStyle(board, "::before").backgroundColor
  const low: string[] = []
  for (const role of roles) {
    board.style.color = `var(--${role})`
    const colour = getComputedStyle(board).color
    for (const [place, layers] of Object.entries({ middle: [middle], edge: [edge], light: [edge, light] })) {
      const ratio = contrast(colour, painted(...layers, pattern))
      if (ratio < 4.5) low.push(`${role} in the ${place}: ${ratio.toFixed(2)}`)
    }
  }
  expect(low).toEqual([])
})
