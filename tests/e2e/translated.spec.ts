import { translatePage } from "../../design-system/src/testing/translate-page"
import { expect, test } from "./casino"
import { arrive } from "./shell"

const staleTexts = () => Reflect.get(globalThis, "pageTranslation").staleTexts()

test("on a page that the browser translates a player connects, bets, chooses in a Select and reads current figures", async ({
  player,
}) => {
  const { page } = player
  // The TypeScript runner gives named functions a helper that a page they are sent to does not have.
  await page.addInitScript({ content: "globalThis.__name = (named) => named" })
  await arrive(page)
  await page.evaluate(translatePage)
  await player.connect()
  await player.fund()
  await page.getByRole("link", { name: "Play Now Plinko" }).first().click()
  await player.start()
  await page.getByRole("radio", { name: /^Classic/ }).click()
  await page.getByRole("button", { name: /^Drop/ }).click()
  await expect(page.getByRole("status").filter({ hasText: /Bucket \d+ of 7/ })).toBeVisible()
  await page.getByRole("combobox", { name: "Risk" }).click()
  await page.getByRole("option").last().click()
  await expect(page.getByRole("listbox")).toBeHidden()

  await page.getByRole("banner").getByRole("link", { name: "Leaderboard" }).click()
  const leaders = page.getByRole("dialog", { name: /Leaderboard/ })
  await leaders.getByRole("radio", { name: "USDC" }).click()
  await expect(leaders.getByText("(USDC)")).toBeVisible()
  await expect(page.getByText("Something went wrong")).toHaveCount(0)
  expect(await page.evaluate(staleTexts)).toEqual([])
})
