import type { Page } from "@playwright/test"
import { expect, test } from "./casino"
import { long } from "./long"

const panel = (page: Page) => page.getByRole("dialog", { name: "Game settings" })
const view = (page: Page, name: string) => panel(page).getByRole("radio", { name, exact: true })
/** What the browser draws 3D into. */
const canvas = (page: Page) => page.locator("[data-slot=board-area] canvas")

async function openSettings(page: Page) {
  await page.getByRole("group", { name: "Game controls" }).getByRole("button", { name: "Game settings" }).click()
  await expect(panel(page)).toBeVisible()
}

test("the View of a game is automatic until one is chosen, keeps the choice, and goes back to automatic", {
  tag: long,
}, async ({ player }) => {
  const { page } = player
  await player.openGame({ funded: false })
  await expect(page.getByRole("button", { name: "Switch between 2D and 3D" })).toHaveCount(0)
  await openSettings(page)
  await expect(view(page, "Auto")).toBeChecked()
  // These tests want less motion, so automatic is 2D.
  await expect(panel(page).getByText("Auto: 2D on this device.")).toBeVisible()
  await expect(canvas(page)).toHaveCount(0)
  await view(page, "3D").click()
  await page.keyboard.press("Escape")
  await expect(canvas(page)).toBeVisible()
  const preferences = () => page.evaluate(() => JSON.parse(localStorage.user).perGameModePreferences)
  expect(await preferences()).toEqual({ dice: "3D" })
  await page.reload()
  await openSettings(page)
  await expect(view(page, "3D")).toBeChecked()
  await view(page, "Auto").click()
  await page.keyboard.press("Escape")
  await expect(canvas(page)).toHaveCount(0)
  expect(await preferences()).toEqual({})
})
