import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { Button } from "../button/button"
import { tabTo } from "../testing/focus-ring"
import { EmptyState } from "./empty-state"
import { ErrorPage } from "./error-page"
import { ErrorState } from "./error-state"
import { StatusPage } from "./status-page"

const retry = fn()
/**
 * What stands in place of content that is missing, failed or never was.
 *
 * **Do** say what happened, what it means for money, and what to do next.
 * **Don't** blame the player or show a bare code.
 * **Composition** `EmptyState` takes one button as `action`, `StatusPage` its buttons and links as `actions`.
 * `ErrorState` and `ErrorPage` draw their own from `onRetry` and `homeHref`.
 * **Keyboard** Tab reaches the buttons and links and "What went wrong"; Enter or Space presses a button or unfolds the
 * message, Enter follows a link. The button of a retry that is under way keeps the focus and ignores presses.
 * **Accessibility** `ErrorState` is an `alert` and announced when it appears; `EmptyState` is plain text. A page is a
 * region named by its level 1 heading and is not announced by itself. Whether copying worked is announced. Hearts,
 * icons and scenes are decoration.
 * **Parts** `empty-state`, `error-state`, `error-page`, `status-page`, `cause` (the folded message).
 */
const meta = {
  title: "Components/Feedback/States",
  parameters: {
    names: "EmptyState, ErrorPage, ErrorState, StatusPage",
    example: `
import { useState } from "react"
import { EmptyState, ErrorState } from "@dghrt/design-system"

export function LastRolls({ load }: { load: () => Promise<boolean> }) {
  const [failed, setFailed] = useState(true)
  const [retrying, setRetrying] = useState(false)
  const retry = async () => {
    setRetrying(true)
    setFailed(!(await load()))
    setRetrying(false)
  }
  if (!failed) return <EmptyState title="No rolls yet" detail="Yours will be the first." />
  return (
    <ErrorState
      title="The last rolls did not load"
      detail="No money moved. Check your connection, then try again."
      retrying={retrying}
      onRetry={retry}
    />
  )
}
`,
  },
  component: ErrorState,
  args: {
    title: "The last rolls did not load",
    detail: "No money moved. Check your connection, then try again.",
    onRetry: retry,
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = { tags: ["matrix"] }
export const Retrying: Story = { args: { retrying: true } }
export const Empty: Story = {
  tags: ["matrix"],
  render: () => <EmptyState title="No players yet" detail="Be the first!" action={<Button>Browse games</Button>} />,
}
export const PageNotFound: Story = {
  tags: ["matrix"],
  render: () => (
    <ErrorPage
      status={404}
      title="Game not found. Please check the URL or try again later."
      homeHref="#home"
      onRetry={retry}
    />
  ),
}
export const PageFailed: Story = {
  tags: ["matrix"],
  render: () => (
    <ErrorPage
      status={500}
      title="Something went wrong while loading the game."
      cause="Cannot read properties of undefined (reading 'multiplier')"
      report={() => "2026-11-23T20:00:00.000Z  error  A game could not be drawn"}
      homeHref="#home"
      onRetry={retry}
    >
      Bets you placed settle on chain and are shown when the game is back.
    </ErrorPage>
  ),
  play: async ({ canvas }) => {
    const cause = canvas.getByText(/reading 'multiplier'/)
    await expect(cause).not.toBeVisible()
    await tabTo(canvas.getByText("What went wrong"))
    await userEvent.click(canvas.getByText("What went wrong"))
    await expect(cause).toBeVisible()
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true })
    await userEvent.click(canvas.getByRole("button", { name: "Copy details for support" }))
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/It is selected\.$/))
    await expect(`${getSelection()}`).not.toBe("")
    Reflect.deleteProperty(navigator, "clipboard")
  },
}
export const PageWithoutNumber: Story = {
  render: () => (
    <StatusPage
      mark="Almost ready"
      title="This game is being added soon"
      art="crash"
      actions={<Button size="lg">Check Again</Button>}
    >
      Check back soon for the latest additions!
    </StatusPage>
  ),
}
export const HostilePage: Story = {
  render: () => (
    <ErrorPage
      status={400}
      title={"W".repeat(400)}
      cause={`<img src=x onerror=alert(1)>‮${"x".repeat(400)}`}
      homeHref="#home"
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("What went wrong"))
    await expect(canvas.getByText(/^<img src=x/).textContent).toHaveLength(300)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("No money moved.")
    await tabTo(canvas.getByRole("button", { name: "Retry" }))
    await userEvent.keyboard("{Enter}")
    await expect(retry).toHaveBeenCalled()
  },
}
