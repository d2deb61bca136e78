import "../../../.storybook/preview.css"
import type { ReactNode } from "react"
import { afterEach, expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { BottomSheet, BottomSheetContent, BottomSheetTrigger } from "../bottom-sheet/bottom-sheet"
import { Dialog, DialogContent, DialogTrigger } from "../dialog/dialog"
import { Drawer, DrawerContent, DrawerTrigger } from "../drawer/drawer"
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../dropdown-menu/dropdown-menu"
import { Popover, PopoverContent, PopoverTrigger } from "../popover/popover"
import { Select } from "../select/select"

const controls: Record<string, ReactNode> = {
  Dialog: (
    <Dialog>
      <DialogTrigger>Open</DialogTrigger>
      <DialogContent title="Limits">Inside</DialogContent>
    </Dialog>
  ),
  Drawer: (
    <Drawer>
      <DrawerTrigger>Open</DrawerTrigger>
      <DrawerContent side="left" title="Limits">
        Inside
      </DrawerContent>
    </Drawer>
  ),
  BottomSheet: (
    <BottomSheet>
      <BottomSheetTrigger>Open</BottomSheetTrigger>
      <BottomSheetContent title="Limits">Inside</BottomSheetContent>
    </BottomSheet>
  ),
  DropdownMenu: (
    <DropdownMenu>
      <DropdownMenuTrigger>Open</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>Inside</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  Popover: (
    <Popover>
      <PopoverTrigger>Open</PopoverTrigger>
      <PopoverContent label="Limits">Inside</PopoverContent>
    </Popover>
  ),
  Select: <Select label="Open" placeholder="Choose" options={[{ value: "inside", label: "Inside" }]} name="choice" />,
}

afterEach(() => vi.restoreAllMocks())

test.each(Object.entries(controls))("%s that is unmounted while open leaves a page that works", async (_, control) => {
  const complaints = vi.spyOn(console, "error")
  const pressed = vi.fn()
  const page = (open: boolean) => (
    <div>
      <button type="button" onClick={pressed}>
        Elsewhere
      </button>
      {open && control}
    </div>
  )
  const screen = await render(page(true))
  await userEvent.click(document.querySelector("[role=combobox]") ?? screen.getByRole("button", { name: "Open" }))
  await expect.element(screen.getByText("Inside", { exact: true }).last()).toBeVisible()
  await screen.rerender(page(false))
  await expect.poll(() => document.body.textContent).not.toContain("Inside")
  await expect.poll(() => document.body.style.pointerEvents).not.toBe("none")
  expect(document.body.hasAttribute("data-scroll-locked")).toBe(false)
  await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }))
  expect(pressed).toHaveBeenCalledOnce()
  expect(complaints).not.toHaveBeenCalled()
})
