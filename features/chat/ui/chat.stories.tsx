import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { cooldownMs, maxTextLength } from "#contract/chat"
import { displayName } from "#contract/display-name"
import { ApiError, dayText, minuteText } from "#features/kernel"
import { no, shows } from "../../../design-system/src/testing/shows"
import { ChatView, type ChatViewProps } from "./chat-view"
import { ComposerView, type ComposerViewProps } from "./composer-view"
import { SignInView } from "./sign-in-view"

const wallets = [
  "7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt",
  "4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G",
  "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM",
  "DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy",
] as const
const lines = [
  "gm everyone",
  "three heads in a row on flip 🪙",
  "how do I check a result?",
  "Open the shield beside the board, it repeats the draw in your browser.",
  "<b>not bold</b> https://example.com/not-a-link",
  "مرحبا بالجميع",
  "x".repeat(280),
] as const
const startMs = Date.UTC(2026, 10, 24, 9, 30)
const messages = (texts: readonly string[]) =>
  texts.map((text, index) => {
    const wallet = wallets[index % wallets.length] ?? wallets[0]
    return { id: index + 1, wallet, user: displayName(wallet), text, ts: startMs + index * 60_000 }
  })
const ready = (texts: readonly string[]): ChatViewProps["messages"] => ({
  status: "ready",
  value: { messages: messages(texts) },
  stale: false,
})

const composer = (about: Partial<ComposerViewProps> = {}) => (
  <ComposerView
    text=""
    sending={false}
    waitUntilMs={0}
    problem={null}
    connected
    onConnect={fn()}
    onEdit={fn()}
    onSubmit={fn()}
    {...about}
  />
)

/**
 * The public chat: TrollBox in the right sidebar, Serenade Chat on phones. Enter sends, Shift and Enter begins a line.
 *
 * **Don't** announce new messages to screen readers: a busy chat would never let them finish.
 */
const meta = {
  title: "Features/Chat",
  component: ChatView,
  args: {
    messages: ready(lines),
    own: wallets[0],
    muted: [],
    nameOf: displayName,
    bar: { notice: null },
    foot: composer(),
    onUnmute: fn(),
    onUnmuteAll: fn(),
    onMute: fn(),
    onReport: fn(),
  },
  decorators: [
    (Story) => (
      <div className="framed flex h-150 w-70 flex-col bg-surface text-text">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ["matrix"] }
export const Connecting: Story = { args: { messages: { status: "loading" } } }
export const Empty: Story = { args: { messages: ready([]) } }
export const LoadFailed: Story = {
  args: {
    messages: { status: "failed", error: new ApiError("offline", "The server could not be reached."), retry: fn() },
  },
  play: shows("Error loading chat.", ["button", "Retry"]),
}
export const Reconnecting: Story = { args: { interrupted: true }, play: shows("7 messages, reconnecting…") }
export const Visitor: Story = {
  args: { own: null, foot: composer({ connected: false }) },
  play: shows(["button", "Connect wallet to chat"]),
}
const signIn = (signing: boolean, problem: string | null): Story => ({
  args: { foot: <SignInView signing={signing} problem={problem} onSignIn={fn()} onJustRead={fn()} /> },
})
export const SignIn = signIn(false, null)
export const SignInRejected = signIn(
  false,
  "The wallet did not sign. Nothing was sent. Some hardware wallets cannot sign messages.",
)
export const Signing = signIn(true, null)
export const FewCharactersLeft: Story = { args: { foot: composer({ text: "x".repeat(maxTextLength - 20) }) } }
export const TooLong: Story = {
  args: { foot: composer({ text: "x".repeat(maxTextLength + 119) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Message" })).toHaveAccessibleDescription(
      "119 characters too many",
    )
    await expect(canvas.getByRole("button", { name: "Send" })).toHaveAttribute("aria-disabled", "true")
  },
}
/** Yesterday's messages have their day. */
const sentAtMs = Date.now()
const dayBeforeMs = sentAtMs - 86_400_000
export const OfOtherDays: Story = {
  args: {
    messages: {
      status: "ready",
      value: {
        messages: [
          { id: 1, wallet: wallets[0], user: displayName(wallets[0]), text: "yesterday", ts: dayBeforeMs },
          { id: 2, wallet: wallets[1], user: displayName(wallets[1]), text: "today", ts: sentAtMs },
        ],
      },
      stale: false,
    },
  },
  play: async ({ canvas }) => {
    const [yesterday, today] = canvas.getAllByRole("time").map(({ textContent }) => textContent ?? "")
    await expect(yesterday).toContain(dayText(dayBeforeMs))
    await expect(today).toContain(minuteText(sentAtMs))
  },
}
export const Sending: Story = { args: { foot: composer({ text: "gm", sending: true }) } }
export const Cooldown: Story = {
  // A wait of the story's own length: three seconds would be over before it is looked at.
  args: { foot: composer({ waitUntilMs: Date.now() + cooldownMs * 1_000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Wait \d+s$/ })).toHaveAttribute("aria-disabled", "true")
  },
}
export const SendRefused: Story = {
  args: { foot: composer({ text: "gm", problem: "You have already sent this message." }) },
}
export const AllMuted: Story = {
  args: { muted: wallets },
  play: shows("No messages from people you have not muted", no("No messages yet")),
}
export const SomeMuted: Story = {
  args: { muted: [wallets[1], wallets[2]] },
  play: async ({ canvas, args }) => {
    const menu = within(document.body)
    await expect(canvas.queryByText(/three heads/)).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "2 muted" }))
    await userEvent.click(await menu.findByRole("menuitem", { name: `Show ${displayName(wallets[1])} again` }))
    await expect(args.onUnmute).toHaveBeenCalledWith(wallets[1])
    await userEvent.click(canvas.getByRole("button", { name: "2 muted" }))
    await userEvent.click(await menu.findByRole("menuitem", { name: "Show all again" }))
    await expect(args.onUnmuteAll).toHaveBeenCalledOnce()
  },
}
export const Notice: Story = { args: { bar: { notice: "JadeGambler749 is muted in this browser." } } }
export const AskingTheOwner: Story = {
  args: {
    bar: {
      notice: null,
      question: { text: "Ban JadeGambler749 for 24 hours and remove their messages?", label: "Ban for 24 hours" },
      onConfirm: fn(),
    },
  },
}
export const Undoable: Story = { args: { bar: { notice: "JadeGambler749 is banned for 24 hours.", onUndo: fn() } } }
export const Reporting: Story = {
  play: async ({ canvas, args }) => {
    const [, second] = canvas.getAllByRole("button", { name: /Options for the message/ })
    if (second) await userEvent.click(second)
    const menu = within(document.body)
    await userEvent.click(await menu.findByRole("menuitem", { name: "Report message" }))
    await expect(args.onReport).toHaveBeenCalledOnce()
  },
}
export const ForTheOwner: Story = {
  args: { own: wallets[1], onDelete: fn(), onBan: fn() },
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole("button", { name: /Options for the message/ })
    if (first) await userEvent.click(first)
    await userEvent.click(await within(document.body).findByRole("menuitem", { name: "Ban for 24 hours" }))
    await expect(args.onBan).toHaveBeenCalledOnce()
  },
}
