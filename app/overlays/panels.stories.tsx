import { Dialog } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, userEvent, waitFor } from "storybook/test"
import { FailedPanel } from "#features/messages"
import { HostFailed } from "./host-failed"
import { WaitingPanel } from "./waiting-panel"

const retry = fn()
const close = fn()
const meta = {
  title: "App/Overlays/Loading and failed panels",
} satisfies Meta
export default meta
type Story = StoryObj

export const OnItsWay: Story = {
  render: () => (
    <Dialog open>
      <WaitingPanel />
    </Dialog>
  ),
  play: async () => {
    const status = await screen.findByRole("status", { name: "Loading" })
    await waitFor(() => expect(status).toBeVisible())
  },
}
export const OneDidNotCome: Story = {
  tags: ["matrix"],
  render: () => (
    <Dialog open>
      <FailedPanel onRetry={retry} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Retry" }))
    await expect(retry).toHaveBeenCalled()
  },
}
export const NoneCanCome: Story = {
  render: () => (
    <HostFailed error={new Error("Failed to fetch dynamically imported module")} onRetry={retry} onClose={close} />
  ),
  play: async () => {
    await expect(screen.getByRole("alert")).toHaveTextContent("Nothing was changed.")
    await expect(screen.getByText(/^Error code [0-9A-Z]{4}$/)).toBeVisible()
    await expect(screen.getByRole("button", { name: "Reload Page" })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(close).toHaveBeenCalledOnce()
  },
}
