import { expect, test } from "vitest"
import { memoryStorage } from "#features/kernel"
import { createSidebars } from "./sidebars"

/** Answers a query for a least width as a browser of this width and a default font of 16 px does. */
const atWidth = (px: number) => (query: string) => px >= 16 * Number(/^\(width >= (\d+)rem\)$/.exec(query)?.[1])

function stand(port = memoryStorage(), widthPx = 1_024) {
  const root: { dataset: DOMStringMap } = { dataset: {} }
  const place = { path: "/" }
  const sidebars = createSidebars(() => root, port, { matches: atWidth(widthPx), path: () => place.path })
  return { port, root, place, sidebars }
}

test("a game page folds the chat below 1,440 px, other pages and wider windows do not", () => {
  const narrow = stand(memoryStorage(), 1_366)
  narrow.sidebars.restore()
  expect(narrow.root.dataset.chat).toBe("open")
  narrow.place.path = "/game/demo/dice"
  narrow.sidebars.arrive()
  expect(narrow.root.dataset.chat).toBe("folded")
  narrow.sidebars.toggleChat()
  expect(narrow.root.dataset.chat).toBe("open")
  narrow.place.path = "/game/demo/slots"
  narrow.sidebars.arrive()
  expect(narrow.root.dataset.chat).toBe("folded")
  narrow.place.path = "/leaderboard"
  narrow.sidebars.arrive()
  expect(narrow.root.dataset.chat).toBe("open")
  const wide = stand(memoryStorage(), 1_440)
  wide.place.path = "/game/demo/dice"
  wide.sidebars.restore()
  expect(wide.root.dataset.chat).toBe("open")
})

test("the chat is open by default from 1,280 px, and stays folded once it was folded", () => {
  const { port, root, sidebars } = stand(memoryStorage(), 1_280)
  sidebars.restore()
  expect(root.dataset.chat).toBe("open")
  sidebars.toggleChat()
  const later = stand(port, 1_280)
  later.sidebars.restore()
  expect(later.root.dataset.chat).toBe("folded")
})

test("the navigation starts open and the chat folded; what is changed is remembered", () => {
  const { port, root, sidebars } = stand()
  sidebars.restore()
  expect(root.dataset).toEqual({ navigation: "open", chat: "folded" })
  sidebars.toggleNavigation()
  expect(root.dataset).toEqual({ navigation: "rail", chat: "folded" })
  const later = stand(port)
  later.sidebars.restore()
  expect(later.root.dataset).toEqual({ navigation: "rail", chat: "folded" })
  later.sidebars.toggleNavigation()
  later.sidebars.toggleChat()
  expect(later.root.dataset).toEqual({ navigation: "open", chat: "open" })
})

test.each(["{", "null", '{"navigation":"<script>"}', `"${"x".repeat(4000)}"`])(
  "what was tampered with (%.20s) reaches nothing",
  (text) => {
    const { port, root, sidebars } = stand()
    port.setItem("dghrt-sidebars", text)
    sidebars.restore()
    expect(root.dataset).toEqual({ navigation: "open", chat: "folded" })
  },
)
