import { afterEach, expect, test, vi } from "vitest"
import { keepPictures } from "./keep-pictures"

const root = document.documentElement
const dice = () => getComputedStyle(root).getPropertyValue("--picture-dice")
let stop: () => void

function page() {
  document.head.innerHTML = `<style>
    [data-theme="one"] { --picture-dice: url("/one.webp") } [data-theme="two"] { --picture-dice: url("/two.webp") }
    [data-theme="three"] { --picture-dice: url("/three.webp") }</style>`
  document.body.innerHTML = `<span data-slot="game-picture" style="--game-picture: var(--picture-dice)"></span>`
  root.dataset.theme = "one"
  stop = keepPictures(root)
}

afterEach(() => {
  stop()
  vi.restoreAllMocks()
  root.removeAttribute("style")
  delete root.dataset.theme
})

/** The pictures that are being decoded, by file; each call ends one. */
function decoding() {
  const ends = new Map<string, () => void>()
  vi.spyOn(HTMLImageElement.prototype, "decode").mockImplementation(function (this: HTMLImageElement) {
    return new Promise<void>((resolve) => ends.set(new URL(this.src).pathname, resolve))
  })
  return (file: string) => ends.get(file)?.()
}

test("the picture of the theme before stays until the one of the new theme is decoded", async () => {
  page()
  const end = decoding()
  root.dataset.theme = "two"
  await Promise.resolve()
  expect(dice()).toBe('url("/one.webp")')
  end("/two.webp")
  await expect.poll(dice).toBe('url("/two.webp")')
})

test("of two changes in a row the last one counts, whichever picture comes first", async () => {
  page()
  const end = decoding()
  root.dataset.theme = "two"
  await Promise.resolve()
  root.dataset.theme = "three"
  await Promise.resolve()
  end("/two.webp")
  await Promise.resolve()
  expect(dice()).toBe('url("/one.webp")')
  end("/three.webp")
  await expect.poll(dice).toBe('url("/three.webp")')
})

test("a file is found whichever way its name is written", async () => {
  page()
  document.head.insertAdjacentHTML(
    "beforeend",
    `<style>[data-theme="webkit"] { --picture-dice: url(\\/two\\.webp) }</style>`,
  )
  const end = decoding()
  root.dataset.theme = "webkit"
  await Promise.resolve()
  end("/two.webp")
  await expect.poll(() => root.getAttribute("style"), { timeout: 1_000 }).toBe("")
})

test("a picture that cannot be fetched holds nothing up", async () => {
  page()
  root.dataset.theme = "two"
  await expect.poll(dice).toBe('url("/two.webp")')
})
