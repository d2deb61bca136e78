import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { Button } from "../button/button"
import { expectRing } from "../testing/focus-ring"
import { EmptyState } from "./empty-state"
import { ErrorPage } from "./error-page"
import { ErrorState } from "./error-state"

const retry = fn()
/**
 * What stands in place of content that is missing, failed or never was.
 *
 * **Do** say what happened, what it means for money, and what to do next.
 * **Don't** blame the player or show a bare code.
 */
const meta = {
  title: "States",
  component: ErrorState,
  args: {
    title: "The last rolls did not load",
    detail: "No money moved. Check your connection, then try again.",
    onRetry: retry,
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  tags: ["matrix"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("No money moved.")
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
export const Retrying: Story = { args: { retrying: true } }
export const Empty: Story = {
  tags: ["matrix"],
  render: () => <EmptyState title="No players yet" detail="Be the first!" action={<Button>Browse games</Button>} />,
}
export const PageNotFound: Story = {
  tags: ["matrix"],
  render: () => (
    <ErrorPage status={404} homeHref="#home" onRetry={retry}>
      Game not found. Please check the URL or try again later.
    </ErrorPage>
  ),
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expectRing(canvas.getByRole("button", { name: "Retry" }))
    await userEvent.keyboard("{Enter}")
    await expect(retry).toHaveBeenCalled()
  },
}
