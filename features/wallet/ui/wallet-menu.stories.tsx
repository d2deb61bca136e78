import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, userEvent } from "storybook/test"
import { WalletMenuView } from "./wallet-menu"

const meta = {
  title: "Features/Wallet/Wallet menu",
  component: WalletMenuView,
  args: {
    address: "7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt",
    onCopy: fn(),
    onProfile: fn(),
    onDisconnect: fn(),
  },
} satisfies Meta<typeof WalletMenuView>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { tags: ["matrix"] }
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole("button", { name: "7xKp...9qZt" })
    trigger.focus()
    await userEvent.keyboard("{Enter}")
    await expect(await screen.findByRole("menuitem", { name: "Copy Address" })).toHaveFocus()
    await userEvent.keyboard("{End}")
    await expect(screen.getByRole("menuitem", { name: "Disconnect" })).toHaveFocus()
    await userEvent.keyboard("{Home}{ArrowDown}")
    await expect(screen.getByRole("menuitem", { name: "Profile" })).toHaveFocus()
    await userEvent.keyboard("d")
    await expect(screen.getByRole("menuitem", { name: "Disconnect" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(args.onDisconnect).toHaveBeenCalledOnce()
  },
}
export const Escaped: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole("button", { name: "7xKp...9qZt" })
    trigger.focus()
    await userEvent.keyboard("{Enter}{Escape}")
    await expect(trigger).toHaveFocus()
    await expect(args.onCopy).not.toHaveBeenCalled()
  },
}
