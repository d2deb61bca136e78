import { Dialog, DialogContent } from "@dghrt/design-system"
import { afterEach, expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { useDrawerSwipe } from "./use-drawer-swipe"

function Page({ onSwipe, dialog }: { onSwipe: (side: string) => void; dialog: boolean }) {
  useDrawerSwipe(onSwipe)
  return (
    <>
      <p>Text</p>
      <div role="slider" aria-label="Target" aria-valuenow={1} tabIndex={0}>
        <i data-testid="thumb" />
      </div>
      <input aria-label="Message" />
      <section aria-label="Shelf" style={{ width: 200, overflowX: "auto" }}>
        <div style={{ width: 600 }}>Cards</div>
      </section>
      <Dialog open={dialog}>
        <DialogContent title="Rules">Inside</DialogContent>
      </Dialog>
    </>
  )
}

const edges = {
  left: () => [5, 100],
  right: () => [window.innerWidth - 5, window.innerWidth - 100],
} as const

function touch(target: Element, type: string, x: number) {
  const finger = new Touch({ identifier: 1, target, clientX: x, clientY: 300 })
  const touches = type === "touchend" ? [] : [finger]
  target.dispatchEvent(new TouchEvent(type, { touches, changedTouches: [finger], bubbles: true }))
}

function swipe(target: Element, side: keyof typeof edges) {
  const [from = 0, to = 0] = edges[side]()
  touch(target, "touchstart", from)
  touch(target, "touchmove", (from + to) / 2)
  touch(target, "touchmove", to)
  touch(target, "touchend", to)
}

async function show(dialog = false) {
  const onSwipe = vi.fn()
  const screen = await render(<Page onSwipe={onSwipe} dialog={dialog} />)
  /** The sides whose swipe on this element opens a drawer. */
  const opened = (target: Element) => {
    onSwipe.mockClear()
    for (const side of ["left", "right"] as const) swipe(target, side)
    return onSwipe.mock.calls.flat()
  }
  return { screen, opened }
}

afterEach(() => {
  delete document.documentElement.dataset.gameFills
})

test("a swipe on the page opens the drawer of its edge", async () => {
  const { screen, opened } = await show()
  expect(opened(screen.getByText("Text").element())).toEqual(["left", "right"])
})

test("a swipe of which the browser reports only both ends opens the drawer, a touch that stays where it began opens none", async () => {
  const onSwipe = vi.fn()
  const screen = await render(<Page onSwipe={onSwipe} dialog={false} />)
  const text = screen.getByText("Text").element()
  touch(text, "touchstart", 5)
  touch(text, "touchend", 9)
  expect(onSwipe).not.toHaveBeenCalled()
  touch(text, "touchstart", 5)
  touch(text, "touchend", 100)
  expect(onSwipe.mock.calls).toEqual([["left"]])
})

test("a swipe that began on what leaves the page meanwhile opens the drawer", async () => {
  const onSwipe = vi.fn()
  const screen = await render(<Page onSwipe={onSwipe} dialog={false} />)
  const backdrop = document.createElement("div")
  screen.container.append(backdrop)
  touch(backdrop, "touchstart", 5)
  backdrop.remove()
  touch(backdrop, "touchmove", 60)
  touch(backdrop, "touchend", 100)
  expect(onSwipe.mock.calls).toEqual([["left"]])
})

test("dragging a slider or selecting text opens no drawer", async () => {
  const { screen, opened } = await show()
  expect(opened(screen.getByTestId("thumb").element())).toEqual([])
  expect(opened(screen.getByRole("textbox", { name: "Message" }).element())).toEqual([])
})

test("a shelf keeps the swipes that scroll it, and leaves the others to the drawers", async () => {
  const { screen, opened } = await show()
  const shelf = screen.getByRole("region", { name: "Shelf" }).element()
  expect(opened(screen.getByText("Cards").element())).toEqual(["left"])
  shelf.scrollLeft = 200
  expect(opened(screen.getByText("Cards").element())).toEqual([])
  shelf.scrollLeft = 400
  expect(opened(screen.getByText("Cards").element())).toEqual(["right"])
})

test("nothing opens behind a dialog, nor over a game that fills the screen", async () => {
  const { screen, opened } = await show(true)
  await expect.element(screen.getByRole("dialog", { name: "Rules" })).toBeVisible()
  expect(opened(screen.getByText("Inside").element())).toEqual([])
  expect(opened(document.body)).toEqual([])
  await screen.rerender(<Page onSwipe={() => expect.unreachable("the game fills the screen")} dialog={false} />)
  document.documentElement.dataset.gameFills = ""
  swipe(screen.getByText("Text").element(), "left")
})
