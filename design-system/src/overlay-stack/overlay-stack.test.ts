import { expect, test, vi } from "vitest"
import { createOverlayStack } from "./overlay-stack"
import type { Focusable } from "./return-targets"

const element = (rects = 1) => ({ focus: vi.fn(), getClientRects: () => ({ length: rects }) })
const show = () => ({ stack: createOverlayStack<"menu" | "chat" | "bonus">(() => element()) })

test("opening one closes the other, and the drawers exclude each other", () => {
  const { stack } = show()
  stack.open("menu")
  stack.open("chat")
  expect(stack.getSnapshot()).toBe("chat")
  stack.open("bonus")
  expect(stack.getSnapshot()).toBe("bonus")
})

test("a late close of one that already gave way closes nothing", () => {
  const { stack } = show()
  stack.open("menu")
  stack.open("chat")
  stack.close("menu")
  expect(stack.getSnapshot()).toBe("chat")
})

test("toggling opens and closes", () => {
  const { stack } = show()
  stack.toggle("menu")
  expect(stack.getSnapshot()).toBe("menu")
  stack.toggle("menu")
  expect(stack.getSnapshot()).toBeNull()
})

test("those who watch hear of changes only", () => {
  const { stack } = show()
  const watch = vi.fn()
  const stop = stack.subscribe(watch)
  stack.close()
  stack.open("menu")
  stack.open("menu")
  expect(watch).toHaveBeenCalledOnce()
  stop()
  stack.close()
  expect(watch).toHaveBeenCalledOnce()
})

test("focus goes back to what opened the first of a chain, once all are closed", () => {
  const opener = element()
  const inside = element()
  let focused: Focusable | null = opener
  const stack = createOverlayStack<"menu" | "chat">(() => focused)
  stack.open("menu")
  focused = inside
  stack.open("chat")
  focused = null
  stack.returnFocus()
  expect(opener.focus).not.toHaveBeenCalled()
  stack.close()
  stack.returnFocus()
  expect(opener.focus).toHaveBeenCalledOnce()
  expect(inside.focus).not.toHaveBeenCalled()
})

test("focus that moved during a close animation stays where it is", () => {
  const opener = element()
  let focused: Focusable | null = opener
  const stack = createOverlayStack<"menu">(() => focused)
  stack.open("menu")
  stack.close()
  focused = element()
  stack.returnFocus()
  expect(opener.focus).not.toHaveBeenCalled()
})

test("a call that comes while the panel is still leaving does not lose the opener", () => {
  const opener = element()
  let focused: Focusable | null = opener
  const stack = createOverlayStack<"menu">(() => focused)
  stack.open("menu")
  focused = element()
  stack.close()
  stack.returnFocus()
  focused = null
  stack.returnFocus(element())
  expect(opener.focus).toHaveBeenCalledOnce()
})

test("focus goes to the place of an opener that has left the screen, and without one to the fallback", () => {
  const [home, fallback] = [element(), element()]
  const closest = (selector: string) => (selector === "[data-focus-home]" ? home : null)
  let focused: Focusable | null = { ...element(0), closest }
  const stack = createOverlayStack<"menu">(() => focused)
  stack.open("menu")
  focused = null
  stack.close()
  stack.returnFocus(fallback)
  expect(home.focus).toHaveBeenCalledOnce()
  stack.forgetOpener()
  stack.returnFocus(fallback)
  expect(fallback.focus).toHaveBeenCalledOnce()
})
