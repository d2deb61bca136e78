import "../styles.css"
import { afterEach, expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { pauseUnseen } from "./pause-unseen"

afterEach(() => window.scrollTo(0, 0))

const frame = () => new Promise(requestAnimationFrame)
const part = (name: string) => document.querySelector<HTMLElement>(`[data-testid="${name}"]`)
const skipped = (name: string) => {
  const element = part(name)
  return element !== null && getComputedStyle(element).contentVisibility === "hidden"
}
const states = () => ["first", "second", "third"].map((name) => part(name)?.dataset.unseen)

/** Each part is more than a screen. */
const threeScreens = (
  <div style={{ width: 300 }}>
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

test("what is on the screen stays, what is not follows part by part, the nearest first", async () => {
  await render(threeScreens)
  pauseUnseen()
  expect(states()).toEqual(["lazy", "paused", "paused"])
  expect(skipped("first")).toBe(false)
  expect(skipped("second")).toBe(true)
  await frame()
  expect(states()).toEqual(["lazy", "paused", "paused"])
  await frame()
  expect(states()).toEqual(["lazy", "lazy", "paused"])
  await frame()
  expect(states()).toEqual(["lazy", "lazy", "lazy"])
})

test("a part with the focus keeps it, wherever the page was scrolled to", async () => {
  await render(threeScreens)
  part("third")?.querySelector("button")?.focus()
  window.scrollTo(0, 0)
  pauseUnseen()
  expect(states()).toEqual(["lazy", "paused", "lazy"])
  expect(document.activeElement?.textContent).toBe("third")
})

test("a second change in the middle of the first leaves nothing paused that has come into sight", async () => {
  await render(threeScreens)
  pauseUnseen()
  window.scrollTo(0, document.body.scrollHeight)
  pauseUnseen()
  expect(states()).toEqual(["paused", "paused", "lazy"])
  for (let frames = 0; frames < 4; frames++) await frame()
  expect(states()).toEqual(["lazy", "lazy", "lazy"])
})

test("the page is as tall while parts are paused, and stays where it was scrolled to", async () => {
  await render(threeScreens)
  window.scrollTo(0, document.body.scrollHeight)
  const place = { height: document.documentElement.scrollHeight, scrolled: window.scrollY }
  expect(place.scrolled).toBeGreaterThan(0)
  pauseUnseen()
  expect({ height: document.documentElement.scrollHeight, scrolled: window.scrollY }).toEqual(place)
})
