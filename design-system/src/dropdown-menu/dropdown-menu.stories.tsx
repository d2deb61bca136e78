import type { Meta, StoryObj } from "@storybook/react-vite"
import { Copy, LogOut, User } from "lucide-react"
import { expect, fn, screen, userEvent, waitFor } from "storybook/test"
import { Button } from "../button/button"
import { expectRing } from "../testing/focus-ring"
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
 */
const meta = {
  title: "Components/Overlays/Dropdown menu",
  parameters: {
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

export const Open: Story = { args: { defaultOpen: true } }
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "7xKp...9qZt" })
    const item = (name: string) => screen.getByRole("menuitem", { name })
    await userEvent.tab()
    await expectRing(opener)
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
