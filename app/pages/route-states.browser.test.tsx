import "../../.storybook/preview.css"
import { afterEach, expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { StoryFrame } from "../shell/testing/story-frame"
import { PageLoading } from "./page-loading"
import { RouteError } from "./route-error"

afterEach(() => vi.useRealTimers())

test("PageLoading names the wait eight seconds after a navigation and offers ways out after fifteen", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const screen = await render(<PageLoading />)
  const word = screen.getByText(/takes longer than usual/)
  const refresh = screen.getByRole("button", { name: "Refresh" })
  // The router shows it a second after the navigation.
  await vi.advanceTimersByTimeAsync(6_900)
  await expect.element(word).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(100)
  await expect.element(word).toBeVisible()
  await expect.element(refresh).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(7_000)
  await expect.element(refresh).toBeVisible()
  await expect.element(screen.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/")
})

test("RouteError offers Try Again three times for one page, then only Refresh and Go Home", async () => {
  const reset = vi.fn()
  const broken = (path = "/jackpot") => (
    <StoryFrame path={path}>
      <RouteError error={new Error("odds is undefined")} reset={reset} />
    </StoryFrame>
  )
  for (const time of [1, 2, 3]) {
    // Each failure draws the message anew.
    const screen = await render(broken())
    await screen.getByRole("button", { name: "Try Again" }).click()
    expect(reset).toHaveBeenCalledTimes(time)
    await screen.unmount()
  }
  const screen = await render(broken())
  await expect.element(screen.getByText(/Multiple retry attempts failed/)).toBeVisible()
  await expect.element(screen.getByRole("button", { name: "Try Again" })).not.toBeInTheDocument()
  await expect.element(screen.getByRole("button", { name: "Refresh" })).toBeVisible()
  await expect.element(screen.getByRole("link", { name: "Go Home" })).toBeVisible()
  await screen.unmount()
  // Another page starts anew.
  const other = await render(broken("/bonus"))
  await expect.element(other.getByRole("button", { name: "Try Again" })).toBeVisible()
})
