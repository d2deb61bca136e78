import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { NetworkMenu } from "./network-menu"

/** The network of this build, under the list of wallets. */
const meta = {
  title: "Features/Wallet/Network menu",
  component: NetworkMenu,
  args: { cluster: "localnet", onRefused: fn() },
} satisfies Meta<typeof NetworkMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Refused: Story = {
  play: async ({ canvas, args }) => {
    const network = canvas.getByRole("combobox", { name: "Network" })
    await expect(canvas.queryByText("Test networks are disabled in constants")).toBeNull()
    await userEvent.selectOptions(network, "devnet")
    await expect(canvas.getByText("Test networks are disabled in constants")).toBeVisible()
    await expect(args.onRefused).toHaveBeenCalledWith("devnet")
    await expect(network).toHaveValue("localnet")
  },
}
export const Default: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    const network = canvas.getByRole("combobox", { name: "Network" })
    await expect(network).toHaveValue("localnet")
    await userEvent.selectOptions(network, "localnet")
    await expect(args.onRefused).not.toHaveBeenCalled()
  },
}
