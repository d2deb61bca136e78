import "../../../.storybook/preview.css"
import { expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { CountUp } from "./count-up"

const counter = () => document.querySelector("[data-slot=count-up]")

test("a rise is never seen before it is counted, and another token is not counted to", async () => {
  const screen = await render(<CountUp value={5_000_000n} decimals={6} symbol="USDC" />)
  await screen.rerender(<CountUp value={9_000_000n} decimals={6} symbol="USDC" />)
  expect(counter()).toHaveAttribute("data-counting", "true")
  await expect.poll(() => counter()?.getAttribute("data-counting")).toBe("false")
  await screen.rerender(<CountUp value={1_000_000_000n} decimals={9} symbol="SOL" />)
  expect(counter()).toHaveAttribute("data-counting", "false")
  expect(counter()).toHaveTextContent("1 SOL")
})
