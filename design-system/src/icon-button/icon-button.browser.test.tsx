import "../../../.storybook/preview.css"
import { expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { IconButton } from "./icon-button"

const sides = ["top", "bottom", "left", "right"] as const

test.each(sides)("the pointer may cross over to the tip at the %s and rest on it", async (tipSide) => {
  const screen = await render(
    <div className="grid h-80 w-120 place-items-center">
      <IconButton label="Game info" tipSide={tipSide}>
        i
      </IconButton>
    </div>,
  )
  const button = screen.getByRole("button", { name: "Game info" })
  const tip = screen.getByText("Game info")
  await userEvent.hover(button)
  await expect.element(tip).toBeVisible()
  // Every pixel between the middle of the button and the middle of the tip belongs to the button.
  const [from, to] = [button.element(), tip.element()].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
  if (!from || !to) throw new Error("Button and tip have a middle each")
  for (let step = 0; step <= 100; step += 1) {
    const at = document.elementFromPoint(
      from.x + ((to.x - from.x) * step) / 100,
      from.y + ((to.y - from.y) * step) / 100,
    )
    expect(button.element().contains(at)).toBe(true)
  }
  await userEvent.hover(tip)
  await expect.element(tip).toBeVisible()
})

test("a press on the tip puts it away and is no press on the button", async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  const screen = await render(
    <form onSubmit={onSubmit} className="p-20">
      <IconButton label="Send" type="submit" onClick={onClick}>
        i
      </IconButton>
    </form>,
  )
  const tip = screen.getByText("Send")
  await userEvent.hover(screen.getByRole("button", { name: "Send" }))
  await tip.click()
  await expect.element(tip).not.toBeVisible()
  expect([onClick, onSubmit].map((called) => called.mock.calls.length)).toEqual([0, 0])
})

test("a press on the button puts its tip away, until the pointer comes back", async () => {
  const screen = await render(
    <div className="p-20">
      <IconButton label="Sound">i</IconButton>
      <p className="pt-20">Elsewhere</p>
    </div>,
  )
  const button = screen.getByRole("button", { name: "Sound" })
  const tip = screen.getByText("Sound")
  await button.click()
  await expect.element(tip).not.toBeVisible()
  await userEvent.hover(screen.getByText("Elsewhere"))
  await userEvent.hover(button)
  await expect.element(tip).toBeVisible()
})
