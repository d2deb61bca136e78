import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { sampleResult } from "../dice/sample-result"
import { RecentResults } from "./recent-results"

const result = sampleResult({ mode: "under", value: 50 }, 37)
const history = [20_000, 10_000, 5_000, 0, 40_000, 20_000].map((multiplierBps, nonce) => ({
  ...result,
  multiplierBps,
  nonce,
}))

const meta = {
  title: "Features/Games/Recent results",
  component: RecentResults,
  args: { history },
} satisfies Meta<typeof RecentResults>
export default meta
type Story = StoryObj<typeof meta>

export const EveryKind: Story = {
  tags: ["matrix"],
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole("listitem").map((item) => item.textContent)
    await expect(shown).toEqual(["2x", "1x", "0.5x", "0x", "4x"])
  },
}
export const None: Story = { args: { history: [] } }
