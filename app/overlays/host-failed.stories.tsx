import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, userEvent } from "storybook/test"
import { HostFailed } from "./host-failed"

/** In place of every panel when their code does not load. It uses no dialog component, which is part of that code. */
const meta = {
  title: "App/Overlays/No panel can load",
  component: HostFailed,
  args: {
    error: new Error("Failed to fetch dynamically imported module"),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof HostFailed>
export default meta
type Story = StoryObj<typeof meta>

export const NoneCanCome: Story = {
  tags: ["matrix"],
  play: async ({ args }) => {
    await expect(screen.getByRole("alert")).toHaveTextContent("Nothing changed.")
    await expect(screen.getByText(/^Error code [0-9A-Z]{4}$/)).toBeVisible()
    await expect(screen.getByRole("button", { name: "Reload Page" })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
