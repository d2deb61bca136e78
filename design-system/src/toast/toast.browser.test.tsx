import "../../../.storybook/preview.css"
import type { ReactNode } from "react"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import * as ui from "../index"
import { passTime } from "../testing/pass-time"
import { ToastViewport } from "./toast"
import { createToastStore } from "./toast-store"

// The clocks of messages are stopped until a test moves them; frames and polling continue.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
})
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 900)
})

/** A page with messages over it; `push` says one and waits until it is seen. */
async function stand(beside: ReactNode) {
  const store = createToastStore()
  const screen = await render(
    <div>
      {beside}
      <ToastViewport store={store} />
    </div>,
  )
  async function push(title: string) {
    store.push({ tone: "danger", title, link: { label: "View Transaction →", href: "#transaction" } })
    await expect.element(screen.getByText(title, { exact: true }).first()).toBeInTheDocument()
  }
  return { screen, store, push, left: () => store.getSnapshot().map(({ title }) => title) }
}
async function show(...titles: string[]) {
  const stood = await stand(<button type="button">Elsewhere</button>)
  for (const title of titles) await stood.push(title)
  return stood
}
const dialog = (
  <ui.Dialog defaultOpen>
    <ui.DialogContent title="Under">Something to read.</ui.DialogContent>
  </ui.Dialog>
)
/** Whether a pointer at the middle of `element` meets it or a part of it. */
function isOnTop(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** A finger goes from one place to another on the message. */
function push(item: Element, from: number, to: number) {
  item.setPointerCapture = () => undefined
  for (const [type, clientX] of Object.entries({ pointerdown: from, pointermove: to, pointerup: to }))
    item.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, clientY: 5, button: 0 }))
}

const overlays: Record<string, ReactNode> = {
  "a dialog": dialog,
  "a drawer": (
    <ui.Drawer defaultOpen>
      <ui.DrawerContent side="right" title="Under">
        Something to read.
      </ui.DrawerContent>
    </ui.Drawer>
  ),
  "a bottom sheet": (
    <ui.BottomSheet defaultOpen>
      <ui.BottomSheetContent title="Under">Something to read.</ui.BottomSheetContent>
    </ui.BottomSheet>
  ),
  "a popover": (
    <div className="fixed end-4 top-20">
      <ui.Popover defaultOpen>
        <ui.PopoverTrigger>Costs</ui.PopoverTrigger>
        <ui.PopoverContent label="Under" className="h-80 w-100">
          Something to read.
        </ui.PopoverContent>
      </ui.Popover>
    </div>
  ),
}

test("a message leaves by itself after ten seconds and not before", async () => {
  const { left } = await show("Sent")
  await passTime(9_900)
  expect(left()).toEqual(["Sent"])
  await passTime(200)
  expect(left()).toEqual([])
})

test("one that is about something that goes on stays until it is dismissed", async () => {
  const { screen, store, left } = await show()
  store.push({ tone: "warning", title: "Waiting", lasting: true })
  await expect.element(screen.getByText("Waiting", { exact: true }).first()).toBeInTheDocument()
  await passTime(60_000)
  expect(left()).toEqual(["Waiting"])
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }))
  await expect.poll(left).toEqual([])
})

test("its clock stands while it is pointed at and goes on afterwards", async () => {
  const { screen, left } = await show("Sent")
  await userEvent.hover(screen.getByRole("listitem"))
  await passTime(60_000)
  expect(left()).toEqual(["Sent"])
  await userEvent.hover(screen.getByRole("button", { name: "Elsewhere" }))
  await passTime(10_100)
  expect(left()).toEqual([])
})

test("its clock stands while the keyboard is in it", async () => {
  const { left } = await show("Sent")
  await userEvent.keyboard("{F8}")
  await passTime(60_000)
  expect(left()).toEqual(["Sent"])
})

test("a click discards it, a click on its link does not", async () => {
  const { screen, left } = await show("Sent")
  document.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true })
  await userEvent.click(screen.getByRole("link", { name: /^View Transaction →/ }))
  expect(left()).toEqual(["Sent"])
  await userEvent.click(screen.getByRole("listitem"))
  await expect.poll(left).toEqual([])
})

test("below 640 px only the latest is seen, with the edge of the next one behind it", async () => {
  await page.viewport(390, 844)
  const { screen } = await show("First", "Second")
  const seen = () => screen.getByRole("listitem").elements()
  expect(seen().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Second")])
  const viewport = seen()[0]?.parentElement
  if (!viewport) throw new Error("The messages stand nowhere")
  expect(getComputedStyle(viewport, "::after").height).toBe("6px")
  await page.viewport(1280, 900)
  expect(seen()).toHaveLength(2)
})

test("messages are read out politely, failures too", async () => {
  const { screen } = await show("Sent")
  const spoken = screen.getByRole("status").elements()
  expect(spoken.map((region) => region.getAttribute("aria-live"))).toEqual(["polite"])
})

test("Escape is for what is open under the messages, which stay", async () => {
  const { screen, push, left } = await stand(dialog)
  await expect.element(screen.getByRole("dialog", { name: "Under" })).toBeVisible()
  await push("Sent")
  await userEvent.keyboard("{Escape}")
  await expect.poll(() => screen.getByRole("dialog").elements()).toEqual([])
  expect(left()).toEqual(["Sent"])
})

test("Escape closes a menu that was open before the message came", async () => {
  const { screen, push, left } = await stand(
    <ui.DropdownMenu>
      <ui.DropdownMenuTrigger>Wallet</ui.DropdownMenuTrigger>
      <ui.DropdownMenuContent>
        <ui.DropdownMenuItem>Copy address</ui.DropdownMenuItem>
      </ui.DropdownMenuContent>
    </ui.DropdownMenu>,
  )
  await userEvent.click(screen.getByRole("button", { name: "Wallet" }))
  await expect.element(screen.getByRole("menu")).toBeVisible()
  await push("Sent")
  await userEvent.keyboard("{Escape}")
  await expect.poll(() => screen.getByRole("menu").elements()).toEqual([])
  expect(left()).toEqual(["Sent"])
})

test("a click on a message closes nothing but the message", async () => {
  const { screen, push, left } = await stand(dialog)
  await push("Sent")
  await userEvent.click(screen.getByText("Sent", { exact: true }))
  expect(left()).toEqual([])
  await expect.element(screen.getByRole("dialog", { name: "Under" })).toBeVisible()
})

for (const [name, overlay] of Object.entries(overlays)) {
  for (const width of [1280, 390]) {
    test(`Toast is above ${name} at ${width} px, and its action works by pointer`, async () => {
      await page.viewport(width, 844)
      const run = vi.fn()
      // The canvas of the app is a stacking context of its own.
      const { screen, store } = await stand(<div className="canvas min-h-dvh">{overlay}</div>)
      await expect.element(screen.getByRole("dialog", { name: "Under" })).toBeVisible()
      store.push({ tone: "info", title: "Effects were switched off", action: { label: "Restore", run } })
      const button = screen.getByRole("button", { name: "Restore" })
      await expect.element(button).toBeVisible()
      await expect.poll(() => isOnTop(button.element())).toBe(true)
      await userEvent.click(button)
      expect(run).toHaveBeenCalledOnce()
      expect(store.getSnapshot()).toEqual([])
      await expect.element(screen.getByRole("dialog", { name: "Under" })).toBeVisible()
    })
  }
}

test("Toast is reached by F8 while a dialog is open, and the focus returns into the dialog", async () => {
  const run = vi.fn()
  const { screen, store } = await stand(dialog)
  const close = screen.getByRole("button", { name: "Close" })
  await userEvent.keyboard("{Tab}")
  await expect.element(close).toHaveFocus()
  store.push({ tone: "info", title: "Effects were switched off", action: { label: "Restore", run } })
  await expect.element(screen.getByRole("button", { name: "Restore" })).toBeVisible()
  await userEvent.keyboard("{F8}{Tab}{Tab}{Enter}")
  expect(run).toHaveBeenCalledOnce()
  await expect.element(close).toHaveFocus()
})

test("Toast that is left by Tab gives the focus back to the open dialog, not to the page behind it", async () => {
  const { screen, push } = await stand(
    <>
      <button type="button">Behind</button>
      {dialog}
    </>,
  )
  await expect.element(screen.getByRole("dialog", { name: "Under" })).toBeVisible()
  await push("Sent")
  await userEvent.keyboard("{F8}{Tab}{Tab}{Tab}{Tab}")
  const inside = () => document.activeElement?.closest("[role=dialog]")?.textContent ?? ""
  await expect.poll(inside).toContain("Something to read.")
})

test("Toast is announced while a dialog is open", async () => {
  const { screen, push } = await stand(dialog)
  await push("Sent")
  const spoken = screen.getByRole("status")
  await expect.element(spoken).toHaveTextContent("Notification Sent")
  expect(spoken.element().closest("[aria-hidden=true]")).toBeNull()
})

test("F8 keeps the focus among the messages until the last is gone, and returns it then", async () => {
  const { screen, left } = await show("First", "Second")
  const elsewhere = screen.getByRole("button", { name: "Elsewhere" })
  await userEvent.click(elsewhere)
  await userEvent.keyboard("{F8}{Tab}{Enter}")
  expect(left()).toEqual(["First"])
  await userEvent.keyboard("{Tab}{Escape}")
  expect(left()).toEqual([])
  await expect.element(elsewhere).toHaveFocus()
})

test("a message that the app takes away gives the focus to the next, and the last gives it back", async () => {
  const { screen, store, left } = await show("First", "Second", "Third")
  const elsewhere = screen.getByRole("button", { name: "Elsewhere" })
  const focused = elsewhere.element()
  if (focused instanceof HTMLElement) focused.focus()
  await userEvent.keyboard("{F8}{Tab}")
  const [newest, ...older] = store.getSnapshot().toSorted((a, b) => b.id - a.id)
  store.dismiss(newest?.id ?? 0)
  await expect.element(screen.getByRole("list")).toHaveFocus()
  for (const { id } of older) store.dismiss(id)
  await expect.element(elsewhere).toHaveFocus()
  store.push({ tone: "info", title: "Later" })
  await expect.element(screen.getByText("Later", { exact: true }).first()).toBeInTheDocument()
  await passTime(10_100)
  expect(left()).toEqual([])
})

test("a message that comes while the tab is in the background is read out when it is looked at", async () => {
  const frames: FrameRequestCallback[] = []
  const request = vi.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame))
  const { store } = await stand(null)
  store.push({ tone: "info", title: "Won" })
  await expect.poll(() => frames.length).toBeGreaterThan(0)
  await passTime(5_000)
  const spoken = () => [...document.querySelectorAll("[role=status][aria-live]")].map(({ textContent }) => textContent)
  expect(spoken()).toEqual([""])
  request.mockRestore()
  for (const frame of frames) frame(performance.now())
  await expect.poll(spoken).toEqual([expect.stringContaining("Won")])
  await passTime(1_100)
  await expect.poll(spoken).toEqual([])
})

test("the clock of the others goes on when the one under the pointer was discarded", async () => {
  const { screen, left } = await show("First", "Second")
  await userEvent.click(screen.getByText("First", { exact: true }).last())
  await expect.poll(left).toEqual(["Second"])
  await userEvent.hover(screen.getByRole("button", { name: "Elsewhere" }))
  await passTime(10_100)
  expect(left()).toEqual([])
})

test("pushed to the right it goes; let go too early it comes back", async () => {
  const { screen, left } = await show("Sent")
  const item = screen.getByRole("listitem").element()
  push(item, 5, 35)
  item.dispatchEvent(new MouseEvent("click", { bubbles: true }))
  expect(left()).toEqual(["Sent"])
  push(item, 5, 80)
  expect(left()).toEqual([])
})

describe("Toast position", () => {
  afterEach(() => document.documentElement.removeAttribute("dir"))

  test.each([
    ["top-end", "ltr", "right", "top"],
    ["top-end", "rtl", "left", "top"],
    ["top-start", "ltr", "left", "top"],
    ["bottom-start", "rtl", "right", "bottom"],
    ["bottom-end", "ltr", "right", "bottom"],
  ] as const)("%s in a page written %s is at the %s, at the %s", async (position, dir, side, height) => {
    await page.viewport(1280, 900)
    document.documentElement.dir = dir
    const store = createToastStore()
    const screen = await render(<ToastViewport store={store} position={position} />)
    store.push({ tone: "info", title: "Sent" })
    await expect.element(screen.getByRole("listitem")).toBeVisible()
    const { left, right, top, bottom } = screen.getByRole("list").element().getBoundingClientRect()
    expect(left < 1280 - right ? "left" : "right").toBe(side)
    expect(top < 900 - bottom ? "top" : "bottom").toBe(height)
  })

  test("a message at the left edge is pushed off to the left, and not to the right", async () => {
    document.documentElement.dir = "rtl"
    const { screen, left } = await show("Sent")
    const item = screen.getByRole("listitem").element()
    push(item, 100, 180)
    expect(left()).toEqual(["Sent"])
    push(item, 100, 20)
    expect(left()).toEqual([])
  })
})
