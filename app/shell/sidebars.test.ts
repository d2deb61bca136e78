import { expect, test } from "vitest"
import { memoryStorage } from "#features/kernel"
import { createSidebars } from "./sidebars"

function stand(port = memoryStorage(), widthPx = 1_440) {
  const root: { dataset: DOMStringMap } = { dataset: {} }
  return { port, root, sidebars: createSidebars(() => root, port, widthPx) }
}

test("the chat is open by default from 1,600 px, and stays folded once it was folded", () => {
  const { port, root, sidebars } = stand(memoryStorage(), 1_600)
  sidebars.restore()
  expect(root.dataset.chat).toBe("open")
  sidebars.toggleChat()
  const later = stand(port, 1_600)
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
