import { heardOn, heardSince, listen } from "../support/heard"
import { expect, type Player, test } from "./casino"
import { installWalletDouble, setWalletBehavior } from "./wallet-double"

const result =
  /^Rolled \d+\. Under 50 wins\. (Paid|Lost) [\d.]+ SOL(, result plus [\d.]+ SOL)?\. Wallet (plus|minus) [\d.]+ SOL, with all fees\.$/

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

test("a player who does not see the page hears of each bet and of a failure once, bets no refused text, and plays on after the wallet declined or forgot the page", async ({
  player,
}) => {
  const { page } = player
  await player.openGame()
  async function roll() {
    // It rests for a moment after each result.
    await expect(player.roll()).toBeEnabled()
    await player.roll().focus()
    await page.keyboard.press("Enter")
  }
  const played = async () => (await player.settledOnChain()).length
  // The first bet loads what signs: on a busy machine that takes as long as a slow wallet.
  await heardUntil(player, roll, /^Rolled/)

  await test.step("two ordinary rounds", async () => {
    for (const round of [1, 2]) {
      const heard = await heardUntil(player, roll, /^Rolled/)
      expect(ofBet(heard), `round ${round}`).toEqual(["Bet sent.", expect.stringMatching(result)])
      await expect(player.roll()).toBeFocused()
    }
  })

  const toast = page
    .getByRole("region", { name: /Notifications/ })
    .getByText("You rejected the transaction in your wallet.")
  await test.step("a rejected signature is announced by the board alone, moves nothing, and gives way to the next bet", async () => {
    const before = await played()
    await setWalletBehavior(page, "declines")
    const heard = await heardUntil(player, roll, /No money has moved/)
    expect(ofBet(heard)).toEqual([expect.stringMatching(/^Transaction Rejected No money has moved\./)])
    await expect(toast).toBeVisible()
    await expect(page.getByRole("alert")).toContainText("Transaction Rejected")
    await toast.click()
    await expect(toast).toHaveCount(0)
    await expect(page.getByRole("alert")).toContainText("No money has moved")
    await setWalletBehavior(page, "signs")
    await heardUntil(player, roll, /^Rolled/)
    await expect(page.getByRole("alert")).toHaveCount(0)
    expect(await played()).toBe(before + 1)
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

  await test.step("a wallet that forgot the page is connected again, and plays", async () => {
    const before = await played()
    await setWalletBehavior(page, "forgets")
    await roll()
    const wallets = page.getByRole("dialog", { name: "Connect Wallet" })
    await expect(wallets).toBeVisible()
    await expect(toast).toHaveCount(0)
    await setWalletBehavior(page, "signs")
    await wallets.getByRole("button", { name: /Local Wallet/ }).click()
    await expect(wallets).toBeHidden()
    await roll()
    await expect.poll(played).toBe(before + 1)
  })

  await test.step("after a refused text nothing is bet, and a text that replaces it is", async () => {
    const before = await played()
    await expect(player.roll()).toBeEnabled()
    await player.bet().focus()
    await page.keyboard.press("ControlOrMeta+a")
    const heard = await heardUntil(player, () => page.keyboard.type("1e5"), /1e5/)
    expect(heard.at(-1)).toBe(
      "“1e5” is not an amount. Write it in full, without an exponent. The button “Bet 1 SOL” takes the amount before it.",
    )
    await expect(player.bet()).toHaveAttribute("aria-invalid", "true")
    await expect(player.roll()).toBeDisabled()
    await expect(player.roll()).toHaveAccessibleDescription(/“1e5” is not an amount/)
    await player.roll().focus()
    await page.keyboard.press("Enter")
    await player.bet().focus()
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type("0.5")
    await heardUntil(player, roll, /^Rolled/)
    const settled = await player.settledOnChain()
    expect(settled).toHaveLength(before + 1)
    expect(settled[0]?.wager).toBe(500_000_000n)
  })

  await test.step("above the balance names the balance and offers Max, which can be played", async () => {
    await expect(player.roll()).toBeEnabled()
    await player.bet().fill("19")
    await expect(page.getByRole("alert")).toContainText("your balance covers at most")
    await expect(player.roll()).toBeDisabled()
    await player.betMax()
    await expect(page.getByRole("alert")).toHaveCount(0)
    await heardUntil(player, roll, /^Rolled/)
  })
})
