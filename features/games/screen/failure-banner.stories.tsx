import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { messageOf } from "#features/messages"
import { press, shows } from "../../../design-system/src/testing/shows"
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

export const NothingMoved: Story = { tags: ["matrix"], play: shows(press("Dismiss", (args) => args.onDismiss)) }
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
export const OutOfSight: Story = {
  args: {
    round: {
      ...{ phase: "failed", bet: null, reason: "expired", messageId: "BET_OUT_OF_SIGHT", moneyMoved: "unknown" },
      ...{ message: messageOf("BET_OUT_OF_SIGHT", { fee: "0.000005 SOL" }).text, freed: true },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/only one of the two can take your stake.*play again/)
    await expect(canvas.getByRole("button", { name: "Dismiss" })).toBeVisible()
  },
}
