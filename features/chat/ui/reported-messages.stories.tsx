import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { displayName } from "#contract/display-name"
import { ApiError } from "#features/kernel"
import { ReportedMessagesView } from "./reported-messages-view"

const [ann, bob] = [
  "7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt",
  "4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G",
] as const
const atMs = Date.UTC(2026, 10, 24, 9, 30)
const reported = (id: number, wallet: string, text: string, reports: number) => ({
  ...{ id, wallet, text, reports },
  user: displayName(wallet),
  ts: atMs + id * 60_000,
})
const messages = [
  reported(9, ann, "x".repeat(280), 1),
  reported(4, bob, "Send me your seed phrase and I double it", 12),
  reported(2, ann, "مرحبا", 2),
]

/** What players reported, for the owner on the admin page. */
const meta = {
  title: "Features/Chat/Reported messages",
  component: ReportedMessagesView,
  args: {
    signIn: null,
    reports: { status: "ready", value: { messages }, stale: false },
    notice: null,
    busy: false,
    onDelete: fn(),
    onBan: fn(),
  },
} satisfies Meta<typeof ReportedMessagesView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("12 reports", { exact: false })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: `Delete the message by ${displayName(bob)}` }))
    await expect(args.onDelete).toHaveBeenCalledWith(messages[1])
    await userEvent.click(canvas.getByRole("button", { name: `Ban for 24 hours: ${displayName(bob)}` }))
    await expect(args.onBan).toHaveBeenCalledWith(messages[1])
  },
}
/** Its row is gone when the owner has signed, and with it the button that was pressed. */
export const Deleted: Story = {
  render: function WithDeletion(args) {
    const [deleted, setDeleted] = useState<number | null>(null)
    const left = messages.filter(({ id }) => id !== deleted)
    return (
      <ReportedMessagesView
        {...args}
        reports={{ status: "ready", value: { messages: left }, stale: false }}
        notice={deleted === null ? null : "Message deleted."}
        onDelete={({ id }) => setDeleted(id)}
      />
    )
  },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: `Delete the message by ${displayName(bob)}` }).focus()
    await userEvent.keyboard("{Enter}")
    await expect(canvas.getByText("Message deleted.")).toBeVisible()
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Reported messages" })).toHaveFocus())
    await userEvent.tab()
    const [first] = canvas.getAllByRole("button", { name: `Delete the message by ${displayName(ann)}` })
    await expect(first).toHaveFocus()
  },
}
export const Empty: Story = {
  args: { reports: { status: "ready", value: { messages: [] }, stale: false }, notice: "Message deleted." },
}
export const Loading: Story = { args: { reports: { status: "loading" } } }
export const LoadFailed: Story = {
  args: {
    reports: { status: "failed", error: new ApiError("offline", "The server could not be reached."), retry: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible()
  },
}
export const SignIn: Story = { args: { signIn: { signing: false, problem: null, onSignIn: fn() } } }
export const SignInRejected: Story = {
  args: { signIn: { signing: false, problem: "The wallet did not sign. Nothing was sent.", onSignIn: fn() } },
}
export const Signing: Story = { args: { busy: true } }
