import type { Meta, StoryObj } from "@storybook/react-vite"
import { Droplets } from "lucide-react"
import { expect, fn, screen, userEvent } from "storybook/test"
import { DropdownMenuItem } from "../dropdown-menu/dropdown-menu"
import { WalletMenu } from "./wallet-menu"

const address = "7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt"

/**
 * The connected wallet and what can be done with it. It reads the same `WalletSource` as the wallet dialog.
 *
 * **Do** confirm a copied address with a toast.
 * **Don't** put actions of a game in this menu.
 * **Composition** It brings its own DropdownMenu. `trigger` takes one button, `children` each a `DropdownMenuItem`,
 * drawn before the last item.
 * **Keyboard** Enter, Space or Arrow Down on the trigger opens the menu. Arrow Up, Arrow Down, Home, End and first
 * letters move, Enter or Space chooses, Escape closes it and gives the focus back to the trigger.
 * **Accessibility** A `menu` with the name of its trigger, which is the short address. Name and address at its top are
 * no items, so the arrow keys pass over them. Avatar and icons are decoration.
 * **Parts** Those of DropdownMenu: `dropdown-menu-trigger`, `dropdown-menu`, `dropdown-menu-item`,
 * `dropdown-menu-separator`.
 */
const meta = {
  title: "Features/Wallet/Wallet menu",
  parameters: {
    names: "WalletMenu, type WalletSource",
    from: "@dghrt/design-system/wallet",
    example: `
import { WalletMenu, type WalletSource } from "@dghrt/design-system/wallet"

export function Account({ source }: { source: WalletSource }) {
  return (
    <WalletMenu
      source={source}
      onCopy={(address) => navigator.clipboard.writeText(address)}
      onProfile={(address) => location.assign(\`/players/\${address}\`)}
    />
  )
}
`,
  },
  component: WalletMenu,
  args: {
    source: { address, disconnect: fn(async () => undefined) },
    onCopy: fn(),
    onProfile: fn(),
  },
} satisfies Meta<typeof WalletMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ["matrix"] }
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(await screen.findByRole("menuitem", { name: "Copy Address" })).toHaveFocus()
    await userEvent.keyboard("{End}")
    await expect(screen.getByRole("menuitem", { name: "Disconnect" })).toHaveFocus()
    await userEvent.keyboard("{Home}{ArrowDown}")
    await expect(screen.getByRole("menuitem", { name: "Profile" })).toHaveFocus()
    await userEvent.keyboard("d")
    await expect(screen.getByRole("menuitem", { name: "Disconnect" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(args.source.disconnect).toHaveBeenCalledOnce()
  },
}
export const Named: Story = {
  tags: ["matrix"],
  args: { name: "LuckyOrchid417" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "7xKp...9qZt" }))
    await expect(await screen.findByText("LuckyOrchid417")).toBeInTheDocument()
  },
}
export const WithoutProfile: Story = {
  args: { onProfile: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "7xKp...9qZt" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Copy Address" }))
    await expect(screen.queryByRole("menuitem", { name: "Profile" })).toBeNull()
    await expect(args.onCopy).toHaveBeenCalledWith(address)
  },
}
export const MoreItems: Story = {
  args: {
    children: (
      <DropdownMenuItem icon={<Droplets aria-hidden className="size-4.5" strokeWidth={1.75} />}>
        Get test SOL
      </DropdownMenuItem>
    ),
    words: { copy: "Copier l'adresse", profile: "Profil", disconnect: "Se déconnecter" },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "7xKp...9qZt" }))
    await expect(await screen.findByRole("menuitem", { name: "Se déconnecter" })).toBeInTheDocument()
    await expect(screen.getByRole("menuitem", { name: "Get test SOL" })).toBeInTheDocument()
  },
}
