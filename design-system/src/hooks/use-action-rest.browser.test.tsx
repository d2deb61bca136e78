import { useState } from "react"
import { expect, test, vi } from "vitest"
import { type Locator, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { Button } from "../button/button"
import { ActionRestMs, useActionRest } from "./use-action-rest"

/** Longer than any machine needs to press. */
const LONG_MS = 600_000

/** "New board" turns into "Open a tile" in its place, which stakes. */
function Dock({ onOpen }: { onOpen: () => void }) {
  const [over, setOver] = useState(true)
  const verb = over ? "New board" : "Open a tile"
  const rest = useActionRest(verb)
  return (
    <>
      <Button
        aria-disabled={rest.resting}
        onClick={(event) => rest.accepts(event) && (over ? setOver(false) : onOpen())}
      >
        {verb}
      </Button>
      <input aria-label="Chat" />
      <button type="button" onClick={() => setOver(!over)}>
        Turn
      </button>
    </>
  )
}

/** As assistive technology does it. */
const press = (control: Locator) => (control.element() as HTMLElement).click()

async function show(restMs = 0) {
  const onOpen = vi.fn()
  const dock = (ms: number) => (
    <ActionRestMs.Provider value={ms}>
      <Dock onOpen={onOpen} />
    </ActionRestMs.Provider>
  )
  const screen = await render(dock(0))
  const action = screen.getByRole("button", { name: "New board" })
  await action.click()
  const open = screen.getByRole("button", { name: "Open a tile" })
  await screen.rerender(dock(restMs))
  return { screen, onOpen, open, turn: screen.getByRole("button", { name: "Turn" }) }
}

test("an action rests for half a second after it has come", async () => {
  const onOpen = vi.fn()
  const beganMs = performance.now()
  const screen = await render(<Dock onOpen={onOpen} />)
  await expect.element(screen.getByRole("button", { name: "New board" })).not.toHaveAttribute("aria-disabled")
  expect(performance.now() - beganMs).toBeGreaterThanOrEqual(500)
})

test("an action that rests takes no press and shows it, and a person presses it afterwards", async () => {
  const { onOpen, open } = await show(LONG_MS)
  await expect.element(open).toHaveAttribute("aria-disabled", "true")
  await open.click({ force: true })
  open.element().focus()
  await userEvent.keyboard("{Enter}")
  await userEvent.keyboard("[Space]")
  expect(onOpen).not.toHaveBeenCalled()
})

test("the second half of a double click does not press what the first has turned the action into", async () => {
  const { screen, onOpen, turn, open } = await show()
  press(turn)
  await userEvent.dblClick(screen.getByRole("button", { name: "New board" }))
  await expect.element(open).toBeVisible()
  expect(onOpen).not.toHaveBeenCalled()
})

test("a key that stays down presses once", async () => {
  const { onOpen, open } = await show()
  open.element().focus()
  await userEvent.keyboard("{Enter>5/}")
  expect(onOpen).toHaveBeenCalledOnce()
})

test("a press that began before the change does nothing, however long it lasts", async () => {
  const { onOpen, open, turn } = await show()
  open.element().focus()
  await userEvent.keyboard("[Space>]")
  press(turn)
  await expect.element(open).not.toBeInTheDocument()
  press(turn)
  await expect.element(open).toBeVisible()
  await userEvent.keyboard("[/Space]")
  expect(onOpen).not.toHaveBeenCalled()
  await userEvent.keyboard("[Space]")
  expect(onOpen).toHaveBeenCalledOnce()
})

test("a key that went down elsewhere presses nothing where the focus has moved", async () => {
  const { onOpen, open, turn } = await show()
  turn.element().focus()
  await userEvent.keyboard("[Space>]")
  open.element().focus()
  // Firefox clicks what has the focus when the key comes up.
  press(open)
  await userEvent.keyboard("[/Space]")
  expect(onOpen).not.toHaveBeenCalled()
})

test.each([0, 1])(
  "a click of assistive technology, without a press and with detail %i, is accepted",
  async (detail) => {
    const { screen, onOpen, open } = await show()
    await screen.getByRole("textbox").click()
    await new Promise((resolve) => setTimeout(resolve))
    open.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }))
    expect(onOpen).toHaveBeenCalledOnce()
  },
)
