import type { Meta, StoryObj } from "@storybook/react-vite"
import { ExternalLink } from "lucide-react"
import { expect, fn, userEvent } from "storybook/test"
import { tabTo } from "../testing/focus-ring"
import { shows } from "../testing/shows"
import { LinkButton } from "./link-button"

/**
 * A link that looks like a button, because it leads somewhere.
 *
 * **Do** use it for an address.
 * **Don't** use it for an action: a link can be opened in a new tab, a button cannot.
 * **Keyboard** Tab reaches it, Enter follows it. Space does nothing, as on any link.
 * **Accessibility** A native link named by its words; an icon is decoration. Where it leads
 * nowhere for now, `aria-disabled` keeps it in the tab order and ignores presses.
 * **Parts** `button`, which is here an `a` element.
 */
const meta = {
  title: "Components/Actions/Link button",
  parameters: {
    example: `
import { LinkButton } from "@dghrt/design-system"

export function ExplorerLink() {
  return <LinkButton href="/explorer" variant="primary">Explorer</LinkButton>
}
`,
  },
  component: LinkButton,
  args: { href: "#explorer", children: "Explorer" },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ["matrix"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Explorer" })).toHaveAttribute("href", "#explorer")
  },
}
export const Primary: Story = { args: { variant: "primary", size: "lg" } }
export const WithDetail: Story = {
  args: { size: "xl", variant: "primary", children: "Play Dice", detail: "Pays up to 49x" },
  play: shows(["link", "Play Dice Pays up to 49x"]),
}
export const LeadsNowhereForNow: Story = {
  args: { "aria-disabled": true, children: "Opens at noon", onClick: fn() },
  play: async ({ canvas, args }) => {
    const before = location.href
    await tabTo(canvas.getByRole("link", { name: "Opens at noon" }))
    await userEvent.keyboard("{Enter}")
    await userEvent.click(canvas.getByRole("link", { name: "Opens at noon" }))
    await expect(location.href).toBe(before)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const WithIcon: Story = { args: { icon: <ExternalLink aria-hidden className="size-4.5" strokeWidth={1.75} /> } }
