import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Progress } from "./progress"

/**
 * How much of a known whole is done.
 *
 * **Do** pass `value={null}` while the whole is not known.
 * **Don't** let it run backwards or wait at 99 %.
 * **Accessibility** A `progressbar` named by `label`, which is not visible: write it beside the bar as well.
 * `valueText` is read in place of a percentage. Without a known value there is no `aria-valuenow`. Forced colors mode
 * draws the bar in the system's highlight colour.
 * **Parts** `progress`.
 */
const meta = {
  title: "Components/Feedback/Progress",
  parameters: {
    example: `
import { Progress } from "@dghrt/design-system"

export function NextTier() {
  return <Progress label="Next tier" value={40} valueText="40 of 100 SOL" />
}
`,
  },
  component: Progress,
  args: { label: "Next tier", value: 40, className: "max-w-80" },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Part: Story = { tags: ["matrix"] }
export const Done: Story = { args: { value: 100 } }
export const Unknown: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Next tier" })).not.toHaveAttribute("aria-valuenow")
  },
}
