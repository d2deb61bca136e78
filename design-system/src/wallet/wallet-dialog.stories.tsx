import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, userEvent, waitFor } from "storybook/test"
import { Dialog } from "../dialog/dialog"
import { tabTo } from "../testing/focus-ring"
import { WalletDialogContent } from "./wallet-dialog"
import type { PresentWallet, WalletOption, WalletSource } from "./wallet-source"

const icon =
  "data:image/svg+xml;base64,PHN2ZyB4bWxucz0naHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmcnIHZpZXdCb3g9JzAgMCAzMiAzMic+PGNpcmNsZSBjeD0nMTYnIGN5PScxNicgcj0nMTInIGZpbGw9J2dyYXknLz48L3N2Zz4="
const wallet = (name: string, more: Partial<PresentWallet> = {}): PresentWallet => ({
  id: name,
  name,
  icon,
  state: "detected",
  ...more,
})
const wallets = ["Phantom", "Solflare", "Backpack"].map((name) => wallet(name))
const absent: WalletOption[] = ["Phantom", "Solflare"].map((name) => ({
  id: name,
  name,
  state: "absent",
  href: `https://${name.toLowerCase()}.com/download`,
}))

const sourceOf = (state: Partial<WalletSource> = {}): WalletSource => ({
  wallets,
  status: "disconnected",
  selected: null,
  address: null,
  problem: null,
  connect: fn(async () => undefined),
  cancel: fn(),
  disconnect: fn(async () => undefined),
  ...state,
})

/**
 * The list of wallets to connect, inside a Dialog. It reads a `WalletSource`, which your app makes from the library that
 * it connects wallets with. A wallet is called *Detected* only if its source says so. The registry has two sources to
 * copy: `dghrt-wallet-standard-source` and `dghrt-wallet-adapter-source`.
 *
 * **Do** draw the menu in place of the dialog once `source.status` is `connected`, and put a failure into `problem`.
 * **Don't** call a wallet detected that your own page registers, such as a mobile adapter: it is `available`.
 * **Composition** `WalletDialogContent` goes into a `Dialog`, in place of a `DialogContent`. Its `children`, such as a
 * choice of network, are under the list.
 * **Keyboard** The focus starts on the panel. Tab goes through the close button and the wallets, Enter or Space asks
 * one to connect, Escape closes the dialog.
 * **Accessibility** A modal `dialog` with name and description from `words`. Each wallet is a button, or a link where
 * it is not installed, read as its name and its state: "Phantom Detected". Its picture is decoration. A `problem` is
 * announced when it appears (`role="alert"`).
 * **Parts** `wallet-row` (each wallet), inside `dialog`.
 */
const meta = {
  title: "Features/Wallet/Wallet dialog",
  parameters: {
    names: "WalletDialogContent, type WalletSource",
    from: "@dghrt/design-system/wallet",
    example: `
import { Button, Dialog, DialogTrigger } from "@dghrt/design-system"
import { WalletDialogContent, WalletMenu } from "@dghrt/design-system/wallet"
import { createWalletStandardStore, useWalletStandardSource } from "./wallet-standard-source"

const wallets = createWalletStandardStore("solana:mainnet")

export function Account() {
  const source = useWalletStandardSource(wallets)
  if (source.status === "connected")
    return <WalletMenu source={source} onCopy={(address) => navigator.clipboard.writeText(address)} />
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Connect Wallet</Button>
      </DialogTrigger>
      <WalletDialogContent source={source} />
    </Dialog>
  )
}
`,
  },
  component: WalletDialogContent,
  args: { source: sourceOf() },
  render: (args) => (
    <Dialog open>
      <WalletDialogContent {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof WalletDialogContent>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ["matrix"] }
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const first = await screen.findByRole("button", { name: /Phantom Detected/ })
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Connect Wallet" })).toHaveFocus())
    await userEvent.tab()
    await tabTo(first)
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(args.source.connect).toHaveBeenCalledWith("Solflare")
  },
}
export const EveryState: Story = {
  args: {
    source: sourceOf({
      wallets: [
        wallet("Backpack", { usedLast: true }),
        wallet("Mobile Wallet Adapter", { state: "available" }),
        wallet("Sender", { state: "only-sends" }),
        wallet("Mainnet Only", { state: "wrong-network" }),
      ],
    }),
    words: { wrongNetwork: "Not on Localnet" },
  },
  play: async () => {
    for (const name of [/^Backpack ?Last used$/, "Mobile Wallet Adapter"])
      await expect(await screen.findByRole("button", { name })).toBeEnabled()
    for (const name of [/^Sender ?Cannot sign without sending$/, /^Mainnet Only ?Not on Localnet$/])
      await expect(screen.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true")
  },
}
export const Connecting: Story = {
  args: { source: sourceOf({ status: "connecting", selected: "Phantom" }) },
  play: async ({ args }) => {
    await expect(await screen.findByRole("button", { name: /Phantom Connecting/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    )
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }))
    await expect(args.source.cancel).toHaveBeenCalledOnce()
  },
}
export const Locked: Story = {
  args: { source: sourceOf({ problem: { id: "Phantom", text: "Please unlock your wallet to continue." } }) },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("Please unlock your wallet to continue.")
  },
}
export const TwoOfOneName: Story = {
  args: { source: sourceOf({ wallets: ["Phantom#1", "Phantom#2"].map((id) => wallet("Phantom", { id })) }) },
  play: async ({ args }) => {
    const [, second] = await screen.findAllByRole("button", { name: /Phantom/ })
    if (second) await userEvent.click(second)
    await expect(args.source.connect).toHaveBeenCalledWith("Phantom#2")
  },
}
export const NoneInstalled: Story = {
  args: { source: sourceOf({ wallets: absent }) },
  play: async () => {
    await expect(await screen.findByText("Please install a wallet to continue.")).toBeInTheDocument()
    await expect(screen.getByRole("link", { name: /Phantom Install/ })).toHaveAttribute(
      "href",
      "https://phantom.com/download",
    )
  },
}
export const Phone: Story = {
  args: {
    source: sourceOf({
      wallets: [
        wallet("Mobile Wallet Adapter", { state: "available" }),
        {
          id: "Phantom",
          name: "Phantom",
          state: "absent",
          href: "https://phantom.app/ul/browse/x?ref=y",
          opensApp: true,
        },
      ],
    }),
  },
}
export const LongName: Story = {
  args: {
    source: sourceOf({
      wallets: [wallet("A wallet whose maker could not stop adding words to its name ".repeat(7).slice(0, 400))],
    }),
  },
}
