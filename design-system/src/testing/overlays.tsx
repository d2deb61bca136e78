import type { ReactElement } from "react"
import * as ui from "../index"

/** What opens by a control called "Open" and has "Inside" in it. */
export const overlays = {
  Dialog: (
    <ui.Dialog>
      <ui.DialogTrigger>Open</ui.DialogTrigger>
      <ui.DialogContent title="Limits">Inside</ui.DialogContent>
    </ui.Dialog>
  ),
  Drawer: (
    <ui.Drawer>
      <ui.DrawerTrigger>Open</ui.DrawerTrigger>
      <ui.DrawerContent side="left" title="Limits">
        Inside
      </ui.DrawerContent>
    </ui.Drawer>
  ),
  BottomSheet: (
    <ui.BottomSheet>
      <ui.BottomSheetTrigger>Open</ui.BottomSheetTrigger>
      <ui.BottomSheetContent title="Limits">Inside</ui.BottomSheetContent>
    </ui.BottomSheet>
  ),
  DropdownMenu: (
    <ui.DropdownMenu>
      <ui.DropdownMenuTrigger>Open</ui.DropdownMenuTrigger>
      <ui.DropdownMenuContent>
        <ui.DropdownMenuItem>Inside</ui.DropdownMenuItem>
      </ui.DropdownMenuContent>
    </ui.DropdownMenu>
  ),
  Popover: (
    <ui.Popover>
      <ui.PopoverTrigger>Open</ui.PopoverTrigger>
      <ui.PopoverContent label="Limits">Inside</ui.PopoverContent>
    </ui.Popover>
  ),
  Select: (
    <ui.Select label="Open" placeholder="Choose" options={[{ value: "inside", label: "Inside" }]} name="choice" />
  ),
} satisfies Record<string, ReactElement>
