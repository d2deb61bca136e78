import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
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
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sign out everywhere" }))
    await expect(args.onSignOut).toHaveBeenLastCalledWith("everywhere")
    await userEvent.click(canvas.getByRole("button", { name: "Sign out" }))
    await expect(args.onSignOut).toHaveBeenLastCalledWith("here")
  },
}
export const SignedOut: Story = {
  args: { untilMs: null, notice: "Signed out in every browser." },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}
export const Signing: Story = { args: { untilMs: null, busy: true } }
export const Failed: Story = { args: { notice: "The server could not be reached." } }
