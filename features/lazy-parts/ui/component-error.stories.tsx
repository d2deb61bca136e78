import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { ComponentError } from "./component-error"

/** In place of a part of a page that failed; the page around it works. */
const meta = {
  title: "App/Overlays/Component error",
  component: ComponentError,
  args: { name: "The list of bets", error: new TypeError("odds is undefined"), tries: 0, onRetry: fn() },
} satisfies Meta<typeof ComponentError>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const RetriesSpent: Story = {
  args: { tries: 3 },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Multiple retry attempts failed.")
    await expect(canvas.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/")
  },
}
