import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { tabTo } from "../testing/focus-ring"
import { held } from "../testing/held"
import { SegmentedControl } from "./segmented-control"

const modes = ["Under", "Over", "Between", "Outside"] as const
type Mode = (typeof modes)[number]

/**
 * One of a few short choices, all in sight.
 *
 * **Do** keep to five words or fewer in all.
 * **Don't** use it to switch pages: those are tabs or links.
 * **Keyboard** Tab reaches the chosen option. Arrow Left and Arrow Right move and choose, from the last option on to
 * the first; Space chooses. Home and End move the focus without choosing. Arrow Up, Arrow Down and Enter do nothing.
 * **Accessibility** A `radiogroup` named by `label`, which is not visible. Each option is a radio named by its own
 * content, so one that is only an icon needs hidden words. Forced colors mode outlines the chosen option.
 * **Parts** `segmented-control`.
 */
const meta = {
  title: "Components/Forms/Segmented control",
  parameters: {
    example: `
import { SegmentedControl } from "@dghrt/design-system"
import { useState } from "react"

const sides = [
  { value: "heads", label: "Heads" },
  { value: "tails", label: "Tails" },
] as const

export function Side() {
  const [side, setSide] = useState<"heads" | "tails">("heads")
  return <SegmentedControl label="Side" value={side} onValueChange={setSide} options={sides} />
}
`,
  },
  component: SegmentedControl<Mode>,
  args: {
    label: "Mode",
    value: "Under",
    options: modes.map((mode) => ({ value: mode, label: mode })),
    onValueChange: fn(),
    className: "max-w-137",
  },
  render: held(SegmentedControl<Mode>, "value", "onValueChange"),
} satisfies Meta<typeof SegmentedControl<Mode>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ["matrix"] }
export const Disabled: Story = { args: { disabled: true } }
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole("radio", { name: "Under" }))
    await userEvent.keyboard("{ArrowRight>}{/ArrowRight}")
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Over")
    await expect(canvas.getByRole("radio", { name: "Over" })).toBeChecked()
  },
}
