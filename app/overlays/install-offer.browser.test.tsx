import "../../.storybook/preview.css"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { StoryFrame } from "../shell/testing/story-frame"
import { InstallOffer } from "./install-offer"
import { closeOverlay, openOverlay } from "./overlays"

const key = "pwa-install-prompt"
const dayMs = 24 * 60 * 60 * 1_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
  localStorage.removeItem(key)
})
afterEach(() => {
  vi.useRealTimers()
  closeOverlay()
})

/** The browser's own event, which only a browser with an engaged player sends. */
function offer(outcome: "accepted" | "dismissed" = "accepted") {
  const prompt = vi.fn(async () => ({ outcome, platform: "web" }))
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt })
  dispatchEvent(event)
  return { prompt, event }
}

async function show(path = "/") {
  const screen = await render(
    <StoryFrame path={path}>
      <main id="main" tabIndex={-1}>
        <button type="button">Play Dice</button>
      </main>
      <InstallOffer />
    </StoryFrame>,
  )
  const banner = screen.getByRole("complementary", { name: "Install the app" })
  return { screen, banner, press: (name: string) => screen.getByRole("button", { name }).click() }
}

test("the banner comes three seconds after the browser's offer, in place of the browser's own, and takes no focus", async () => {
  const { screen, banner } = await show()
  const play = screen.getByRole("button", { name: "Play Dice" })
  await userEvent.click(play)
  const { event } = offer()
  expect(event.defaultPrevented).toBe(true)
  await vi.advanceTimersByTimeAsync(2_900)
  await expect.element(banner).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(100)
  await expect.element(banner).toBeVisible()
  await expect.element(play).toHaveFocus()
})

test("Install opens the browser's question and the banner goes; accepting it is remembered by the browser alone", async () => {
  const { banner, press } = await show()
  const { prompt } = offer("accepted")
  await vi.advanceTimersByTimeAsync(3_000)
  await press("Install")
  await expect.element(banner).not.toBeInTheDocument()
  expect(prompt).toHaveBeenCalledOnce()
  expect(localStorage.getItem(key)).toBeNull()
})

test.each([
  ["Install", "the player who declines in the browser's question"],
  ["Not now", "the player who dismisses the banner"],
])("%s: %s is not asked again for seven days", async (name) => {
  const { screen, banner, press } = await show()
  offer("dismissed")
  await vi.advanceTimersByTimeAsync(3_000)
  await press(name)
  await expect.element(banner).not.toBeInTheDocument()
  await expect.poll(() => localStorage.getItem(key)).toBe(String(Date.now()))
  await expect.element(screen.getByRole("main")).toHaveFocus()
  offer()
  await vi.advanceTimersByTimeAsync(3_000)
  await expect.element(banner).not.toBeInTheDocument()
  vi.setSystemTime(Date.now() + 7 * dayMs)
  offer()
  await vi.advanceTimersByTimeAsync(3_000)
  await expect.element(banner).toBeVisible()
})

test("what storage holds is not believed: a text or a time in the future does not keep the banner away", async () => {
  for (const kept of ["soon", '"2026"', "-1", String(Date.now() + 100 * dayMs)]) {
    localStorage.setItem(key, kept)
    const { screen, banner } = await show()
    offer()
    await vi.advanceTimersByTimeAsync(3_000)
    await expect.element(banner).toBeVisible()
    await screen.unmount()
  }
})

test("an app that was installed from the browser's menu withdraws the banner", async () => {
  const { banner } = await show()
  offer()
  await vi.advanceTimersByTimeAsync(3_000)
  await expect.element(banner).toBeVisible()
  dispatchEvent(new Event("appinstalled"))
  await expect.element(banner).not.toBeInTheDocument()
  expect(localStorage.getItem(key)).toBeNull()
})

test("the banner is on no game's page, not on the page with an Install button, and waits while a dialog is open", async () => {
  for (const path of ["/game/demo/dice", "/mobile"]) {
    const { screen, banner } = await show(path)
    offer()
    await vi.advanceTimersByTimeAsync(3_000)
    await expect.element(banner).not.toBeInTheDocument()
    await screen.unmount()
  }
  const { banner } = await show()
  openOverlay("theme")
  offer()
  await vi.advanceTimersByTimeAsync(3_000)
  await expect.element(banner).not.toBeInTheDocument()
  closeOverlay()
  await expect.element(banner).toBeVisible()
})

test("an offer that came before this code is passed on", async () => {
  window.earlyInstallOffer = Object.assign(new Event("beforeinstallprompt"), { prompt: async () => undefined })
  const { banner } = await show()
  await vi.advanceTimersByTimeAsync(3_000)
  await expect.element(banner).toBeVisible()
})
