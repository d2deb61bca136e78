import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { flags } from "../navigation/flags"
import { navigationItems } from "../navigation/items"
import { NavList } from "./nav-list"
import { owner, player, StoryFrame } from "./testing/story-frame"

const itemsFor = (address: string | null, presale = false) =>
  navigationItems({ address, owners: [owner], flags: { ...flags, presale } })

const meta = {
  title: "App/Shell/Navigation list",
  component: NavList,
  args: { items: itemsFor(player) },
  render: (args) => (
    <StoryFrame>
      <nav aria-label="Main" className="rail max-w-62.5 p-4">
        <NavList {...args} />
      </nav>
    </StoryFrame>
  ),
} satisfies Meta<typeof NavList>
export default meta
type Story = StoryObj<typeof meta>

export const Player: Story = {
  tags: ["matrix"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page")
    await expect(canvas.getByRole("button", { name: "Games" })).toHaveAttribute("aria-haspopup", "dialog")
    await expect(canvas.getByRole("list", { name: "Main" })).toBeVisible()
    await expect(canvas.getByRole("list", { name: "More" })).toBeVisible()
  },
}
export const WithAnotherPlace: Story = {
  args: {
    items: [
      ...itemsFor(null).filter(({ id }) => id !== "token"),
      {
        id: "token",
        label: "A place outside the casino with a name that does not fit",
        section: "More",
        destination: { kind: "external", href: "https://example.org" },
      },
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: /A place outside.*in a new tab/ })
    await expect(link).toHaveAttribute("target", "_blank")
    await expect(link).toHaveAttribute("rel", "noopener noreferrer")
  },
}
