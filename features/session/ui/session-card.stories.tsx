import type { Meta, StoryObj } from "@storybook/react-vite"
import { fn } from "storybook/test"
import { press, shows } from "../../../design-system/src/testing/shows"
import { SessionCardView } from "./session-card-view"

/** Whether this wallet is signed in, and how to end it in every browser. */
const meta = {
  title: "Features/Session/Sign-in",
  component: SessionCardView,
  args: {
    untilMs: Date.UTC(2026, 10, 24, 21, 30),
    busy: false,
    notice: null,
    onSignIn: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof SessionCardView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ["matrix"],
  play: shows(
    press("Sign out everywhere", (args) => args.onSignOut, "everywhere"),
    press("Sign out", (args) => args.onSignOut, "here"),
  ),
}
export const SignedOut: Story = {
  args: { untilMs: null, notice: "Signed out in every browser." },
  play: shows(press("Sign in", (args) => args.onSignIn)),
}
export const Signing: Story = { args: { untilMs: null, busy: true } }
export const Failed: Story = { args: { notice: "The server could not be reached." } }
