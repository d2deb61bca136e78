import "../../../.storybook/preview.css"
import { expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { PauseButton, usePausedMotion } from "../index"
import { CountUp } from "./count-up"

const counter = () => document.querySelector("[data-slot=count-up]")

test("a rise is never seen before it is counted, and another token is not counted to", async () => {
  const screen = await render(<CountUp value={5_000_000n} decimals={6} symbol="USDC" />)
  await screen.rerender(<CountUp value={9_000_000n} decimals={6} symbol="USDC" />)
  expect(counter()).toHaveAttribute("data-counting", "true")
  // Both the amount and the figures that move over it have their unit.
  expect(counter()).toHaveTextContent(/USDC.*USDC$/)
  await expect.poll(() => counter()?.getAttribute("data-counting")).toBe("false")
  await screen.rerender(<CountUp value={1_000_000_000n} decimals={9} symbol="SOL" />)
  expect(counter()).toHaveAttribute("data-counting", "false")
  expect(counter()).toHaveTextContent("1 SOL")
})

function Pausable({ value }: { value: bigint }) {
  const [paused, setPaused] = usePausedMotion()
  return (
    <>
      <PauseButton of="the jackpot" paused={paused} onPausedChange={setPaused} />
      <CountUp value={value} decimals={9} symbol="SOL" />
    </>
  )
}

test("while the page's motion is paused a rise is shown at once", async () => {
  const screen = await render(<Pausable value={1_000_000_000n} />)
  await screen.getByRole("button", { name: "Pause the jackpot" }).click()
  await screen.rerender(<Pausable value={9_000_000_000n} />)
  expect(counter()).toHaveAttribute("data-counting", "false")
  expect(counter()).toHaveTextContent("9 SOL")
  await screen.getByRole("button", { name: "Resume the jackpot" }).click()
  await screen.rerender(<Pausable value={12_000_000_000n} />)
  expect(counter()).toHaveAttribute("data-counting", "true")
})
