import "../../../.storybook/preview.css"
import { expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { Dialog, DialogContent, DialogTrigger } from "../dialog/dialog"
import { overlays } from "../testing/overlays"

test.each(["Dialog", "Drawer", "BottomSheet"] as const)(
  "%s is a labelled modal dialog that returns the focus",
  async (name) => {
    const screen = await render(<div>{overlays[name]}</div>)
    const trigger = screen.getByRole("button", { name: "Open" })
    await userEvent.click(trigger)
    const panel = screen.getByRole("dialog", { name: "Limits" })
    await expect.element(panel).toHaveAttribute("aria-modal", "true")
    await expect.poll(() => panel.element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard("{Escape}")
    await expect.element(trigger).toHaveFocus()
  },
)

test("a field with autoFocus has the focus also in a dialog over another one", async () => {
  const screen = await render(
    <Dialog defaultOpen>
      <DialogContent title="Rules">
        <Dialog>
          <DialogTrigger>Menu</DialogTrigger>
          <DialogContent title="Commands">
            <input aria-label="Search" autoFocus data-autofocus />
          </DialogContent>
        </Dialog>
      </DialogContent>
    </Dialog>,
  )
  screen.getByRole("button", { name: "Menu" }).element().focus()
  await userEvent.keyboard("{Enter}")
  await expect.element(screen.getByRole("textbox", { name: "Search" })).toHaveFocus()
  await userEvent.keyboard("dice")
  await expect.element(screen.getByRole("textbox", { name: "Search" })).toHaveValue("dice")
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
