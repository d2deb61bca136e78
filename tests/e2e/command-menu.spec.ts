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

test("over a dialog the menu takes what is typed, and a switch is found by either word and says what it did", async ({
  player,
  page,
}) => {
  await player.openGame()
  const menu = page.getByRole("dialog", { name: "Command menu" })
  const field = menu.getByRole("combobox")
  for (const [keys, name, below] of [
    ["gs", "Settings", 0],
    ["i", "Dice", 1],
  ] as const) {
    for (const key of keys) await page.keyboard.press(key)
    await expect(page.getByRole("dialog", { name })).toBeVisible()
    await page.keyboard.press("ControlOrMeta+k")
    await expect(menu).toBeVisible()
    await expect(field, name).toBeFocused()
    await page.keyboard.type("turn off less glow")
    await expect(field).toHaveValue("turn off less glow")
    await page.keyboard.press("Enter")
    await expect(menu.getByRole("status")).toHaveText("Less glow is off")
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type("turn on less glow")
    await page.keyboard.press("Enter")
    await expect(menu.getByRole("status")).toHaveText("Less glow is on")
    await page.keyboard.press("Escape")
    await expect(menu).toHaveCount(0)
    // The menu takes the place of an overlay, and hides a dialog of the board until it has gone.
    await expect(page.getByRole("dialog", { name })).toHaveCount(below)
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toHaveCount(0)
  }
})
