import "../../../.storybook/preview.css"
import { expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { BottomSheet, BottomSheetContent, Dialog, DialogContent } from "../index"
import { Tooltip } from "./tooltip"

const control = (
  <Tooltip content="No price">
    <button type="button">$5</button>
  </Tooltip>
)

test("one Escape closes a tip and the dialog under it", async () => {
  const screen = await render(
    <Dialog defaultOpen>
      <DialogContent title="Set Bet Amount">{control}</DialogContent>
    </Dialog>,
  )
  await userEvent.hover(screen.getByRole("button", { name: "$5" }))
  await expect.element(screen.getByRole("tooltip")).toBeInTheDocument()
  await userEvent.keyboard("{Escape}")
  await expect.poll(() => screen.getByRole("dialog").elements()).toEqual([])
  expect(screen.getByRole("tooltip").elements()).toEqual([])
})

test("and the sheet under it", async () => {
  const screen = await render(
    <BottomSheet defaultOpen>
      <BottomSheetContent title="More">{control}</BottomSheetContent>
    </BottomSheet>,
  )
  await userEvent.hover(screen.getByRole("button", { name: "$5" }))
  await expect.element(screen.getByRole("tooltip")).toBeInTheDocument()
  await userEvent.keyboard("{Escape}")
  await expect.poll(() => screen.getByRole("dialog").elements()).toEqual([])
})

test("of two dialogs only the one with the tip goes", async () => {
  const screen = await render(
    <Dialog defaultOpen>
      <DialogContent title="Outer">
        <Dialog defaultOpen>
          <DialogContent title="Inner">{control}</DialogContent>
        </Dialog>
      </DialogContent>
    </Dialog>,
  )
  await userEvent.hover(screen.getByRole("button", { name: "$5" }))
  await expect.element(screen.getByRole("tooltip")).toBeInTheDocument()
  await userEvent.keyboard("{Escape}")
  await expect.poll(() => screen.getByRole("dialog").elements()).toHaveLength(1)
  await expect.element(screen.getByRole("dialog", { name: "Outer" })).toBeVisible()
})

test("a dialog that waits for an answer stays", async () => {
  const stay = vi.fn((event: KeyboardEvent) => event.preventDefault())
  const screen = await render(
    <Dialog defaultOpen>
      <DialogContent title="Terms" onEscapeKeyDown={stay}>
        {control}
      </DialogContent>
    </Dialog>,
  )
  await userEvent.hover(screen.getByRole("button", { name: "$5" }))
  await expect.element(screen.getByRole("tooltip")).toBeInTheDocument()
  await userEvent.keyboard("{Escape}")
  await expect.poll(() => screen.getByRole("tooltip").elements()).toEqual([])
  expect(stay).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole("dialog", { name: "Terms" })).toBeVisible()
})
