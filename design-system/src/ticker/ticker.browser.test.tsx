import "../../../.storybook/preview.css"
import { afterEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { Ticker } from "./ticker"

afterEach(() => {
  document.documentElement.dir = "ltr"
})

test.each(["ltr", "rtl"])("written %s, it is filled from one edge to the other all the time", async (direction) => {
  document.documentElement.dir = direction
  await render(
    <Ticker label="prices" className="max-w-90">
      {Array.from({ length: 12 }, (_, index) => index).map((price) => (
        <span key={price}>SOL ${price}.89</span>
      ))}
    </Ticker>,
  )
  const list = page.getByRole("list", { name: "prices" })
  const animation = () => list.element().parentElement?.getAnimations()[0]
  await expect.poll(animation).toBeDefined()
  const track = list.element().parentElement
  const frame = track?.parentElement?.getBoundingClientRect()
  const running = animation()
  if (!track || !frame || !running) throw new Error("Nothing moves")
  running.pause()
  const lasts = Number(running.effect?.getComputedTiming().duration)
  for (const part of [0, 0.25, 0.5, 0.75, 0.999]) {
    running.currentTime = lasts * part
    const { left, right } = track.getBoundingClientRect()
    expect(left, `at ${part}`).toBeLessThanOrEqual(frame.left + 1)
    expect(right, `at ${part}`).toBeGreaterThanOrEqual(frame.right - 1)
  }
})
