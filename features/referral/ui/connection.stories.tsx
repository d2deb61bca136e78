import type { Meta, StoryObj } from "@storybook/react-vite"
import { fn } from "storybook/test"
import { ApiError } from "#features/kernel"
import { press, shows } from "../../../design-system/src/testing/shows"
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
  play: shows(
    "CtVQ...E34x",
    press("Remove Referrer", (args) => args.onRemove),
  ),
}
export const NotRecordedYet: Story = {
  args: { referrer: ready(false) },
  play: shows("Recorded on chain with your next bet"),
}
export const Removing: Story = { args: { removing: true }, play: shows(["button", "Removing..."]) }
export const None: Story = {
  args: { referrer: { status: "ready", value: null, stale: false } },
  play: shows("No active referral connection"),
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
  play: shows(
    "You were invited by CtVQ...E34x",
    press("Decline", () => decline),
    press("Accept", () => accept),
  ),
}
