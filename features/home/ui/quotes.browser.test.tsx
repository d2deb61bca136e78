import "../../../.storybook/preview.css"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { Quotes } from "./quotes"

// The clock of the quotes is stopped until a test moves it; frames and polling go on.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
})
afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset.reduceMotion
})

/** The mouse may still be where another file left it: it counts only where a test points with it. */
async function show({ pointed = false } = {}) {
  const screen = await render(
    <div className={pointed ? undefined : "pointer-events-none"}>
      <Quotes />
    </div>,
  )
  const said = () =>
    [...document.querySelectorAll("[data-slot=quotes] [data-shown=true] figcaption")].map(
      ({ textContent }) => textContent,
    )
  const pass = async (ms: number) => {
    vi.advanceTimersByTime(ms)
    await new Promise(requestAnimationFrame)
  }
  return { screen, said, pass }
}

test("another quote with its hashtag is shown every three seconds, round and round", async () => {
  const { said, pass } = await show()
  expect(said()).toEqual(["#ProvablyFair"])
  await pass(2_900)
  expect(said()).toEqual(["#ProvablyFair"])
  await pass(200)
  await expect.poll(said).toEqual(["#NonCustodial"])
  await pass(6_000)
  await expect.poll(said).toEqual(["#ProvablyFair"])
})

test("it stands still under the pointer and on request, and nothing of it is announced", async () => {
  const { screen, said, pass } = await show({ pointed: true })
  await userEvent.hover(screen.getByRole("button", { name: "Pause the quotes" }))
  await pass(10_000)
  expect(said()).toEqual(["#ProvablyFair"])
  await userEvent.click(screen.getByRole("button", { name: "Pause the quotes" }))
  await userEvent.unhover(screen.getByRole("button", { name: "Resume the quotes" }))
  await pass(10_000)
  expect(said()).toEqual(["#ProvablyFair"])
  expect(document.querySelectorAll("[data-slot=quotes] [aria-live]")).toHaveLength(0)
})

test("it stands still for those who asked for less motion", async () => {
  document.documentElement.dataset.reduceMotion = "true"
  const { said, pass } = await show()
  await pass(10_000)
  expect(said()).toEqual(["#ProvablyFair"])
})
