import "../../../.storybook/preview.css"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { ToastViewport } from "./toast"
import { createToastStore } from "./toast-store"

// The clocks of messages stand until a test moves them; frames and polling go on.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
})
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 900)
})

async function show(...titles: string[]) {
  const store = createToastStore()
  const screen = await render(
    <div>
      <button type="button">Elsewhere</button>
      <ToastViewport store={store} />
    </div>,
  )
  for (const title of titles) {
    store.push({ tone: "danger", title, link: { label: "View Transaction →", href: "#transaction" } })
  }
  if (titles[0]) await expect.element(screen.getByText(titles[0], { exact: true }).first()).toBeInTheDocument()
  return { screen, left: () => store.getSnapshot().map(({ title }) => title) }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test("a message leaves by itself after ten seconds and not before", async () => {
  const { left } = await show("Sent")
  await pass(9_900)
  expect(left()).toEqual(["Sent"])
  await pass(200)
  expect(left()).toEqual([])
})

test("its clock stands while it is pointed at and goes on afterwards", async () => {
  const { screen, left } = await show("Sent")
  await userEvent.hover(screen.getByRole("listitem"))
  await pass(60_000)
  expect(left()).toEqual(["Sent"])
  await userEvent.hover(screen.getByRole("button", { name: "Elsewhere" }))
  await pass(10_100)
  expect(left()).toEqual([])
})

test("its clock stands while the keyboard is in it", async () => {
  const { left } = await show("Sent")
  await userEvent.keyboard("{F8}")
  await pass(60_000)
  expect(left()).toEqual(["Sent"])
})

test("a click discards it, a click on its link does not", async () => {
  const { screen, left } = await show("Sent")
  document.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true })
  await userEvent.click(screen.getByRole("link", { name: "View Transaction →" }))
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
