import { expect, test } from "./casino"
import { arrive } from "./shell"

test("the keyboard alone opens the menu from anywhere, changes the theme for good and returns the focus", async ({
  page,
}) => {
  await arrive(page, "/explorer")
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" })
  await link.focus()
  await page.keyboard.press("ControlOrMeta+k")
  await expect(page.getByRole("dialog", { name: "Command menu" }).getByRole("combobox")).toBeFocused()
  await expect(page).toHaveURL("/explorer?panel=command")
  await page.keyboard.type("arctic")
  await page.keyboard.press("Enter")
  await expect(page.locator("html")).toHaveAttribute("data-theme", "arctic")
  await page.keyboard.press("ControlOrMeta+k")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(page).toHaveURL("/explorer")
  await page.reload()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "arctic")
})
