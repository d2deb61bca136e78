import { expect, test } from "./casino"

test("an empty wallet plays for free, sees it is free, can check the draw, keeps its balance, and goes on to real play and back", async ({
  player,
}) => {
  const { page } = player
  const freeBalance = page.getByRole("group", { name: "Free balance" })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/")
  await player.connect()
  await page.getByRole("link", { name: "Play Now Dice" }).first().click()
  await page.getByRole("button", { name: "Try free play" }).click()
  await expect(page).toHaveURL(/\/game\/demo\/dice$/)
  await expect(page.getByRole("region", { name: "Dice" }).getByText("Free play", { exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Start Game" }).click()
  await expect(page.getByRole("complementary", { name: "Free play" })).toBeVisible()
  await expect(page.getByText("DGHRT has no value. Draws are simulated in this browser.").last()).toBeVisible()
  await expect(player.roll()).toBeInViewport({ ratio: 1 })
  await expect(freeBalance).toHaveText(/1,000(\.00)? DGHRT/)
  await page.getByRole("button", { name: "More controls" }).click()
  await expect(page.getByRole("button", { name: "Game settings" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Transaction" })).toHaveCount(0)
  await page.keyboard.press("Escape")

  await player.roll().click()
  await expect(player.announcement()).toHaveText(/^Rolled \d+\./)
  // "Rolled 37. Under 50 wins. Paid 20.0000 DGHRT …": what the roll paid, in whole tokens.
  const paid = /Paid ([\d.,]+) DGHRT/.exec((await player.announcement().textContent()) ?? "")?.[1] ?? "0"
  const left = (990 + Number(paid.replaceAll(",", ""))).toLocaleString("en-US")
  await expect(freeBalance).toContainText(left)

  await page.getByRole("button", { name: "Provably fair" }).click()
  const proof = page.getByRole("dialog", { name: "Simulated fairness" })
  await expect(proof.getByText("This result is verified")).toBeVisible()
  await expect(proof.getByText(/free play: it was simulated in this browser/)).toBeVisible()
  await page.keyboard.press("Escape")
  // Free plays are not counted, and nothing asks for money.
  expect(await page.evaluate(() => localStorage.getItem("degenheart-game-stats-dice"))).toBeNull()

  await test.step("a reload keeps the balance, and a reset brings the first one back", async () => {
    await page.reload()
    await expect(freeBalance).toContainText(left)
    await page.getByRole("button", { name: "Reset balance" }).click()
    await expect(freeBalance).toHaveText(/1,000(\.00)? DGHRT/)
  })

  await test.step("free play and real play lead to each other, and keep their own stakes", async () => {
    await expect(player.bet()).toHaveValue("10")
    await player.bet().fill("0.5")
    await expect(page.getByRole("alert")).toContainText("The smallest bet is 1 DGHRT")
    await expect(player.roll()).toBeDisabled()
    await page.getByRole("button", { name: "Play with SOL" }).last().click()
    await expect(page).toHaveURL(/\/game\/[1-9A-HJ-NP-Za-km-z]{32,44}\/dice$/)
    // A game that was started for free is not started with real tokens.
    await page.getByRole("button", { name: "Start Game" }).click()
    await expect(page.getByText("Not enough SOL to place a bet.").first()).toBeVisible()
    await expect(page.getByRole("complementary", { name: "Free play" })).toHaveCount(0)
    await expect(player.bet()).toHaveValue("0.1")
    await page.getByRole("button", { name: "Play for free" }).click()
    await expect(page).toHaveURL(/\/game\/demo\/dice/)
    await page.goBack()
    // A game that was left begins with its splash.
    await player.start()
  })

  await test.step("a wallet without funds learns its address and gets test SOL from the dock, and can bet", async () => {
    await page.getByRole("button", { name: "How to add funds" }).click()
    await expect(page.getByRole("dialog", { name: "How to add funds" })).toContainText(await player.address())
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "Get test SOL" }).click()
    await expect(player.roll()).toBeEnabled()
    await player.rollOnce()
  })
})
