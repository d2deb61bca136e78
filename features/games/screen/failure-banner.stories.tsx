import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { FailureBanner } from "./failure-banner"

const meta = {
  title: "Features/Games/Failure banner",
  component: FailureBanner,
  args: {
    round: { phase: "failed", bet: null, reason: "rejected-by-wallet", message: "", moneyMoved: "no" },
    onDismiss: fn(),
  },
} satisfies Meta<typeof FailureBanner>
export default meta
type Story = StoryObj<typeof meta>

export const NothingMoved: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
export const StakeLeft: Story = {
  args: { round: { phase: "failed", bet: null, reason: "network", message: "", moneyMoved: "yes" } },
}
export const Unknown: Story = {
  args: {
    round: { phase: "failed", bet: null, reason: "network", message: "", moneyMoved: "unknown" },
    onDismiss: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/Betting stays off until this is settled/)
    await expect(canvas.queryByRole("button")).toBeNull()
  },
}
