import "../../../.storybook/preview.css"
import { expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { LineChart } from "./line-chart"

const points = [
  { label: "1 Nov", value: 0.4, text: "+0.4000 SOL" },
  { label: "2 Nov", value: 0.9, text: "+0.9000 SOL" },
]

test("the pointer may rest on the tip, and Escape closes it wherever the focus is", async () => {
  const screen = await render(
    <div className="p-20">
      <LineChart label="Result" points={points} />
      <p className="pt-10">Elsewhere</p>
    </div>,
  )
  const chart = screen.getByRole("slider")
  const tip = screen.getByText("+0.4000 SOL")
  await userEvent.hover(chart, { position: { x: 4, y: 40 } })
  await expect.element(tip).toBeVisible()
  await userEvent.hover(tip)
  await expect.element(tip).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.poll(() => tip.elements()).toEqual([])
  await userEvent.hover(chart, { position: { x: 8, y: 40 } })
  await expect.element(tip).toBeVisible()
  await userEvent.hover(screen.getByText("Elsewhere"))
  await expect.poll(() => tip.elements()).toEqual([])
})

test("a tap shows the point under the finger, and Alt with an arrow key stays the browser's", async () => {
  const screen = await render(
    <div className="p-20">
      <LineChart label="Result" points={points} />
    </div>,
  )
  const chart = screen.getByRole("slider").element()
  const { left, top, width } = chart.getBoundingClientRect()
  const finger = { pointerType: "touch", bubbles: true, clientX: left + width - 4, clientY: top + 40 }
  for (const type of ["pointerdown", "pointerup", "pointerout", "pointerleave"]) {
    chart.dispatchEvent(new PointerEvent(type, finger))
  }
  if (chart instanceof HTMLElement) chart.focus()
  await expect.element(screen.getByText("+0.9000 SOL").nth(1)).toBeVisible()
  const back = new KeyboardEvent("keydown", { key: "ArrowLeft", altKey: true, bubbles: true, cancelable: true })
  expect(chart.dispatchEvent(back)).toBe(true)
  expect(screen.getByText("+0.4000 SOL").elements()).toEqual([])
})
