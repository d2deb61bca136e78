import "../../../.storybook/preview.css"
import { expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { LineChart } from "./line-chart"

const points = [
  { label: "1 Nov", value: 0.4, text: "+0.4000 SOL" },
  { label: "2 Nov", value: 0.9, text: "+0.9000 SOL" },
]

test("the pointer may rest on the tip, and Escape puts it away wherever the focus is", async () => {
  const screen = await render(
    <div className="p-20">
      <LineChart label="Net result" points={points} />
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
