import "../../../.storybook/preview.css"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { DataList } from "./data-list"

test("the row that has the focus keeps it while the list is scrolled", async () => {
  await render(
    <DataList
      label="Players"
      items={Array.from({ length: 500 }, (_, index) => `Player ${index + 1}`)}
      itemKey={(player) => player}
      renderItem={(player) => (
        <a href="#player" className="block p-4">
          {player}
        </a>
      )}
      empty="None"
      className="h-105"
    />,
  )
  const link = page.getByRole("link", { name: "Player 2", exact: true })
  const element = link.element()
  if (element instanceof HTMLElement) element.focus()
  const box = element.closest("[data-slot=data-list]")
  if (!box) throw new Error("The list has no box")
  box.scrollTop = 10_000
  await expect.element(page.getByRole("link", { name: "Player 200", exact: true })).toBeInTheDocument()
  await expect.element(link).toHaveFocus()
})
