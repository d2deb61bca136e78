import "../../../.storybook/preview.css"
import { themeIds } from "@dghrt/themes"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { stageThemeChange } from "./stage-theme-change"

const root = document.documentElement

beforeEach(() => {
  root.dataset.theme = "arctic"
})
afterEach(async () => {
  vi.restoreAllMocks()
  window.scrollTo(0, 0)
  await expect.poll(() => document.querySelector('[data-letters], [data-unseen="paused"]')).toBeNull()
  delete root.dataset.theme
})

const frame = () => new Promise(requestAnimationFrame)
const part = (name: string) => document.querySelector<HTMLElement>(`[data-testid="${name}"]`)
const names = ["head", "first", "second", "third"]
const held = () => names.filter((name) => part(name)?.dataset.letters)
const paused = () => names.filter((name) => part(name)?.dataset.unseen === "paused")
const styleOf = (name: string) => getComputedStyle(part(name) ?? root)

function changeTo(theme: string) {
  stageThemeChange()
  root.dataset.theme = theme
}

/** A head that stays on the screen, then three parts of more than a screen each. */
const threeScreens = (
  <div style={{ width: 300 }}>
    <header data-testid="head" data-follows="" style={{ position: "sticky", top: 0 }}>
      Head
    </header>
    {["first", "second", "third"].map((name) => (
      <section
        key={name}
        data-testid={name}
        data-unseen="lazy"
        style={{ blockSize: "120vh", containIntrinsicBlockSize: "auto 120vh" }}
      >
        <button type="button">{name}</button>
      </section>
    ))}
  </div>
)

test("what is on the screen has its colours at once; letters, then parts out of sight follow, one a frame", async () => {
  await render(threeScreens)
  const before = styleOf("first")
  const [letters, colour] = [before.fontFamily, before.color]
  changeTo("crimson")
  expect([held(), paused()]).toEqual([
    ["head", "first"],
    ["second", "third"],
  ])
  expect(styleOf("first").color).not.toBe(colour)
  expect(styleOf("first").fontFamily).toBe(letters)
  expect(styleOf("second").contentVisibility).toBe("hidden")

  const seen = [String([...held(), ...paused()])]
  while (seen.at(-1)) {
    await frame()
    const now = String([...held(), ...paused()])
    if (now !== seen.at(-1)) seen.push(now)
  }
  expect(seen).toEqual(["head,first,second,third", "first,second,third", "second,third", "third", ""])
  expect(styleOf("first").fontFamily).toBe(getComputedStyle(root).fontFamily)
  expect(styleOf("first").fontFamily).not.toBe(letters)
})

test.each(themeIds)(
  "a part that keeps the letters of %s looks as if that were the theme of its letters",
  async (id) => {
    const { container } = await render(
      <p data-testid="head" className="type-display">
        1,234
      </p>,
    )
    const looks = (root: Element) => {
      const { fontFamily, fontVariantNumeric } = getComputedStyle(root)
      const { fontWeight, letterSpacing, textTransform, fontVariationSettings } = styleOf("head")
      return { fontFamily, fontVariantNumeric, fontWeight, letterSpacing, textTransform, fontVariationSettings }
    }
    root.dataset.theme = id
    const own = looks(container)
    root.dataset.theme = id === "retro" ? "jade" : "retro"
    container.dataset.letters = id
    expect(looks(container)).toEqual(own)
    delete container.dataset.letters
  },
)

test("letters that do not come hold nothing up for longer than a second", async () => {
  await render(threeScreens)
  vi.spyOn(document.fonts, "load").mockReturnValue(new Promise(() => undefined))
  changeTo("crimson")
  for (let frames = 0; frames < 5; frames++) await frame()
  expect(held()).toEqual(["head", "first"])
  await expect.poll(() => [...held(), ...paused()], { timeout: 3_000 }).toEqual([])
})

test("letters that cannot be fetched are not waited for", async () => {
  await render(threeScreens)
  vi.spyOn(document.fonts, "load").mockRejectedValue(new DOMException("A network error occurred.", "NetworkError"))
  changeTo("crimson")
  for (let frames = 0; frames < 6; frames++) await frame()
  expect(held()).toEqual([])
})

test("of parts in parts the innermost on the screen keeps its letters", async () => {
  await render(
    <main data-testid="head" data-follows="">
      <section data-testid="first" data-follows="">
        Words
      </section>
    </main>,
  )
  changeTo("crimson")
  expect(held()).toEqual(["first"])
})

test("a part that is not drawn is left alone", async () => {
  await render(
    <div hidden data-testid="head" data-follows="">
      Words
    </div>,
  )
  changeTo("crimson")
  expect(held()).toEqual([])
})

test("a part with the focus keeps it, wherever the page was scrolled to", async () => {
  await render(threeScreens)
  part("third")?.querySelector("button")?.focus()
  window.scrollTo(0, 0)
  changeTo("crimson")
  expect(paused()).toEqual(["second"])
  expect(document.activeElement?.textContent).toBe("third")
})

test("a second change in the middle of the first leaves nothing paused that has come into sight", async () => {
  await render(threeScreens)
  changeTo("crimson")
  const arctic = styleOf("head").fontFamily
  window.scrollTo(0, document.body.scrollHeight)
  changeTo("jade")
  expect(paused()).toEqual(["first", "second"])
  expect(held()).toEqual(["head", "third"])
  // Letters that were never seen are not drawn for the one frame between.
  expect(styleOf("head").fontFamily).toBe(arctic)
  await expect.poll(() => [...held(), ...paused()]).toEqual([])
  expect(styleOf("head").fontFamily).toBe(getComputedStyle(root).fontFamily)
})

test("the page is as tall while parts are paused, and stays where it was scrolled to", async () => {
  await render(threeScreens)
  window.scrollTo(0, document.body.scrollHeight)
  const place = { height: root.scrollHeight, scrolled: window.scrollY }
  expect(place.scrolled).toBeGreaterThan(0)
  changeTo("crimson")
  expect({ height: root.scrollHeight, scrolled: window.scrollY }).toEqual(place)
})
