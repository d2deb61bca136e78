import "../../../.storybook/preview.css"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { ScrollRow } from "./scroll-row"

const row = (count: number) => (
  <div className="w-150">
    <ScrollRow title="Favourites">
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <p key={number} className="w-50">
          Game {number}
        </p>
      ))}
    </ScrollRow>
  </div>
)

test("cards that are added bring the arrows, and cards that are removed take them away", async () => {
  const screen = await render(row(1))
  const on = page.getByRole("button", { name: "Scroll Favourites on" })
  await expect.poll(() => on.elements()).toEqual([])
  await screen.rerender(row(6))
  await expect.element(on).toHaveAttribute("aria-disabled", "false")
  await screen.rerender(row(2))
  await expect.poll(() => on.elements()).toEqual([])
  expect(page.getByRole("list", { name: "Favourites" }).element().hasAttribute("tabindex")).toBe(false)
})
