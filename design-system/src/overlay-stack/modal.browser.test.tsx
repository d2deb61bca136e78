import "../../../.storybook/preview.css"
import type { ReactNode } from "react"
import { expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { BottomSheet, BottomSheetContent, BottomSheetTrigger } from "../bottom-sheet/bottom-sheet"
import { Dialog, DialogContent, DialogTrigger } from "../dialog/dialog"
import { Drawer, DrawerContent, DrawerTrigger } from "../drawer/drawer"

const modals: Record<string, ReactNode> = {
  Dialog: (
    <Dialog>
      <DialogTrigger>Open</DialogTrigger>
      <DialogContent title="Limits">Something to read.</DialogContent>
    </Dialog>
  ),
  Drawer: (
    <Drawer>
      <DrawerTrigger>Open</DrawerTrigger>
      <DrawerContent side="left" title="Limits">
        Something to read.
      </DrawerContent>
    </Drawer>
  ),
  BottomSheet: (
    <BottomSheet>
      <BottomSheetTrigger>Open</BottomSheetTrigger>
      <BottomSheetContent title="Limits">Something to read.</BottomSheetContent>
    </BottomSheet>
  ),
}

test.each(Object.entries(modals))("%s is a labelled modal dialog that returns the focus", async (_, modal) => {
  const screen = await render(<div>{modal}</div>)
  const trigger = screen.getByRole("button", { name: "Open" })
  await userEvent.click(trigger)
  const panel = screen.getByRole("dialog", { name: "Limits" })
  await expect.element(panel).toHaveAttribute("aria-modal", "true")
  await expect.poll(() => panel.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard("{Escape}")
  await expect.element(trigger).toHaveFocus()
})

test("Tab goes on from radio buttons that are a dialog's last controls, whichever is checked", async () => {
  const screen = await render(
    <Dialog defaultOpen>
      <DialogContent title="Tokens">
        <input type="radio" name="token" aria-label="SOL" defaultChecked />
        <input type="radio" name="token" aria-label="USDC" />
      </DialogContent>
    </Dialog>,
  )
  const close = screen.getByRole("button", { name: "Close" })
  await userEvent.keyboard("{Tab}")
  await expect.element(close).toHaveFocus()
  await userEvent.keyboard("{Tab}")
  await expect.element(screen.getByRole("radio", { name: "SOL" })).toHaveFocus()
  await userEvent.keyboard("{Tab}")
  await expect.element(close).toHaveFocus()
})
