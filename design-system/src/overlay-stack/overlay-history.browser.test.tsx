import "../../../.storybook/preview.css"
import type { ReactNode } from "react"
import { expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { Dialog, DialogContent, DialogTrigger } from "../dialog/dialog"
import { Drawer, DrawerContent, DrawerTrigger } from "../drawer/drawer"
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../dropdown-menu/dropdown-menu"
import { Select } from "../select/select"
import { OverlayHistoryProvider } from "./overlay-history"

const overlays: Record<string, readonly [node: ReactNode, role: "button" | "combobox"]> = {
  Dialog: [
    <Dialog key="dialog">
      <DialogTrigger>Open</DialogTrigger>
      <DialogContent title="Limits">Words</DialogContent>
    </Dialog>,
    "button",
  ],
  Drawer: [
    <Drawer key="drawer">
      <DrawerTrigger>Open</DrawerTrigger>
      <DrawerContent side="left" title="Menu">
        Words
      </DrawerContent>
    </Drawer>,
    "button",
  ],
  DropdownMenu: [
    <DropdownMenu key="menu">
      <DropdownMenuTrigger>Open</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>Copy</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
    "button",
  ],
  Select: [<Select key="select" label="Open" options={[{ value: "low", label: "Low" }]} />, "combobox"],
}

test.each(Object.entries(overlays))(
  "%s is closed by the application's history, which learns of every other end",
  async (_, [node, role]) => {
    const release = vi.fn()
    const opened = vi.fn((_close: () => void) => release)
    const screen = await render(<OverlayHistoryProvider value={opened}>{node}</OverlayHistoryProvider>)
    const trigger = screen.getByRole(role, { name: "Open" }).element()
    const open = async () => {
      await userEvent.click(trigger)
      await expect.poll(() => trigger.getAttribute("data-state")).toBe("open")
    }
    await open()
    expect(opened).toHaveBeenCalledOnce()
    opened.mock.lastCall?.[0]()
    await expect.poll(() => trigger.getAttribute("data-state")).toBe("closed")
    expect(release).toHaveBeenCalledOnce()
    await open()
    await userEvent.keyboard("{Escape}")
    await expect.poll(() => trigger.getAttribute("data-state")).toBe("closed")
    expect([opened.mock.calls.length, release.mock.calls.length]).toEqual([2, 2])
  },
)
