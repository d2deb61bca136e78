import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, userEvent } from "storybook/test"
import { Button } from "../button/button"
import { CountUp } from "./count-up"

const SOL = 1_000_000_000n

/**
 * An amount that counts up when it rises.
 *
 * **Do** use it for a jackpot or a win.
 * **Don't** use it for a balance that may fall all the time: falls do not move.
 * **Accessibility** The new amount is in the page at once, the figures on the way to it are decoration (`aria-hidden`).
 * Nothing is announced: say a win in a live region of your own. With reduced or paused motion it does not count.
 * **Parts** `count-up`, whose `data-counting` is `true` while it counts, and in it `amount`.
 */
const meta = {
  title: "Components/Feedback/Count-up",
  parameters: {
    example: `
import { useState } from "react"
import { Button, CountUp } from "@dghrt/design-system"

export function Jackpot() {
  const [lamports, setLamports] = useState(1_284_000_000_000n)
  return (
    <>
      <CountUp value={lamports} decimals={9} digits={2} symbol="SOL" />
      <Button onClick={() => setLamports(lamports + 40_000_000_000n)}>Add 40 SOL</Button>
    </>
  )
}
`,
  },
  component: CountUp,
  args: { value: 1_284n * SOL, decimals: 9, digits: 2, symbol: "SOL", className: "font-[650] text-2xl text-accent" },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div className="flex flex-wrap items-center gap-4">
        <CountUp {...args} value={value} />
        <Button onClick={() => setValue(value + 40n * SOL)}>Win 40</Button>
        <Button onClick={() => setValue(value - 40n * SOL)}>Lose 40</Button>
      </div>
    )
  },
} satisfies Meta<typeof CountUp>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ["matrix"] }
export const ReducedMotion: Story = {
  globals: { motion: "reduced" },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Win 40" }))
    await expect(canvasElement.querySelector("[data-slot=count-up]")).toHaveAttribute("data-counting", "false")
    await expect(canvas.getByText("1,324.00")).toBeVisible()
  },
}
