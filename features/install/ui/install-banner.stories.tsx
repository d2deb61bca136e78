import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { InstallBanner } from "./install-banner"

const meta = {
  title: "App/Overlays/Install banner",
  component: InstallBanner,
  args: { onInstall: fn(), onDismiss: fn() },
} satisfies Meta<typeof InstallBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("complementary", { name: "Install the app" })).not.toContainElement(
      document.activeElement as HTMLElement,
    )
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(args.onInstall).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await userEvent.keyboard("{Escape}")
    await expect(args.onDismiss).toHaveBeenCalledTimes(2)
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: "mobile" } } }
