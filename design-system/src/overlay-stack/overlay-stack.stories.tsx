import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { Button } from "../button/button"
import { Dialog, DialogContent } from "../dialog/dialog"
import { Drawer, DrawerContent } from "../drawer/drawer"
import { createOverlayStack } from "./overlay-stack"
import { useOverlay } from "./use-overlay"

type Id = "menu" | "chat" | "bonus"

function Page() {
  const [stack] = useState(() => createOverlayStack<Id>())
  const [menu, chat, bonus] = [useOverlay(stack, "menu"), useOverlay(stack, "chat"), useOverlay(stack, "bonus")]
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => stack.open("menu")}>Menu</Button>
      <Button onClick={() => stack.open("chat")}>Chat</Button>
      <Drawer {...menu.root}>
        <DrawerContent {...menu.content} side="left" title="Menu">
          <Button onClick={() => stack.open("bonus")}>Bonus</Button>
        </DrawerContent>
      </Drawer>
      <Drawer {...chat.root}>
        <DrawerContent {...chat.content} side="right" title="Chat">
          <Button onClick={() => stack.open("menu")}>To the menu</Button>
        </DrawerContent>
      </Drawer>
      <Dialog {...bonus.root}>
        <DialogContent {...bonus.content} title="Bonus system">
          <p>Bonus is applied to your next plays.</p>
        </DialogContent>
      </Dialog>
    </div>
  )
}

/**
 * `createOverlayStack` keeps at most one overlay open; `useOverlay` ties a dialog, drawer or sheet to it.
 *
 * **Do** make one stack per page.
 * **Don't** hold `open` in a component when the stack knows it.
 * **Composition** `useOverlay(stack, id)` returns `root` for a Dialog, Drawer or BottomSheet and `content` for its
 * content. Any other code opens and closes it by its id.
 * **Accessibility** When the last overlay closes, the focus returns to the control that opened the first one. Where
 * that control has left the screen, the nearest element around it with `data-focus-home` receives the focus, or what
 * opened the panel that the control was in. Call `forgetOpener` after a change of page. `useKeptFocus()`, called once
 * per page, does the same for any control that is taken out of the page while it has the focus.
 * **Back** `OverlayHistoryProvider` takes a function that runs when a dialog, drawer, sheet, menu or list opens. It receives
 * how to close it and returns what runs when it has closed, so that an application can tie each to a step of its history.
 */
const meta = {
  title: "Components/Overlays/Overlay stack",
  parameters: {
    names: "createOverlayStack, useOverlay, useKeptFocus, OverlayHistoryProvider",
    example: `
import { Button, createOverlayStack, Dialog, DialogContent, useOverlay } from "@dghrt/design-system"

const stack = createOverlayStack<"bonus" | "jackpot">()

export function Bonus() {
  const { root, content } = useOverlay(stack, "bonus")
  return (
    <>
      <Button onClick={() => stack.open("bonus")}>Bonus</Button>
      <Dialog {...root}>
        <DialogContent {...content} title="Bonus">Applied to your next plays.</DialogContent>
      </Dialog>
    </>
  )
}
`,
  },
  component: Page,
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Chat" })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole("button", { name: "To the menu" }))
    await userEvent.click(await screen.findByRole("button", { name: "Bonus" }))
    const dialog = await screen.findByRole("dialog", { name: "Bonus system" })
    await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1))
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
