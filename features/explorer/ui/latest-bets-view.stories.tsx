import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { ApiError } from "#features/kernel"
import { no, shows } from "../../../design-system/src/testing/shows"
import { feedRows } from "../model/feed"
import { samplePlays } from "../testing/sample-plays"
import { inExplorer } from "../testing/story-surroundings"
import { LatestBetsView } from "./latest-bets-view"

const nowMs = 1_795_010_911_000
const rows = feedRows(samplePlays(7, nowMs - 8_000), null)
const steps = samplePlays(3, nowMs).map((play) => ({ ...play, game: "mines" }))
const [newest] = steps
if (!newest) throw new Error("The sample has plays")
const run = {
  key: "run",
  play: newest,
  steps,
  wager: 50_000_000n,
  payout: 100_000_000n,
  multiplierBps: 20_000,
}

/** The newest bets of all players. */
const meta = {
  title: "Features/Explorer/Latest bets view",
  component: LatestBetsView,
  args: {
    rows: { status: "ready", value: [run, ...rows.slice(1)], stale: false },
    fresh: new Set(["run"]),
    kind: "all",
    onKindChange: fn(),
    paused: false,
    onPausedChange: fn(),
    onHoldChange: fn(),
    waiting: 0,
    live: true,
    readAtMs: nowMs,
    nowMs,
  },
  parameters: { layout: "fullscreen" },
  decorators: [inExplorer],
} satisfies Meta<typeof LatestBetsView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Live")).toBeVisible()
    const open = canvas.getByRole("button", { name: /3\s*steps/ })
    await userEvent.click(open)
    const list = within(canvas.getByRole("list", { name: "Steps of this Mines run" }))
    await expect(list.getAllByRole("link")).toHaveLength(3)
    await userEvent.click(open)
    await expect(canvas.queryByRole("list", { name: "Steps of this Mines run" })).toBeNull()
    // The other cells say the rest of the row.
    await expect(canvas.getAllByRole("link", { name: "Dice" })[0]).toBeVisible()
    await userEvent.hover(canvas.getByRole("table", { name: "Latest bets" }))
    await expect(args.onHoldChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByRole("button", { name: "Pause the latest bets" }))
    await expect(args.onPausedChange).toHaveBeenCalledWith(true)
  },
}
export const Phone: Story = { globals: { viewport: { value: "mobile" } } }
export const NotLive: Story = {
  args: { live: false, readAtMs: nowMs - 8_000 },
  play: shows(no("Live"), "Updated 8s ago"),
}
export const Paused: Story = { args: { paused: true } }
export const WaitingBets: Story = { args: { waiting: 3 }, play: shows("3 new") }
export const Loading: Story = { args: { rows: { status: "loading" }, live: false, readAtMs: null } }
export const Empty: Story = { args: { rows: { status: "ready", value: [], stale: false } } }
export const NoBigWin: Story = { args: { kind: "big", rows: { status: "ready", value: [], stale: false } } }
export const LoadFailed: Story = {
  args: {
    live: false,
    readAtMs: null,
    rows: { status: "failed", error: new ApiError("offline", "The server could not be reached."), retry: fn() },
  },
}
