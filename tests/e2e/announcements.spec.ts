import { heardOn, heardSince, listen } from "../support/heard"
import { expect, type Player, test } from "./casino"
import { long } from "./long"
import { installWalletDouble, setWalletBehavior } from "./wallet-double"

const result =
  /^Rolled \d+\. Under 50 wins\. (Paid|Lost) [\d.]+ SOL(, net plus [\d.]+ SOL)?\. Wallet (plus|minus) [\d.]+ SOL, with all fees\.$/

/** Does something by keyboard and gives what is announced until a text that matches `last`. */
async function heardUntil({ page }: Player, act: () => Promise<void>, last: RegExp): Promise<readonly string[]> {
  const before = await heardOn(page)
  await act()
  await expect.poll(async () => (await heardSince(page, before)).some((text) => last.test(text))).toBe(true)
  return heardSince(page, before)
}

/** What the chat announces, which is loading beside the board. */
const ofBet = (texts: readonly string[]) => texts.filter((text) => !/chat/i.test(text))

test.beforeEach(async ({ context }) => {
  await listen(context)
  await installWalletDouble(context)
})

test("a player who does not see the page hears of each bet that it was sent and its result, of a failure once, and bets no refused text", async ({
  player,
}) => {
  const { page } = player
  await player.openGame()
  await player.roll().focus()
  async function roll() {
    // It rests for a moment after each result.
    await expect(player.roll()).toBeEnabled()
    await page.keyboard.press("Enter")
  }
  // The first bet loads what signs: on a busy machine that takes as long as a slow wallet.
  await heardUntil(player, roll, /^Rolled/)

  await test.step("two ordinary rounds", async () => {
    for (const round of [1, 2]) {
      const heard = await heardUntil(player, roll, /^Rolled/)
      expect(ofBet(heard), `round ${round}`).toEqual(["Bet sent.", expect.stringMatching(result)])
      await expect(player.roll()).toBeFocused()
    }
  })

  await test.step("a rejected signature is announced by the board alone", async () => {
    await setWalletBehavior(page, "declines")
    const heard = await heardUntil(player, roll, /No money has moved/)
    await expect(page.getByText("You rejected the transaction in your wallet.").first()).toBeVisible()
    expect(ofBet(heard)).toEqual([expect.stringMatching(/^Transaction Rejected No money has moved\./)])
  })

  await test.step("a wallet that takes its time, with a dialog opened by its key meanwhile", async () => {
    await setWalletBehavior(page, "hesitates")
    const slow = await heardUntil(player, roll, /wallet/)
    expect(ofBet(slow)).toEqual(["Sign in your wallet."])
    await page.keyboard.press("i")
    await expect(page.getByRole("dialog", { name: "Dice" })).toBeVisible()
    const heard = await heardUntil(player, () => setWalletBehavior(page, "signs"), /^Rolled/)
    expect(ofBet(heard)).toEqual(["Bet sent.", expect.stringMatching(result)])
    await page.keyboard.press("Escape")
  })

  await test.step("after a refused text nothing is bet, and a text that replaces it is", async () => {
    const before = (await player.settledOnChain()).length
    await player.bet().focus()
    await page.keyboard.press("ControlOrMeta+a")
    const heard = await heardUntil(player, () => page.keyboard.type("1e5"), /1e5/)
    expect(heard.at(-1)).toBe("“1e5” is not an amount. Write it in full, without an exponent.")
    await expect(player.bet()).toHaveAttribute("aria-invalid", "true")
    await expect(player.roll()).toBeDisabled()
    await expect(player.roll()).toHaveAccessibleDescription(/“1e5” is not an amount/)
    await player.roll().focus()
    await page.keyboard.press("Enter")
    await player.bet().focus()
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type("0.5")
    await player.roll().focus()
    await heardUntil(player, roll, /^Rolled/)
    const settled = await player.settledOnChain()
    expect(settled).toHaveLength(before + 1)
    expect(settled[0]?.wager).toBe(500_000_000n)
  })
})

test("letters do nothing once their switch is off, on the page that has their target and after a reload", {
  tag: long,
}, async ({ player }) => {
  const { page } = player
  await player.openGame()
  const rules = page.getByRole("dialog", { name: "Dice" })
  await player.roll().focus()
  await page.keyboard.press("?")
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" })
  const letters = sheet.getByRole("switch", { name: "Letter shortcuts" })
  await expect(letters).toBeChecked()
  await letters.focus()
  await page.keyboard.press("Space")
  await expect(letters).not.toBeChecked()
  await page.keyboard.press("Escape")
  await expect(sheet).toBeHidden()
  for (const reloaded of [false, true]) {
    if (reloaded) await page.reload()
    await expect(player.roll()).toBeVisible()
    await player.roll().focus()
    await page.keyboard.type("fimpt?gh")
    await expect(page).toHaveURL(/\/dice$/)
    await expect(rules).toBeHidden()
    await expect(sheet).toBeHidden()
  }
  await page.keyboard.press("ControlOrMeta+k")
  await expect(page.getByRole("dialog", { name: "Command menu" })).toBeVisible()
})

test("colours that the system forces draw a game in 2D, and leave the choice of 3D stored", { tag: long }, async ({
  player,
}) => {
  const { page } = player
  await page.addInitScript(() => {
    localStorage.user = JSON.stringify({ newcomer: false, autoAdapt: false, perGameModePreferences: { dice: "3D" } })
  })
  await page.emulateMedia({ forcedColors: "active" })
  await player.openGame()
  await expect(page.locator("[data-slot=board] canvas")).toHaveCount(0)
  await player.roll().focus()
  await expect(player.roll()).toBeEnabled()
  await page.keyboard.press("Enter")
  await expect(player.announcement()).toBeVisible()
  expect(await page.evaluate(() => JSON.parse(localStorage.user).perGameModePreferences)).toEqual({ dice: "3D" })
  await page.emulateMedia({ forcedColors: "none" })
  await expect(page.locator("[data-slot=board] canvas")).toHaveCount(1)
})
