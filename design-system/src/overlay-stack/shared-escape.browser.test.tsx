import "../../../.storybook/preview.css"
import { expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { Dialog, DialogContent, DialogTrigger, Drawer, DrawerContent } from "../index"

const nested = (
  <Dialog defaultOpen>
    <DialogContent title="Outer">
      <Dialog>
        <DialogTrigger>More</DialogTrigger>
        <DialogContent title="Inner">Words</DialogContent>
      </Dialog>
    </DialogContent>
  </Dialog>
)

/** Presses Escape in a panel as soon as it has the focus, which is sooner than a hand could. */
function pressOnFocus(name: string) {
  const press = vi.fn(({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.textContent?.startsWith(name)) return
    document.removeEventListener("focusin", press)
    target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }))
  })
  document.addEventListener("focusin", press)
}

test("Escape closes the inner of two dialogs, then the outer", async () => {
  const screen = await render(nested)
  await userEvent.click(screen.getByRole("button", { name: "More" }))
  await expect.element(screen.getByRole("dialog", { name: "Inner" })).toHaveFocus()
  await userEvent.keyboard("{Escape}")
  await expect.poll(() => screen.getByRole("dialog").elements()).toHaveLength(1)
  await expect.element(screen.getByRole("dialog", { name: "Outer" })).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await expect.poll(() => screen.getByRole("dialog").elements()).toEqual([])
})

test("the first key in a dialog that has just opened is its own", async () => {
  const screen = await render(nested)
  await expect.element(screen.getByRole("dialog", { name: "Outer" })).toHaveFocus()
  pressOnFocus("Inner")
  await userEvent.click(screen.getByRole("button", { name: "More" }))
  await expect.element(screen.getByRole("button", { name: "More" })).toHaveFocus()
  await expect.poll(() => screen.getByRole("dialog").elements()).toHaveLength(1)
  await expect.element(screen.getByRole("dialog", { name: "Outer" })).toBeVisible()
})

test.each([
  ["in a dialog", { isComposing: true }],
  ["in a dialog, in Safari, which has ended the word by then", { keyCode: 229 }],
])("Escape of an input method %s takes back its word and closes nothing", async (_, composing) => {
  const onEscapeKeyDown = vi.fn()
  const screen = await render(
    <Dialog defaultOpen>
      <DialogContent title="Outer" onEscapeKeyDown={onEscapeKeyDown}>
        <input aria-label="Words" />
      </DialogContent>
    </Dialog>,
  )
  const field = screen.getByRole("textbox", { name: "Words" }).element()
  const press = (more: object) =>
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true, ...more }))
  press(composing)
  await expect.element(screen.getByRole("dialog", { name: "Outer" })).toBeVisible()
  expect(onEscapeKeyDown).not.toHaveBeenCalled()
  press({})
  await expect.poll(() => screen.getByRole("dialog").elements()).toEqual([])
})

test("one that waits for an answer is asked once and stays", async () => {
  const stay = vi.fn((event: KeyboardEvent) => event.preventDefault())
  const screen = await render(
    <Drawer defaultOpen>
      <DrawerContent side="left" title="Outer">
        <Dialog>
          <DialogTrigger>More</DialogTrigger>
          <DialogContent title="Inner" onEscapeKeyDown={stay} />
        </Dialog>
      </DrawerContent>
    </Drawer>,
  )
  await expect.element(screen.getByRole("dialog", { name: "Outer" })).toHaveFocus()
  pressOnFocus("Inner")
  await userEvent.click(screen.getByRole("button", { name: "More" }))
  await expect.poll(() => stay.mock.calls.length).toBe(1)
  await expect.element(screen.getByRole("dialog", { name: "Inner" })).toBeVisible()
})
