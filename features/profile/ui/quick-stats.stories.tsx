import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { no, press, shows } from "../../../design-system/src/testing/shows"
import { QuickStatsView } from "./quick-stats-view"

const meta = {
  title: "Features/Profile/Quick stats",
  component: QuickStatsView,
  args: { counts: { gamesPlayed: 142, wins: 89, losses: 53 }, clearable: true, onClear: fn() },
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
  play: shows(
    "63%",
    "on fire",
    press("Clear history", (args) => args.onClear),
  ),
}
export const Rekt: Story = { args: { counts: { gamesPlayed: 20, wins: 3, losses: 17 } } }
/** What paid exactly its wager is in neither of the rates. */
export const WithReturned: Story = {
  args: { counts: { gamesPlayed: 12, wins: 2, losses: 6 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("25%")).toBeVisible()
    await expect(canvas.getByText("Returned").nextElementSibling).toHaveTextContent("4")
  },
}
export const NeverPlayed: Story = {
  args: { counts: { gamesPlayed: 0, wins: 0, losses: 0 }, clearable: false },
  play: shows("—", no(["button"])),
}
export const Millions: Story = { args: { counts: { gamesPlayed: 12_345_678, wins: 6_345_678, losses: 6_000_000 } } }
export const Loading: Story = { args: { counts: null, clearable: false }, play: shows(no("0")) }
export const ServerAway: Story = { args: { inThisBrowser: true }, play: shows("In this browser") }
