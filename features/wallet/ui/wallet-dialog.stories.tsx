import { Dialog } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, userEvent } from "storybook/test"
import { NetworkMenu } from "./network-menu"
import { WalletDialogView } from "./wallet-dialog"

const icon =
  "data:image/svg+xml;base64,PHN2ZyB4bWxucz0naHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmcnIHZpZXdCb3g9JzAgMCAzMiAzMic+PGNpcmNsZSBjeD0nMTYnIGN5PScxNicgcj0nMTInIGZpbGw9J2dyYXknLz48L3N2Zz4="
const wallet = (name: string, more: { usedLast?: boolean; wrongNetwork?: boolean; id?: string } = {}) => ({
  id: name,
  name,
  icon,
  usedLast: false,
  wrongNetwork: false,
  ...more,
})
const wallets = ["Phantom", "Solflare", "Backpack"].map((name) => wallet(name))

const meta = {
  title: "Features/Wallet/Wallet dialog",
  component: WalletDialogView,
  args: {
    wallets,
    absent: [],
    pending: null,
    problem: null,
    network: "Localnet",
    onPick: fn(),
    onCancel: fn(),
  },
  render: (args) => (
    <Dialog open>
      <WalletDialogView {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof WalletDialogView>
export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  tags: ["matrix"],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: /Solflare/ }))
    await expect(args.onPick).toHaveBeenCalledWith("Solflare")
  },
}
export const LastUsedFirst: Story = {
  args: { wallets: [wallet("Backpack", { usedLast: true }), wallet("Phantom")] },
  play: async () => {
    await expect(await screen.findByRole("button", { name: /Backpack Last used/ })).toBeEnabled()
  },
}
export const Asking: Story = {
  args: { pending: "Phantom" },
  play: async ({ args }) => {
    await expect(await screen.findByRole("button", { name: /Phantom Connecting/ })).toBeDisabled()
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
export const Locked: Story = {
  args: { problem: { id: "Phantom", text: "Please unlock your wallet to continue." } },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("Please unlock your wallet to continue.")
  },
}
export const WrongNetwork: Story = {
  args: { wallets: [...wallets, wallet("Mainnet Only", { wrongNetwork: true })] },
  play: async () => {
    await expect(await screen.findByRole("button", { name: /Mainnet Only Not on Localnet/ })).toBeDisabled()
  },
}
export const TwoOfOneName: Story = {
  args: { wallets: [wallet("Phantom", { id: "Phantom#1" }), wallet("Phantom", { id: "Phantom#2" })] },
  play: async ({ args }) => {
    const [, second] = await screen.findAllByRole("button", { name: /Phantom/ })
    if (second) await userEvent.click(second)
    await expect(args.onPick).toHaveBeenCalledWith("Phantom#2")
  },
}
export const NoneInstalled: Story = {
  args: {
    wallets: [],
    absent: [
      { name: "Phantom", href: "https://phantom.com/download", verb: "Install" },
      { name: "Solflare", href: "https://solflare.com/download", verb: "Install" },
    ],
  },
  play: async () => {
    await expect(await screen.findByRole("link", { name: /Phantom Install/ })).toHaveAttribute(
      "href",
      "https://phantom.com/download",
    )
  },
}
export const OnAPhone: Story = {
  args: {
    wallets: [wallet("Mobile Wallet Adapter")],
    absent: [{ name: "Phantom", href: "https://phantom.app/ul/browse/x?ref=y", verb: "Open" }],
  },
}
export const WithNetworkMenu: Story = {
  args: { children: <NetworkMenu cluster="localnet" onRefused={fn()} /> },
}
export const LongName: Story = {
  args: { wallets: [wallet("A wallet whose maker could not stop adding words to its name ".repeat(4))] },
}
