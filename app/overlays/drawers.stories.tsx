import { Dialog } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { connectedAs, owner, player, StoryFrame } from "../shell/testing/story-frame"
import ChatOverlay from "./chat-overlay"
import CommandOverlay from "./command-overlay"
import MenuOverlay from "./menu-overlay"
import MoreOverlay from "./more-overlay"

/** The menu and the chat at the edges of the window, as a phone opens them. */
const meta = {
  title: "App/Overlays/Drawers",
  globals: { viewport: { value: "mobile" } },
} satisfies Meta
export default meta
type Story = StoryObj

const mobileLayout = { viewport: { value: "mobile" }, layout: "degen-mobile" }
const stand = (Panel: () => JSX.Element, address: string | null) => () => (
  <StoryFrame wallet={address === null ? { settled: true } : connectedAs(address)}>
    <Dialog open>
      <Panel />
    </Dialog>
  </StoryFrame>
)
const links = async () =>
  within(await screen.findByRole("dialog"))
    .getAllByRole("link")
    .map((link) => link.textContent)

export const MenuOfVisitor: Story = {
  tags: ["matrix"],
  render: stand(MenuOverlay, null),
  play: async () => {
    await expect(await links()).toEqual([
      ...["Home", "Explorer", "Mobile App", "DGHRT token", "Changelog"],
      ...["Help", "Fairness", "Terms", "Privacy", "Whitepaper", "Credits", "About"],
    ])
    for (const name of ["Search", "Connection status"]) {
      await expect(screen.getByRole("button", { name })).toBeVisible()
    }
    await expect(screen.getByRole("button", { name: "Connect Wallet" })).toBeVisible()
  },
}
export const MenuOfPlayer: Story = {
  render: stand(MenuOverlay, player),
  play: async () => {
    await screen.findByRole("dialog", { name: "Menu" })
    for (const name of ["Games", "Copy Address", "Disconnect"]) {
      await expect(screen.getByRole("button", { name })).toBeVisible()
    }
  },
}
export const MenuOfOwner: Story = {
  render: stand(MenuOverlay, owner),
  play: async () => {
    await expect(await links()).toContain("Admin")
  },
}
export const SlideInOfMobileLayout: Story = {
  globals: mobileLayout,
  render: stand(MenuOverlay, player),
  play: async () => {
    await expect(await links()).toEqual(["Home", "Profile", "Explorer", "DGHRT token"])
  },
}
export const MoreOfVisitor: Story = {
  globals: mobileLayout,
  render: stand(MoreOverlay, null),
  play: async () => {
    await expect(await links()).not.toContain("Bonus")
    await expect(await links()).toContain("About")
    await expect(screen.getByRole("button", { name: "Search" })).toBeVisible()
    await expect(screen.getByText(/You must be 18 or of legal age where you live, whichever is higher\./)).toBeVisible()
  },
}
export const MoreOfOwner: Story = {
  globals: mobileLayout,
  render: stand(MoreOverlay, owner),
  play: async () => {
    await expect(await links()).toContain("Admin")
    // The header of a game's page has no room for it in a narrow window.
    await expect(screen.getByRole("button", { name: "Chat" })).toBeVisible()
  },
}
export const ChatDrawer: Story = { render: stand(ChatOverlay, player) }
export const ChatOfMobileLayout: Story = { globals: mobileLayout, render: stand(ChatOverlay, player) }
/** It fills the window, and a finger meets each line. */
export const CommandMenuOnAPhone: Story = {
  globals: mobileLayout,
  render: stand(CommandOverlay, null),
  play: async () => {
    const menu = await screen.findByRole("dialog", { name: "Command menu" })
    const box = () => menu.getBoundingClientRect().toJSON()
    await waitFor(() => expect(box()).toMatchObject({ x: 0, y: 0, width: innerWidth, height: innerHeight }))
    for (const option of within(menu).getAllByRole("option").slice(0, 5))
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(40)
  },
}
