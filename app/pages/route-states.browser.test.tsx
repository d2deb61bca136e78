import "../../.storybook/preview.css"
import type { ReactNode } from "react"
import { afterEach, expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { ApplicationBoundary } from "../application-boundary"
import { StoryFrame } from "../shell/testing/story-frame"
import ApplicationError from "./application-error"
import { PageLoading } from "./page-loading"
import { RouteError } from "./route-error"

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test("PageLoading says after three seconds that it loads, after eight that it is slow, and after fifteen offers ways out", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const screen = await render(<PageLoading />)
  const word = screen.getByText(/takes longer than usual/)
  const refresh = screen.getByRole("button", { name: "Refresh" })
  // The router shows it a second after the navigation.
  const loading = screen.getByText("Loading the page")
  await vi.advanceTimersByTimeAsync(1_900)
  await expect.element(loading).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(100)
  await expect.element(loading).toBeVisible()
  await vi.advanceTimersByTimeAsync(4_900)
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
    await expect.element(screen.getByRole("heading", { name: "Page Loading Error" })).toBeVisible()
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

const Frame = ({ draw }: { draw: () => ReactNode }) => draw()

test("an app that fails is drawn again twice; then the error is critical, and its button reloads the page", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined)
  let failures = 0
  const fail = () => {
    failures += 1
    throw new Error("no frame")
  }
  const screen = await render(
    <ApplicationBoundary>
      <Frame draw={fail} />
    </ApplicationBoundary>,
  )
  for (const _ of [1, 2]) {
    const before = failures
    await expect.element(screen.getByRole("heading", { name: "Application Error", exact: true })).toBeVisible()
    await screen.getByRole("button", { name: "Try Again" }).click()
    await expect.poll(() => failures).toBeGreaterThan(before)
  }
  await expect.element(screen.getByRole("heading", { name: "Critical Application Error" })).toBeVisible()
  await expect.element(screen.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/")
  await screen.unmount()
  const reload = vi.fn()
  const last = await render(<ApplicationError error={new Error("no frame")} onRetry={vi.fn()} reload={reload} />)
  await last.getByRole("button", { name: "Reload Page" }).click()
  expect(reload).toHaveBeenCalledOnce()
})
