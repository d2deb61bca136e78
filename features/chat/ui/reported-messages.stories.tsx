import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import type { ReportedMessages } from "#contract/chat"
import { displayName } from "#contract/display-name"
import { ApiError, type Remote } from "#features/kernel"
import { recordAnnouncements } from "../../../design-system/src/testing/announcements"
import { press, shows } from "../../../design-system/src/testing/shows"
import { createStoryWalker } from "../../../design-system/src/testing/story-walker"
import type { Order } from "../data/moderation"
import { ReportedMessagesView } from "./reported-messages-view"
import { useModeration } from "./use-moderation"

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

const removed = [reported(7, ann, "win at evil site", 1)].map(({ reports: _, ...message }) => message)
const bans = [{ wallet: bob, user: displayName(bob), untilMs: atMs + 86_400_000 }]
const ready = (value: Partial<ReportedMessages>): Remote<ReportedMessages> => ({
  status: "ready",
  value: { messages: [], removed: [], waiting: [], bans: [], ...value },
  stale: false,
})

/** What players reported, for the owner on the admin page. */
const meta = {
  title: "Features/Chat/Reported messages",
  component: ReportedMessagesView,
  args: {
    signIn: null,
    reports: ready({ messages }),
    bar: { notice: null },
    onDelete: fn(),
    onRestore: fn(),
    onApprove: fn(),
    onBan: fn(),
    onLift: fn(),
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
/** A deletion is asked about once and can be undone. */
export const Deleted: Story = {
  render: function WithDeletion(args) {
    const [deleted, setDeleted] = useState<number | null>(null)
    const { bar, order } = useModeration(fn())
    const show = (id: number | null, success: string, undo: Order | null): Order => ({
      ...{ question: id === null ? null : "Delete this message?", label: "Delete message", success, undo },
      send: async () => setDeleted(id),
    })
    const isDeleted = ({ id }: { id: number }) => id === deleted
    return (
      <ReportedMessagesView
        {...args}
        reports={ready({
          messages: messages.filter((message) => !isDeleted(message)),
          removed: messages.filter(isDeleted),
        })}
        bar={bar}
        onDelete={({ id }) => order(show(id, "Message deleted.", show(null, "Message restored.", null)))}
      />
    )
  },
}
/** Keys alone: the question and what came of it have the focus, and each outcome is announced once. */
export const ByKeyboard: Story = {
  ...Deleted,
  play: async ({ canvas }) => {
    const heard = recordAnnouncements()
    const walker = createStoryWalker()
    const onBar = () => waitFor(() => expect(walker.focused()).resolves.toMatch(/^region "Last action"/))
    const deleted = `Delete the message by ${displayName(bob)}`
    const deleting = new RegExp(`^button "${deleted}"`)
    await walker.goTo(deleting)
    await walker.press("Enter")
    await onBar()
    await walker.goTo(/^button "Cancel"/)
    await walker.press("Enter")
    await expect(canvas.queryByText("Delete this message?")).toBeNull()
    await walker.goTo(deleting)
    await walker.press("Enter")
    await walker.goTo(/^button "Delete message"/)
    await walker.press("Enter")
    await waitFor(() => expect(heard.at(-1)?.text).toBe("Message deleted."))
    await expect(canvas.queryByRole("button", { name: deleted })).toBeNull()
    await onBar()
    await walker.goTo(/^button "Undo"/)
    await walker.press("Enter")
    await waitFor(() => expect(heard.at(-1)?.text).toBe("Message restored."))
    await onBar()
    await expect(heard.map(({ text }) => text).filter((text) => text.startsWith("Message"))).toHaveLength(2)
  },
}
export const DeletedAndBanned: Story = {
  tags: ["matrix"],
  args: { reports: ready({ messages, removed, bans }) },
  play: shows(
    press(["button", `Restore the message by ${displayName(ann)}`], (args) => args.onRestore, removed[0]),
    press(["button", `Lift ban: ${displayName(bob)}`], (args) => args.onLift, bans[0]),
  ),
}
/** New wallets at a network address of a banned one: they chat once the owner has read what they say. */
export const Waiting: Story = {
  tags: ["matrix"],
  args: { reports: ready({ waiting: removed, bans }) },
  play: shows(
    press(["button", `Approve ${displayName(ann)}`], (args) => args.onApprove, removed[0]),
    press(["button", `Ban for 24 hours: ${displayName(ann)}`], (args) => args.onBan, removed[0]),
  ),
}
export const Empty: Story = { args: { reports: ready({}) } }
export const Loading: Story = { args: { reports: { status: "loading" } } }
export const LoadFailed: Story = {
  args: {
    reports: { status: "failed", error: new ApiError("offline", "The server could not be reached."), retry: fn() },
  },
  play: shows(["button", "Retry"]),
}
export const SignIn: Story = { args: { signIn: { signing: false, problem: null, onSignIn: fn() } } }
