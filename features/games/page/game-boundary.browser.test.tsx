import "../../../.storybook/preview.css"
import { expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { GameBoundary } from "./game-boundary"

function Broken(): null {
  throw new Error(`<img src=x onerror=alert(1)> ${"x".repeat(400)}`)
}

test("a game that cannot be drawn says so with the cause, as text, and leads home or on", async () => {
  // React reports each error it hands to a boundary.
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined)
  const screen = await render(
    <GameBoundary>
      <Broken />
    </GameBoundary>,
  )
  await expect.element(screen.getByText("500", { exact: true })).toBeVisible()
  await expect.element(screen.getByRole("heading", { name: /^Something went wrong while loading/ })).toBeVisible()
  await screen.getByText("What went wrong").click()
  const cause = screen.getByText(/^<img src=x/)
  await expect.element(cause).toBeVisible()
  expect(cause.element().textContent).toHaveLength(300)
  await expect.element(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/")
  await expect.element(screen.getByRole("button", { name: "Retry" })).toBeEnabled()
  report.mockRestore()
})
