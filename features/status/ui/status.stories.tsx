import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import type { Monitoring } from "#contract/monitoring"
import { ApiError } from "#features/kernel"
import { StatusView } from "./status-view"

const mint = "So11111111111111111111111111111111111111112"
const monitoring: Monitoring = {
  rpcHealth: { isHealthy: true, pingMs: 12 },
  transactionSecurity: { isSecured: true, lastTxTime: Date.now() - 65_000 },
  database: true,
  indexerLagMs: 900,
  complete: true,
  pools: [{ mint, address: "8vTm2KqRzKQXQ6dWkqyQmrcTq4VvW6HDk8KzJ5uPq1ab" }],
  checkedAtMs: 1_800_000_000_000,
}
const ready = <T,>(value: T) => ({ status: "ready" as const, value, stale: false })
const failed = (status?: number) => ({
  status: "failed" as const,
  error: new ApiError(status ? "refused" : "offline", "The server could not be reached.", status),
  retry: fn(),
})
const loading = { status: "loading" as const }

/** The state of the network and of this site; opened from the footer. */
const meta = {
  title: "Features/Status/Status",
  component: StatusView,
  decorators: [
    (Story) => (
      <div className="max-w-100 bg-surface p-6">
        <Story />
      </div>
    ),
  ],
  args: {
    monitoring: ready(monitoring),
    rpc: ready({ isHealthy: true, pingMs: 84 }),
    pings: [70, 74, 68, 92, 80, 76, 100, 88, 84, 130, 96, 84],
    dns: ready("Online" as const),
    session: "Live",
    tokenName: "Solana",
    mint,
    protectedConnection: true,
    onOpenDns: fn(),
  },
} satisfies Meta<typeof StatusView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Secured")).toBeVisible()
    await expect(canvas.getByText("8vTm2KqR")).toBeVisible()
    await expect(canvas.getByText("RPC Ping").parentElement).toHaveTextContent(/RPC Ping ?Online/)
    await userEvent.click(canvas.getByRole("button", { name: "DNS status Online, show details" }))
    await expect(args.onOpenDns).toHaveBeenCalledOnce()
    // A press anywhere on the row, also on its label, is one on the button.
    const label = canvas.getByText("DNS Status").getBoundingClientRect()
    const pressed = document.elementFromPoint(label.left + label.width / 2, label.top + label.height / 2)
    if (pressed) await userEvent.click(pressed)
    await expect(args.onOpenDns).toHaveBeenCalledTimes(2)
  },
}
export const Loading: Story = { args: { monitoring: loading, rpc: loading, dns: loading, pings: [] } }
export const Offline: Story = {
  args: { monitoring: failed(), rpc: ready({ isHealthy: false, pingMs: null }), dns: ready("Offline"), pings: [] },
}
export const Limited: Story = { args: { monitoring: failed(429), dns: ready("Issues") } }
export const SlowNode: Story = {
  args: { rpc: ready({ isHealthy: true, pingMs: 740 }), pings: [80, 120, 740] },
  play: async ({ canvas }) => expect(canvas.getByText("RPC Ping").parentElement).toHaveTextContent(/RPC Ping ?Issues/),
}
export const NoPlayYet: Story = {
  args: { monitoring: ready({ ...monitoring, transactionSecurity: { isSecured: null, lastTxTime: null } }) },
}
export const Unsecured: Story = { args: { protectedConnection: false } }
export const FreePlay: Story = { args: { session: "Free Play", tokenName: "DGHRT", mint: null } }
