import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, userEvent, waitFor } from "storybook/test"
import { Button } from "../button/button"
import { recordAnnouncements } from "../testing/announcements"
import { createStoryWalker } from "../testing/story-walker"
import { ToastViewport } from "./toast"
import { createToastStore, type ToastMessage } from "./toast-store"

const messages: ToastMessage[] = [
  { tone: "info", title: "Address copied", detail: "Wallet address copied to clipboard." },
  { tone: "warning", title: "Still waiting for the network", detail: "Your bet is safe to resume." },
  { tone: "danger", title: "Transaction rejected", detail: "You rejected the transaction in your wallet." },
  {
    tone: "success",
    title: "Transaction confirmed",
    detail: "Paid 0.5925 SOL to 7xKp...9qZt.",
    link: { label: "View Transaction →", href: "#transaction" },
  },
]

function filledStore() {
  const store = createToastStore()
  for (const message of messages) store.push(message)
  return store
}

/**
 * Messages that come and go by themselves: ten seconds, stopped while pointed at or focused.
 *
 * **Do** say what happened and, for a transaction, link to it.
 * **Don't** put into a toast what must be answered: it leaves by itself.
 * **Composition** One `ToastViewport` per page draws what a store of `createToastStore()` holds. Any other code calls
 * `push` and `dismiss` of the store.
 * **Keyboard** F8 moves the focus to the messages, Tab goes through their links and buttons. Escape discards the
 * message with the focus, or the newest; after the last one the focus returns to where it was.
 * **Accessibility** A region named "Notifications (F8)". Each message is announced once and politely, with title,
 * detail, link and action; its tone is not, so the title has to say what happened. Timers stop while the pointer or the
 * focus is in the messages or the window is not active.
 * **Parts** `toasts` (the list, in its place of the window), `toast` (one message).
 */
const meta = {
  title: "Components/Feedback/Toast",
  parameters: {
    names: "createToastStore, ToastViewport",
    example: `
import { Button, createToastStore, ToastViewport } from "@dghrt/design-system"

const toasts = createToastStore()

export const App = () => (
  <>
    <Button onClick={() => toasts.push({ tone: "success", title: "Saved" })}>Save</Button>
    <ToastViewport store={toasts} position="top-end" />
  </>
)
`,
  },
  component: ToastViewport,
  args: { store: createToastStore(), lifeMs: 3_600_000 },
  render: function Held(args) {
    const [store] = useState(filledStore)
    return (
      <div className="min-h-120">
        <Button onClick={() => store.push({ tone: "info", title: "One more" })}>Notify</Button>
        <ToastViewport {...args} store={store} />
      </div>
    )
  },
} satisfies Meta<typeof ToastViewport>
export default meta
type Story = StoryObj<typeof meta>

export const EveryTone: Story = { tags: ["matrix"] }
export const Phone: Story = { globals: { viewport: { value: "mobile" } } }

const undo = fn()
export const WithAnAction: Story = {
  render: function Held(args) {
    const [store] = useState(() => {
      const empty = createToastStore()
      empty.push({ tone: "info", title: "Effects were switched off", action: { label: "Restore", run: undo } })
      return empty
    })
    return <ToastViewport {...args} store={store} />
  },
}
/** A new message is announced once, politely, and takes no focus. */
export const Announced: Story = {
  play: async () => {
    const walker = createStoryWalker()
    await screen.findByText("Transaction confirmed")
    const heard = recordAnnouncements()
    await walker.goTo(/^button "Notify"/)
    await walker.press("Enter")
    await waitFor(() => expect(heard.map(({ text }) => text)).toContain("Notification One more"))
    await expect(heard.filter(({ text }) => text.includes("One more"))).toHaveLength(1)
    await expect(heard.some(({ assertive }) => assertive)).toBe(false)
    await expect(walker.focused()).resolves.toMatch(/^button "Notify"/)
    await walker.press("F8")
    await walker.goTo(/^button "Dismiss"/)
    await walker.press("Enter")
    await waitFor(() => expect(screen.queryByText("One more")).toBeNull())
  },
}
export const ByKeyboard: Story = {
  play: async () => {
    await screen.findByText("Transaction confirmed")
    await userEvent.keyboard("[F8]")
    await waitFor(() =>
      expect(screen.getByRole("region", { name: /Notifications/ })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    )
    await userEvent.tab()
    const newest = screen.getByText("Transaction confirmed").closest("li")
    await waitFor(() => expect(newest).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByText("Transaction confirmed")).toBeNull())
    await waitFor(() => expect(screen.getByText("Transaction rejected")).toBeVisible())
  },
}
