import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { press, shows } from "../../../design-system/src/testing/shows"
import { FreeNoticeView } from "./free-notice"

const meta = {
  title: "Features/Games/Free notice",
  component: FreeNoticeView,
  args: {
    balance: 1_204_500_000_000n,
    refillable: true,
    onReset: fn(),
    realPlay: { label: "Play with SOL", onChoose: fn() },
  },
} satisfies Meta<typeof FreeNoticeView>
export default meta
type Story = StoryObj<typeof meta>

export const Played: Story = {
  tags: ["matrix"],
  play: shows(
    press("Reset balance", (args) => args.onReset),
    press("Play with SOL", (args) => args.realPlay?.onChoose),
  ),
}
export const Visitor: Story = { args: { realPlay: { label: "Connect Wallet", onChoose: fn() } } }
export const Untouched: Story = {
  args: { balance: 1_000_000_000_000n, refillable: false },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("button", { name: "Reset balance" })).toHaveAttribute("aria-disabled", "true"),
}
/** One line over the game; the rest opens from it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.queryByText(/simulated in this browser/)).not.toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "About free play" }))
    const about = within(await within(canvasElement.ownerDocument.body).findByRole("dialog"))
    await waitFor(() => expect(about.getByText(/DGHRT has no value. Draws are simulated/)).toBeVisible())
    await userEvent.click(about.getByRole("button", { name: "Reset balance" }))
    await expect(args.onReset).toHaveBeenCalledOnce()
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull())
  },
}
