import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { ApiError } from "#features/kernel"
import { ReferralConnectionView } from "./connection-view"
import { InvitationView } from "./invitation-view"

const address = "CtVQZVaWYQPypuhZ8o3qDB9f2soDVeRAzozYAPUeE34x"
const ready = (recorded: boolean) => ({ status: "ready", value: { address, recorded }, stale: false }) as const

const meta = {
  title: "Features/Referral/Connection",
  component: ReferralConnectionView,
  args: { referrer: ready(true), removing: false, onRemove: fn() },
} satisfies Meta<typeof ReferralConnectionView>
export default meta
type Story = StoryObj<typeof meta>

export const Referred: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("CtVQ...E34x")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Remove Referrer" }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const NotRecordedYet: Story = {
  args: { referrer: ready(false) },
  play: async ({ canvas }) => expect(canvas.getByText("Recorded on chain with your next bet")).toBeVisible(),
}
export const Removing: Story = {
  args: { removing: true },
  play: async ({ canvas }) => expect(canvas.getByRole("button", { name: "Removing..." })).toBeVisible(),
}
export const None: Story = {
  args: { referrer: { status: "ready", value: null, stale: false } },
  play: async ({ canvas }) => expect(canvas.getByText("No active referral connection")).toBeVisible(),
}
export const Loading: Story = { args: { referrer: { status: "loading" } } }
export const Failed: Story = {
  args: {
    referrer: { status: "failed", error: new ApiError("offline", "The Solana node did not answer."), retry: fn() },
  },
}

const accept = fn()
const decline = fn()
export const Invitation: Story = {
  render: () => <InvitationView referrer={address} onAccept={accept} onDecline={decline} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You were invited by CtVQ...E34x")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Decline" }))
    await expect(decline).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole("button", { name: "Accept" }))
    await expect(accept).toHaveBeenCalledOnce()
  },
}
export const InvitationOnAPhone: Story = { ...Invitation, globals: { viewport: { value: "mobile" } } }
