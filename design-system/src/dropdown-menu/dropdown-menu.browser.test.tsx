import "../../../.storybook/preview.css"
import { afterEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from "./dropdown-menu"

afterEach(() => page.viewport(1280, 900))

test("in a low window the menu scrolls, and every item is reached", async () => {
  await page.viewport(640, 320)
  await render(
    <DropdownMenu>
      <DropdownMenuTrigger>Menu</DropdownMenuTrigger>
      <DropdownMenuContent>
        {Array.from({ length: 12 }, (_, index) => index + 1).map((number) => (
          <DropdownMenuItem key={number}>Item {number}</DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>,
  )
  await userEvent.click(page.getByRole("button", { name: "Menu" }))
  const menu = page.getByRole("menu")
  await expect.element(menu).toBeVisible()
  expect(menu.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(320)
  await userEvent.keyboard("{End}")
  const last = page.getByRole("menuitem", { name: "Item 12" })
  await expect.element(last).toHaveFocus()
  await expect.poll(() => last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(320)
})
