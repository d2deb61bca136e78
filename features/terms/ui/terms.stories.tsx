import { Dialog } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import type { ReactNode } from "react"
import { expect, fn, screen, userEvent, waitFor } from "storybook/test"
import { memoryStorage } from "#features/kernel"
import { shows } from "../../../design-system/src/testing/shows"
import { createAcceptance, storedAcceptance } from "../model/acceptance"
import { AgeDialog } from "./age-dialog"
import { TermsDialog } from "./terms-dialog"
import { TermsPage } from "./terms-page"
import { WelcomeDialog } from "./welcome-dialog"

interface Args {
  onAnswer: () => void
}

/** The terms of service as a page, the dialog that asks to accept them, and the welcome of a new player. */
const meta = {
  title: "Features/Terms",
  args: { onAnswer: fn() },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const acceptance = () =>
  createAcceptance({ storage: storedAcceptance(memoryStorage()), nowMs: () => Date.UTC(2026, 10, 18, 14, 6) })

const inDialog =
  (draw: (args: Args) => ReactNode): Story["render"] =>
  (args) => <Dialog defaultOpen>{draw(args)}</Dialog>

/** Neither Escape nor a click beside it is an answer. */
export const Question: Story = {
  tags: ["matrix"],
  render: inDialog(({ onAnswer }) => <TermsDialog onAccept={onAnswer} />),
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "Terms of Service" })
    await userEvent.keyboard("{Escape}")
    await expect(dialog).toHaveAttribute("data-state", "open")
    await waitFor(() =>
      expect(screen.getByText("By playing on our platform, you confirm your compliance.")).toBeVisible(),
    )
    await userEvent.click(screen.getByRole("button", { name: "I UNDERSTAND & ACCEPT" }))
    await expect(args.onAnswer).toHaveBeenCalledOnce()
  },
}
export const QuestionOnAPhone: Story = { ...Question, globals: { viewport: { value: "mobile" } } }

export const Page: Story = {
  render: ({ onAnswer }) => <TermsPage onClose={onAnswer} acceptance={acceptance()} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6)
    await expect(canvas.getByText(/have not accepted them in this browser yet/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Close" }))
    await expect(args.onAnswer).toHaveBeenCalledOnce()
  },
}
export const PageOnceAccepted: Story = {
  render: ({ onAnswer }) => {
    const accepted = acceptance()
    accepted.accept()
    return <TermsPage onClose={onAnswer} acceptance={accepted} />
  },
  play: shows(/accepted in this browser on November 18, 2026/),
}

export const Welcome: Story = {
  render: inDialog(({ onAnswer }) => <WelcomeDialog onGames={onAnswer} />),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Choose a game" }))
    await expect(args.onAnswer).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole("button", { name: "Not now" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  },
}
export const WelcomeOnTheLocalNetwork: Story = {
  render: ({ onAnswer }) => (
    <Dialog defaultOpen>{<WelcomeDialog onGames={onAnswer} onTestFunds={() => Promise.resolve(null)} />}</Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Get test SOL" }))
    await waitFor(() => expect(screen.getByText("10 test SOL sent.")).toBeVisible())
    const sent = screen.getByRole("button", { name: "Get test SOL" })
    await expect(sent).toHaveAttribute("aria-disabled", "true")
    await expect(sent).toHaveFocus()
  },
}
export const AgeQuestion: Story = {
  render: inDialog(({ onAnswer }) => <AgeDialog onConfirm={onAnswer} />),
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "Are you 18 or older?" })
    await expect(dialog).toHaveAccessibleDescription(
      "You must be 18 or of legal age where you live, whichever is higher.",
    )
    await userEvent.click(screen.getByRole("button", { name: "I am 18 or older" }))
    await expect(args.onAnswer).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole("button", { name: "No" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  },
}
export const WelcomeOnAPhone: Story = { ...Welcome, globals: { viewport: { value: "mobile" } } }
