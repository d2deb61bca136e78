import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fireEvent, fn, userEvent } from "storybook/test"
import { shows } from "../../design-system/src/testing/shows"
import { BottomNavView } from "./bottom-nav-view"
import { MobileBarView } from "./mobile-bar"
import { player, StoryFrame } from "./testing/story-frame"

/** The bar and the tabs at the foot of a phone. */
const meta = {
  title: "App/Shell/Bars",
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
  globals: { viewport: { value: "mobile" } },
} satisfies Meta
export default meta
type Story = StoryObj

const bar = { connected: true, unread: 12, onMenu: fn(), onGames: fn(), onConnect: fn(), onChat: fn() }
const tabs = { address: player, current: null, onGames: fn(), onMore: fn(), onNoProfile: fn(), onTurn: fn() }
const mobileLayout = { viewport: { value: "mobile" }, layout: "degen-mobile" }

export const BarOfPlayer: Story = {
  tags: ["matrix"],
  render: () => <MobileBarView {...bar} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Jackpot" })).toHaveAttribute("href", "/jackpot")
    await expect(canvas.getByRole("link", { name: "Bonus" })).toHaveAttribute("href", "/bonus")
    for (const [name, called] of [
      ["Menu", bar.onMenu],
      ["Games", bar.onGames],
      ["Chat 12 unread", bar.onChat],
    ] as const) {
      await userEvent.click(canvas.getByRole("button", { name }))
      await expect(called).toHaveBeenCalledOnce()
    }
  },
}
export const BarOfVisitor: Story = {
  render: () => <MobileBarView {...bar} connected={false} unread={0} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page")
    await userEvent.click(canvas.getByRole("button", { name: "Connect" }))
    await expect(bar.onConnect).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole("link", { name: "Jackpot" })).toBeNull()
  },
}
export const BarWithMoreThanAHundredMessages: Story = {
  globals: { viewport: { value: "tablet" } },
  render: () => <MobileBarView {...bar} unread={240} />,
  play: shows("99+"),
}
export const TabsOfPlayer: Story = {
  globals: mobileLayout,
  render: () => <BottomNavView {...tabs} />,
  play: async ({ canvas }) => {
    const nav = canvas.getByRole("navigation", { name: "Tabs" })
    await expect(canvas.getByRole("link", { name: "Profile" })).toHaveAttribute("href", `/${player}/profile`)
    const swipe = (fromX: number, toX: number) => {
      const finger = (clientX: number) => new Touch({ identifier: 1, target: nav, clientX, clientY: 800 })
      fireEvent.touchStart(nav, { touches: [finger(fromX)] })
      fireEvent.touchEnd(nav, { changedTouches: [finger(toX)] })
    }
    swipe(200, 149)
    await expect(tabs.onTurn).toHaveBeenLastCalledWith(1)
    swipe(200, 251)
    await expect(tabs.onTurn).toHaveBeenLastCalledWith(-1)
    swipe(200, 150)
    await expect(tabs.onTurn).toHaveBeenCalledTimes(2)
  },
}
/** The frame is on the front page; the sheet over it is what is open. */
export const TabsUnderASheet: Story = {
  globals: mobileLayout,
  render: () => <BottomNavView {...tabs} current="games" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Games" })).toHaveAttribute("aria-current", "page")
    await expect(canvas.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current")
  },
}
export const TabsOfVisitor: Story = {
  globals: mobileLayout,
  render: () => <BottomNavView {...tabs} address={null} current="more" />,
  play: async ({ canvas }) => {
    const profile = canvas.getByRole("button", { name: /Profile.*connect a wallet first/ })
    await expect(profile).toHaveAttribute("aria-disabled", "true")
    await userEvent.click(profile)
    await expect(tabs.onNoProfile).toHaveBeenCalledOnce()
    await expect(canvas.getByRole("button", { name: "More" })).toHaveAttribute("aria-current", "page")
  },
}
