import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { QuickStatsView } from "./quick-stats-view"

const meta = {
  title: "Features/Games/Quick stats",
  component: QuickStatsView,
  args: { counts: { gamesPlayed: 142, wins: 89, losses: 53 }, onClear: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-56">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuickStatsView>
export default meta
type Story = StoryObj<typeof meta>

export const OnFire: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("63%")).toBeVisible()
    await expect(canvas.getByText("on fire")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Clear history" }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}
export const Rekt: Story = {
  args: { counts: { gamesPlayed: 20, wins: 3, losses: 17 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("rekt")).toBeVisible()
  },
}
export const Between: Story = {
  args: { counts: { gamesPlayed: 10, wins: 5, losses: 5 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/on fire|rekt/)).toBeNull()
  },
}
export const NineWinsInARow: Story = {
  args: { counts: { gamesPlayed: 9, wins: 9, losses: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("100%")).toBeVisible()
    await expect(canvas.queryByText("on fire")).toBeNull()
  },
}
export const WithPushes: Story = {
  args: { counts: { gamesPlayed: 12, wins: 2, losses: 6 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("25%")).toBeVisible()
    await expect(canvas.getByText("Pushes").nextElementSibling).toHaveTextContent("4")
  },
}
export const NeverPlayed: Story = {
  args: { counts: { gamesPlayed: 0, wins: 0, losses: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("—")).toBeVisible()
    await expect(canvas.queryByRole("button")).toBeNull()
  },
}
export const Millions: Story = { args: { counts: { gamesPlayed: 12_345_678, wins: 6_345_678, losses: 6_000_000 } } }
