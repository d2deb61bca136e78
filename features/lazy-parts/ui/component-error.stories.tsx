import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { press, shows } from "../../../design-system/src/testing/shows"
import { ComponentError } from "./component-error"

/** In place of a part of a page that failed; the page around it works. */
const meta = {
  title: "App/Overlays/Component error",
  component: ComponentError,
  args: { name: "The list of bets", error: new TypeError("odds is undefined"), tries: 0, onRetry: fn() },
} satisfies Meta<typeof ComponentError>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ["matrix"], play: shows(press("Try Again", (args) => args.onRetry)) }
export const RetriesSpent: Story = {
  args: { tries: 3 },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Multiple retry attempts failed.")
    await expect(canvas.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/")
  },
}
