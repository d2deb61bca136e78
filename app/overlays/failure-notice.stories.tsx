import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import FailureNoticeView from "./failure-notice-view"

/** Says that something failed which nothing on the page shows, and offers a reload. */
const meta = {
  title: "App/Overlays/Failure notice",
  component: FailureNoticeView,
  args: {
    failure: { kind: "error", cause: new TypeError("odds is undefined") },
    reloads: false,
    onRefresh: fn(),
    onContinue: fn(),
  },
} satisfies Meta<typeof FailureNoticeView>
export default meta
type Story = StoryObj<typeof meta>

export const UnexpectedError: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Unexpected Error")
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole("link", { name: "Go Home" })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(args.onContinue).toHaveBeenCalledOnce()
  },
}
export const AboutToReload: Story = { args: { reloads: true } }
export const LoadingError: Story = {
  args: { failure: { kind: "rejection", cause: new Error("the node hung up") } },
  globals: { viewport: { value: "mobile" } },
}
