import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import type { DnsStatus } from "#contract/monitoring"
import { ApiError } from "#features/kernel"
import { PropagationView } from "./propagation-view"

const check = (resolver: string, answeredInMs: number, addresses = ["76.76.21.21"]) => ({
  resolver,
  ok: addresses.length > 0,
  addresses,
  answeredInMs,
})
const online: DnsStatus = {
  domain: "casino.example",
  status: "Online",
  checks: [check("This server", 2), check("Cloudflare", 14), check("Google", 18), check("Quad9", 31)],
  checkedAtMs: 1_800_000_000_000,
}
const ready = (value: DnsStatus) => ({ status: "ready" as const, value, stale: false })

/** How a host name of this site resolves around the world. */
const meta = {
  title: "Features/Status/Propagation",
  component: PropagationView,
  args: { dns: ready(online) },
} satisfies Meta<typeof PropagationView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "casino.example" })).toBeVisible()
    await expect(canvas.getAllByRole("row")).toHaveLength(5)
  },
}
export const Issues: Story = {
  args: { dns: ready({ ...online, status: "Issues", checks: [check("This server", 2), check("Google", 2_500, [])] }) },
}
export const Phone: Story = { globals: { viewport: { value: "mobile" } } }
export const Loading: Story = { args: { dns: { status: "loading" } } }
export const OtherDomain: Story = {
  args: {
    dns: {
      status: "failed",
      error: new ApiError("refused", "Only the host names of this site are checked: casino.example.", 404),
      retry: fn(),
    },
  },
}
