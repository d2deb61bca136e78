import { expect } from "@playwright/test"
import { plainTest as test } from "./consumer.ts"

test("a consumer without Tailwind has the same components from standalone.css", async ({ page }) => {
  const rules = page.getByRole("button", { name: "Rules" })
  await expect(rules).toHaveCSS("height", "44px")
  await rules.click()
  await expect(page.getByRole("dialog", { name: "How to play" })).toHaveCSS("max-width", "480px")
  await page.keyboard.press("Escape")
  await page.getByRole("textbox", { name: "Bet amount" }).fill("9")
  await expect(page.getByRole("alert")).toHaveText("You can bet at most 5 SOL.")
  const surface = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(await surface()).not.toBe("rgba(0, 0, 0, 0)")
})
