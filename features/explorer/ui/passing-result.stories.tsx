import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent } from "storybook/test"
import { no, shows } from "../../../design-system/src/testing/shows"
import { samplePlays } from "../testing/sample-plays"
import { inExplorer } from "../testing/story-surroundings"
import { PassingResult } from "./passing-result"

const nowMs = 1_795_010_911_000

/** The row of prices has one result after the other beside it. */
const meta = {
  title: "Features/Explorer/Passing result",
  component: PassingResult,
  args: { plays: samplePlays(3, nowMs) },
  decorators: [inExplorer],
} satisfies Meta<typeof PassingResult>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Results" })).toBeVisible()
    await expect(canvas.getAllByRole("link")).toHaveLength(1)
    await expect(canvas.getByRole("link").getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    await expect(canvas.queryByRole("status")).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Pause the results" }))
    await expect(document.documentElement.dataset.motion).toBe("paused")
    await userEvent.click(canvas.getByRole("button", { name: "Resume the results" }))
    await expect(document.documentElement.dataset.motion).toBeUndefined()
  },
}
export const Nothing: Story = { args: { plays: [] }, play: shows(no(["region", "Results"])) }
