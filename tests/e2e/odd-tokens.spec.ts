import { expect, test } from "./casino"
import { long } from "./long"

test.use({ oddTokens: "1" })

test("unusual mints are listed with their balances, or refused with the reason", { tag: long }, async ({ player }) => {
  const { page, stack } = player
  await player.openGame()
  const wallet = await player.address()
  for (const token of ["TICKET", "ATTO", "LONE", "ICE", "NAMELESS"])
    await fetch(stack.addresses.faucetUrl, { method: "POST", body: JSON.stringify({ wallet, token }) })
  await page.reload()
  await page.getByRole("banner").getByRole("link", { name: "Tokens and fees" }).click()
  const dialog = page.getByRole("dialog", { name: "Select a Token" })
  const row = (symbol: string) =>
    dialog.locator("label").filter({ has: page.getByRole("radio", { name: symbol, exact: true }) })
  const nameless = dialog.locator("label").filter({ hasText: "Token without a name" })
  await expect(row("TICKET")).toContainText("500")
  await expect(row("ATTO")).toContainText("0.0010")
  await expect(row("LONE")).toContainText("No pool on this network.")
  await expect(dialog.getByRole("radio", { name: "LONE" })).toBeDisabled()
  await expect(row("ICE")).toContainText("Your ICE account is frozen by its issuer.")
  await expect(nameless).toContainText("12.34")
  await row("TICKET").click()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("group", { name: "TICKET balance" })).toContainText("500")
  await page.getByRole("button", { name: "Set bet amount" }).click()
  const betDialog = page.getByRole("dialog", { name: "Set Bet Amount" })
  await expect(betDialog.getByText("LONE: No pool on this network.")).toBeVisible()
  await expect(betDialog.getByRole("radio", { name: "LONE" })).toBeDisabled()
  await page.keyboard.press("Escape")
  await stack.send("setPlaying", 0)
  try {
    await player.roll().click()
    await expect(page.getByRole("alert")).toContainText("Pool Closed. The pool takes no bets at the moment.")
  } finally {
    await stack.send("setPlaying", 1)
  }
  await player.roll().click()
  await expect(player.announcement()).toBeVisible()
})
