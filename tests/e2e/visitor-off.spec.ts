import { expect, test } from "./casino"
import { long } from "./long"
import { complaints, hydrated, mark } from "./prerendered"
import { arrive } from "./shell"

// An operator who requires a wallet for free play.
test.use({ freePlay: "off" })

test("without free play for visitors the home offers no games, All Games opens the list of wallets, and a demo game asks for a wallet", {
  tag: long,
}, async ({ page }) => {
  await arrive(page)
  await expect(page.getByRole("heading", { name: /Ready to Win/ })).toBeVisible()
  await expect(page.getByRole("link", { name: "Play for free" })).toHaveCount(0)
  await expect(page.getByRole("region", { name: "Free play" })).toHaveCount(0)
  await arrive(page, "/?panel=allGames")
  await page.getByRole("dialog", { name: "All Games" }).getByRole("article", { name: "Dice" }).click()
  await expect(page.getByRole("dialog", { name: "Connect Wallet" })).toBeVisible()
  await expect(page).toHaveURL("/")
  const said = complaints(page)
  await mark(page)
  await page.goto("/game/demo/dice")
  await expect(page.getByRole("heading", { level: 1, name: "Please connect your wallet to play." })).toBeVisible()
  await expect(page.getByText("400", { exact: true })).toBeVisible()
  await hydrated(page)
  expect(said).toEqual([])
})
