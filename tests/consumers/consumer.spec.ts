import { expect } from "@playwright/test"
import { test } from "./consumer.ts"

test("the app runs on the React it installed", async ({ page, consumer }) => {
  await expect(page.getByText(`React ${consumer.react}`)).toBeVisible()
})

test("a dialog opens and closes by keyboard and gives focus back", async ({ page }) => {
  const rules = page.getByRole("button", { name: "Rules" })
  const dialog = page.getByRole("dialog", { name: "How to play" })
  await rules.focus()
  await page.keyboard.press("Enter")
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveAccessibleDescription("One roll decides.")
  await expect(dialog).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(rules).toBeFocused()
})

test("a bet reports in the smallest unit as it is typed and doubled", async ({ page }) => {
  const field = page.getByRole("textbox", { name: "Bet amount" })
  const stake = page.getByRole("status", { name: "Stake in lamports" })
  await field.fill("0.5")
  await expect(stake).toHaveText("500000000")
  await page.getByRole("button", { name: "Double bet" }).click()
  await expect(stake).toHaveText("1000000000")
  await expect(field).toHaveValue("1")
})

// Without motion a colour is there at once instead of at the end of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } })

test("three themes look different", async ({ page }) => {
  const colors = () =>
    page
      .getByRole("button", { name: "Rules" })
      .evaluate((button) => [
        getComputedStyle(document.documentElement).backgroundColor,
        getComputedStyle(button).color,
      ])
  const seen: string[][] = []
  for (const name of ["Romantic Degen", "Arctic Frost", "Cyberpunk"]) {
    await page.getByRole("button", { name }).click()
    seen.push(await colors())
  }
  expect(new Set(seen.map(([background]) => background)).size).toBe(3)
  expect(new Set(seen.map(([, text]) => text)).size).toBe(3)
})

test("the components' own classes are in the app's style sheet", async ({ page }) => {
  await expect(page.getByRole("button", { name: "Rules" })).toHaveCSS("height", "44px")
  await page.getByRole("button", { name: "Rules" }).click()
  await expect(page.getByRole("dialog")).toHaveCSS("max-width", "480px")
})
