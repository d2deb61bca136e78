import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor } from "storybook/test"
import { tabTo } from "../testing/focus-ring"
import { Ticker } from "./ticker"

const prices = ["SOL $232.89", "USDC $0.9998", "BONK $0.0000241", "JUP $0.8421", "WIF $1.92", "PYTH $0.41"]
const entries = prices.map((price) => (
  <a key={price} href={`#${price}`} className="font-semibold">
    {price}
  </a>
))

/**
 * Short facts passing by, only while they do not fit.
 *
 * **Do** keep entries short and equal in kind.
 * **Don't** put anything in it that a player must read: it may be still.
 * **Composition** Each child becomes one entry of the list.
 * **Keyboard** Tab reaches the pause button, then the links of the entries; Enter or Space on the button pauses or
 * resumes. The entries stop while the focus is in them.
 * **Accessibility** A list named by `label`, read once: the copy that follows it is hidden and inert. The button's name
 * begins with "Pause" or "Resume", see PauseButton. Under reduced motion nothing moves, and there is no button.
 * **Parts** `ticker`; its button is `icon-button`.
 */
const meta = {
  title: "Components/Data display/Ticker",
  parameters: {
    example: `
import { Ticker } from "@dghrt/design-system"

const prices = ["SOL $232.89", "USDC $0.9998", "BONK $0.0000241"]

export function Prices() {
  return (
    <Ticker label="prices" className="max-w-90">
      {prices.map((price) => (
        <span key={price}>{price}</span>
      ))}
    </Ticker>
  )
}
`,
  },
  component: Ticker,
  args: { label: "prices", children: entries, className: "max-w-90" },
} satisfies Meta<typeof Ticker>
export default meta
type Story = StoryObj<typeof meta>

export const Passing: Story = {}
export const EverythingFits: Story = { args: { children: entries.slice(0, 2) }, tags: ["matrix"] }
export const ReducedMotion: Story = {
  globals: { motion: "reduced" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull()
    await expect(canvas.getAllByRole("listitem")).toHaveLength(prices.length)
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const running = () => canvasElement.getAnimations({ subtree: true }).filter((one) => one.playState === "running")
    await canvas.findByRole("button", { name: "Pause prices" })
    await waitFor(() => expect(running().length).toBeGreaterThan(0))
    await tabTo(canvas.getByRole("button", { name: "Pause prices" }))
    await userEvent.keyboard("{Enter}")
    await expect(canvas.getByRole("button", { name: "Resume prices" })).toHaveFocus()
    await waitFor(() => expect(running()).toHaveLength(0))
    await tabTo(canvas.getByRole("link", { name: "SOL $232.89" }))
  },
}
