import "../../.storybook/preview.css"
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "@dghrt/design-system"
import { afterEach, expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { quiet } from "../../design-system/src/testing/pass-time"
import { StoryFrame } from "../shell/testing/story-frame"
import OverlayHost from "./overlay-host"
import { closeOverlay, openOverlay } from "./overlays"

afterEach(() => document.documentElement.style.removeProperty("--dur-slow"))

async function show() {
  const screen = await render(
    <StoryFrame>
      <button type="button" onClick={() => openOverlay("shortcuts")}>
        Shortcuts
      </button>
      <DropdownMenu>
        <DropdownMenuTrigger>Wallet</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Get test SOL</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <OverlayHost />
    </StoryFrame>,
  )
  const dialogs = () => document.querySelectorAll("[role=dialog]").length
  const opener = screen.getByRole("button", { name: "Shortcuts" })
  // Taken now: while a panel is there, nothing under it has a name.
  const wallet = screen.getByRole("button", { name: "Wallet" }).element()
  if (!(wallet instanceof HTMLElement)) throw new Error("The menu has no button")
  await userEvent.click(opener)
  await expect.element(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible()
  return { screen, dialogs, opener, wallet }
}

test("a menu that was opened while a panel was leaving stays open and keeps the focus", async () => {
  const { screen, dialogs, wallet } = await show()
  // Seen leaving on a busy machine too.
  document.documentElement.style.setProperty("--dur-slow", "2s")
  closeOverlay()
  await expect.poll(() => document.querySelectorAll("[role=dialog][data-state=closed]").length).toBe(1)
  wallet.focus()
  await userEvent.keyboard("{Enter}")
  await expect.poll(dialogs).toBe(0)
  // What gives the focus back runs after the panel has gone.
  await quiet()
  const item = screen.getByRole("menuitem", { name: "Get test SOL" })
  await expect.element(item).toHaveFocus()
})

test("a panel that closes returns the focus to what opened it, unless another panel opened meanwhile", async () => {
  const { dialogs, opener } = await show()
  await userEvent.keyboard("{Escape}")
  await expect.poll(dialogs).toBe(0)
  await expect.element(opener).toHaveFocus()
})
