import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { Button } from "../button/button"
import { expectRing, tabTo } from "../testing/focus-ring"
import { Drawer, DrawerContent, DrawerTrigger } from "./drawer"

const links = ["Home", "Profile", "Games", "Explorer"]
const menu = (
  <nav aria-label="Main">
    <ul className="grid gap-1">
      {links.map((name) => (
        <li key={name}>
          <a
            href={`#${name.toLowerCase()}`}
            className="flex h-11 items-center rounded-sm px-3 font-medium text-text-secondary hover:bg-surface-hover hover:text-text"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/**
 * A sidebar where there is no room for one.
 *
 * **Do** open it by a button as well as by a swipe (`useEdgeSwipe`): not everybody can swipe.
 * **Don't** open two; give both drawers and the page's dialogs one `createOverlayStack`.
 * **Composition** `Drawer` holds a `DrawerTrigger` and a `DrawerContent`. The trigger, and a `DrawerClose` in the
 * content, go with `asChild` around one control of yours: a button, or a link of the menu.
 * **Keyboard** Enter or Space on the trigger opens the drawer and focuses it; Tab and Shift+Tab stay inside. Escape
 * closes it and gives the focus back to the trigger.
 * **Accessibility** A modal `dialog` named by `title`, also where `header` is drawn in its place; the page behind it is
 * hidden from screen readers. Without a trigger the focus goes back to what had it before.
 * **Parts** `drawer` (the panel), `drawer-trigger`, `drawer-close`.
 */
const meta = {
  title: "Components/Overlays/Drawer",
  parameters: {
    names: "Drawer, DrawerContent, DrawerTrigger, DrawerClose",
    example: `
import { Button, Drawer, DrawerContent, DrawerTrigger } from "@dghrt/design-system"

export const Menu = () => (
  <Drawer>
    <DrawerTrigger asChild>
      <Button>Menu</Button>
    </DrawerTrigger>
    <DrawerContent side="left" title="Menu">
      <a href="/explorer">Explorer</a>
    </DrawerContent>
  </Drawer>
)
`,
  },
  component: DrawerContent,
  subcomponents: { Drawer },
  args: { side: "left", title: "Menu", children: menu },
  render: (args) => (
    <Drawer defaultOpen>
      <DrawerTrigger asChild>
        <Button>Open menu</Button>
      </DrawerTrigger>
      <DrawerContent {...args} />
    </Drawer>
  ),
} satisfies Meta<typeof DrawerContent>
export default meta
type Story = StoryObj<typeof meta>

export const Left: Story = { tags: ["matrix"] }
export const Right: Story = { args: { side: "right", title: "Chat", children: <p>No messages yet.</p> } }
export const OwnHeader: Story = { args: { header: <b className="type-d4 type-display">DGHRT</b> } }
export const Phone: Story = { globals: { viewport: { value: "mobile" } } }
export const ByKeyboard: Story = {
  render: (args) => (
    <Drawer>
      <DrawerTrigger asChild>
        <Button>Open menu</Button>
      </DrawerTrigger>
      <DrawerContent {...args} />
    </Drawer>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Open menu" })
    await tabTo(opener)
    await userEvent.keyboard("{Enter}")
    const drawer = await screen.findByRole("dialog", { name: "Menu" })
    await waitFor(() => expect(drawer).toHaveFocus())
    await expect(drawer.getBoundingClientRect().width).toBeLessThanOrEqual(320)
    await tabTo(screen.getByRole("button", { name: "Close" }))
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expectRing(opener))
  },
}
