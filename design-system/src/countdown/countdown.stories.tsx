import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent } from "storybook/test"
import { Button } from "../button/button"
import type { Clock } from "./clock"
import { Countdown } from "./countdown"

const start = Date.UTC(2026, 0, 1)

/** A clock that only moves by a call. */
function stoppedClock() {
  let now = start
  const listeners = new Set<() => void>()
  const clock: Clock = {
    now: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  function pass(seconds: number) {
    now += seconds * 1_000
    for (const listener of listeners) listener()
  }
  return { clock, pass }
}

/**
 * The time left until something.
 *
 * **Do** count to the end of something the player waits for.
 * **Don't** count down to pressure a bet: an offer that ends is not an emergency.
 * **Accessibility** A `timer` named by `label` and the time left in words. It announces each full hour, each of the
 * last five minutes, the last ten seconds once and the end, by a `status`. Once the time has
 * come it is a timer no longer: `done` is read as it stands.
 * **Parts** `countdown`, and in it `visually-hidden` with the announcement.
 */
const meta = {
  title: "Components/Feedback/Countdown",
  parameters: {
    example: `
import { useState } from "react"
import { Countdown } from "@dghrt/design-system"

export function FreeSpins({ returnsAt }: { returnsAt: number }) {
  const [ready, setReady] = useState(false)
  if (ready) return <p>Your free spins are back.</p>
  return <Countdown label="Free spins return in" until={returnsAt} done="Now" onEnd={() => setReady(true)} />
}
`,
  },
  component: Countdown,
  args: { label: "Free spins return in", until: start + 15_909_000, clock: stoppedClock().clock, onEnd: fn() },
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const Hours: Story = { tags: ["matrix"] }
export const Days: Story = { args: { until: start + 187_509_000 } }
export const Over: Story = { args: { until: start - 1, done: "Now" } }
export const Ending: Story = {
  args: { until: start + 61_000, done: "Ready" },
  render: function Held(args) {
    const [{ clock, pass }] = useState(stoppedClock)
    return (
      <div className="flex flex-wrap items-center gap-4">
        <Countdown {...args} clock={clock} />
        <Button onClick={() => pass(1)}>One second</Button>
        <Button onClick={() => pass(60)}>One minute</Button>
      </div>
    )
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent("01:01")
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole("button", { name: "One second" }))
    await expect(canvas.getByRole("status")).toHaveTextContent("Free spins return in 1 minute")
    await userEvent.click(canvas.getByRole("button", { name: "One minute" }))
    await expect(canvas.getByText("Ready")).toBeVisible()
    await expect(canvas.queryByRole("timer")).toBeNull()
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}
