import { expect, test } from "./casino"

test.use({ oddTokens: "1" })

test("unusual mints are listed with their balances, or refused with the reason", async ({ player }) => {
  const { page, stack } = player
  await player.openGame()
  const wallet = await player.address()
  for (const token of ["TICKET", "ATTO", "LONE", "ICE", "NAMELESS"])
    await fetch(stack.addresses.faucetUrl, { method: "POST", body: JSON.stringify({ wallet, token }) })
  await page.reload()
  await page.getByRole("banner").getByRole("link", { name: "Tokens and fees" }).click()
  const dialog = page.getByRole("dialog", { name: "Select a Token" })
  const row = (name: string) => dialog.locator("label").filter({ hasText: name })
  await expect(row("Raffle Ticket")).toContainText("500")
  await expect(row("Eighteen Digits")).toContainText("0.0010")
  await expect(row("Token Without Pool")).toContainText("No pool on this network.")
  await expect(dialog.getByRole("radio", { name: "LONE" })).toBeDisabled()
  await expect(row("Frozen Token")).toContainText("Your ICE account is frozen by its issuer.")
  await expect(row("Token without a name")).toContainText("12.34")
  await row("Raffle Ticket").click()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("status", { name: "TICKET balance" })).toContainText("500")
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
