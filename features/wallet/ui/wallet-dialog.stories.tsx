import { Dialog } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, userEvent } from "storybook/test"
import { WalletDialogView } from "./wallet-dialog"

const icon =
  "data:image/svg+xml;base64,PHN2ZyB4bWxucz0naHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmcnIHZpZXdCb3g9JzAgMCAzMiAzMic+PGNpcmNsZSBjeD0nMTYnIGN5PScxNicgcj0nMTInIGZpbGw9J2dyYXknLz48L3N2Zz4="
const wallets = ["Phantom", "Solflare", "Backpack"].map((name) => ({ name, icon }))

const meta = {
  title: "Features/Wallet/Wallet dialog",
  component: WalletDialogView,
  args: { wallets, pending: null, problem: null, onPick: fn() },
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
export const Asking: Story = {
  args: { pending: "Phantom" },
  play: async () => {
    await expect(await screen.findByRole("button", { name: /Phantom Connecting/ })).toBeDisabled()
  },
}
export const Refused: Story = {
  args: { problem: "Phantom did not connect. Unlock it and try again." },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("Unlock it and try again")
  },
}
export const NoneInstalled: Story = { args: { wallets: [] } }
export const LongName: Story = {
  args: { wallets: [{ name: "A wallet whose maker could not stop adding words to its name ".repeat(4), icon }] },
}
