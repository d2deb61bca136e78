import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { tabTo } from "../testing/focus-ring"
import { held } from "../testing/held"
import { RadioGroup } from "./radio-group"

const fees = [
  { value: "low", label: "Low", description: "Slower when the network is busy", aside: "0.002 SOL" },
  { value: "medium", label: "Medium", description: "Right for most bets", aside: "0.01 SOL" },
  { value: "high", label: "High", description: "For crowded minutes", aside: "0.025 SOL" },
]

/**
 * One of a few that need a line each.
 *
 * **Do** put the figure that decides in `aside`, and start with `value: null` when no choice is a good default.
 * **Don't** use it for two or three short words: that is a SegmentedControl.
 * **Composition** Each entry of `options` is one radio; its `icon`, `description` and `aside` take elements of yours.
 * **Keyboard** Tab reaches the chosen option, or the first one. The arrow keys move and choose, from the last option on
 * to the first; Space chooses. Home and End move the focus without choosing. Enter does nothing.
 * **Accessibility** A `radiogroup` named by its visible label. Each radio is named by its `label` and described by its
 * `description` and `aside`. The check mark is decoration. Forced colors mode outlines the chosen option.
 * **Parts** `radio-group` (the outer box).
 */
const meta = {
  title: "Components/Forms/Radio group",
  parameters: {
    example: `
import { RadioGroup } from "@dghrt/design-system"
import { useState } from "react"

const fees = [
  { value: "normal", label: "Normal", description: "A few seconds", aside: "0.0004 SOL" },
  { value: "fast", label: "Fast", description: "The next block", aside: "0.0010 SOL" },
]

export function PriorityFee() {
  const [fee, setFee] = useState<string | null>("normal")
  return <RadioGroup label="Priority fee" value={fee} onValueChange={setFee} options={fees} />
}
`,
  },
  component: RadioGroup<string>,
  args: { label: "Priority fee", value: "medium", options: fees, onValueChange: fn(), className: "max-w-105" },
  render: held(RadioGroup<string>, "value", "onValueChange"),
} satisfies Meta<typeof RadioGroup<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = { tags: ["matrix"] }
export const NothingChosen: Story = { args: { value: null } }
export const PlainLabels: Story = { args: { options: fees.map(({ value, label }) => ({ value, label })) } }
export const OneDisabled: Story = { args: { options: fees.map((fee) => ({ ...fee, disabled: fee.value === "high" })) } }
export const Disabled: Story = { args: { disabled: true } }
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole("radio", { name: "Medium" }))
    await userEvent.keyboard("{ArrowDown>}{/ArrowDown}")
    await expect(args.onValueChange).toHaveBeenLastCalledWith("high")
    await expect(canvas.getByRole("radio", { name: "High" })).toHaveAccessibleDescription(/0\.025 SOL/)
  },
}
