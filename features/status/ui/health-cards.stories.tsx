import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { ApiError } from "#features/kernel"
import { shows } from "../../../design-system/src/testing/shows"
import { HealthCardsView } from "./health-cards-view"

const ready = <T,>(value: T) => ({ status: "ready" as const, value, stale: false })
const failed = {
  status: "failed" as const,
  error: new ApiError("offline", "The server could not be reached."),
  retry: fn(),
}
const monitoring = {
  rpcHealth: { isHealthy: true, pingMs: 12 },
  transactionSecurity: { isSecured: true, lastTxTime: 1_800_000_000_000 },
  database: true,
  indexerLagMs: 900,
  complete: true,
  pools: [],
  checkedAtMs: 1_800_000_000_000,
}

/** The server's own health, for the owner. */
const meta = {
  title: "Features/Status/Health cards",
  component: HealthCardsView,
  args: {
    monitoring: ready(monitoring),
    cache: ready({ size: 41, maxSize: 500, utilization: 0.082, hits: 903, misses: 41 }),
    browserCache: { hits: 64, misses: 118 },
    onWarmUp: fn(async () => true),
    onCleanUp: fn(async () => false),
  },
} satisfies Meta<typeof HealthCardsView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** A failed cleanup says so and leaves the figures as they are. */
export const CleanUpFailed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clean up" }))
    await expect(await canvas.findByText("The cache was not cleared.")).toBeVisible()
    await expect(canvas.getByText("This browser: 64 hits, 118 misses")).toBeVisible()
  },
}
export const OneOfEach: Story = {
  args: { browserCache: { hits: 1, misses: 1 } },
  play: shows("This browser: 1 hit, 1 miss"),
}
export const DatabaseDown: Story = {
  args: { monitoring: ready({ ...monitoring, database: false, indexerLagMs: null, complete: null }) },
}
export const Loading: Story = { args: { monitoring: { status: "loading" }, cache: { status: "loading" } } }
export const Failed: Story = { args: { monitoring: failed, cache: failed } }
