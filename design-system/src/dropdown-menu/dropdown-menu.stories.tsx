import type { Meta, StoryObj } from "@storybook/react-vite"
import { Copy, LogOut, User } from "lucide-react"
import { expect, fn, screen, userEvent, waitFor } from "storybook/test"
import { Button } from "../button/button"
import { expectRing, tabTo } from "../testing/focus-ring"
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "./dropdown-menu"

const copy = fn()
const icon = { "aria-hidden": true, className: "size-4.5", strokeWidth: 1.75 } as const

/**
 * Actions behind one button.
 *
 * **Do** put what cannot be undone last, after a separator.
 * **Don't** hide the only way to something important in it.
 * **Composition** `DropdownMenu` holds a `DropdownMenuTrigger`, with `asChild` around one button of yours, and a
 * `DropdownMenuContent`, which holds each `DropdownMenuItem` and `DropdownMenuSeparator`.
 * **Keyboard** Enter, Space or Arrow Down on the trigger opens the menu at its first item. Arrow Down, Arrow Up, Home,
 * End and first letters move between the items that are not disabled, Enter or Space chooses one. Escape closes the
 * menu and gives the focus back to the trigger. Tab does nothing while it is open.
 * **Accessibility** A `menu` with the name of its trigger, which has `aria-haspopup` and `aria-expanded`. A disabled
 * item is `aria-disabled` and takes no focus. Set `aria-hidden` on icons. Forced colors mode outlines the item with the
 * focus.
 * **Parts** `dropdown-menu` (the panel), `dropdown-menu-trigger`, `dropdown-menu-item`, `dropdown-menu-separator`.
 */
const meta = {
  title: "Components/Overlays/Dropdown menu",
  parameters: {
    names: "DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuSeparator, DropdownMenuTrigger",
    example: `
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@dghrt/design-system"

export const More = ({ onShare }: { onShare: () => void }) => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <Button>More</Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent>
      <DropdownMenuItem onSelect={onShare}>Share</DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
)
`,
  },
  component: DropdownMenu,
  subcomponents: { DropdownMenuContent, DropdownMenuItem },
  args: {
    children: (
      <>
        <DropdownMenuTrigger asChild>
          <Button>7xKp...9qZt</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuItem icon={<Copy {...icon} />} onSelect={copy}>
            Copy address
          </DropdownMenuItem>
          <DropdownMenuItem icon={<User {...icon} />} disabled>
            Profile
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem tone="danger" icon={<LogOut {...icon} />}>
            Disconnect
          </DropdownMenuItem>
        </DropdownMenuContent>
      </>
    ),
  },
} satisfies Meta<typeof DropdownMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { tags: ["matrix"], args: { defaultOpen: true } }
export const ItemThatIsALink: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <DropdownMenuTrigger asChild>
          <Button>More</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuItem asChild icon={<User {...icon} />}>
            <a href="#profile">Profile</a>
          </DropdownMenuItem>
        </DropdownMenuContent>
      </>
    ),
  },
  play: async () => {
    const item = await screen.findByRole("menuitem", { name: "Profile" })
    await expect(item).toHaveAttribute("href", "#profile")
    await waitFor(() => expect(item.querySelector("svg")).toBeVisible())
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "7xKp...9qZt" })
    const item = (name: string) => screen.getByRole("menuitem", { name })
    await tabTo(opener)
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(item("Copy address")).toHaveFocus())
    await userEvent.keyboard("{ArrowDown}")
    await waitFor(() => expect(item("Disconnect")).toHaveFocus())
    await userEvent.keyboard("{Home}")
    await waitFor(() => expect(item("Copy address")).toHaveFocus())
    await userEvent.keyboard("d")
    await waitFor(() => expect(item("Disconnect")).toHaveFocus())
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expectRing(opener))
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(item("Copy address")).toHaveFocus())
    await userEvent.keyboard("{Enter}")
    await expect(copy).toHaveBeenCalled()
    await waitFor(() => expectRing(opener))
  },
}
