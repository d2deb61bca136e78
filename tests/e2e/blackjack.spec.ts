import { expect, type Player, test } from "./casino"
import { long } from "./long"

const deal = ({ page }: Player) => page.getByRole("button", { name: /^Deal/ })
const settledMessage = ({ page }: Player) => page.getByRole("status").filter({ hasText: /^You .+ Dealer / })
const table = ({ page }: Player) => page.getByRole("img", { name: /^You .+ Dealer / })

/** Points of a hand as announced; a blackjack counts above any other 21. */
function pointsOf(said: string, who: "You" | "Dealer"): number {
  const [, total] = new RegExp(`${who} (blackjack|\\d+)`).exec(said) ?? []
  return total === "blackjack" ? 21.5 : Number(total)
}

test("a hand that is played goes on after a reload, each choice a bet of what the hand is worth", {
  tag: long,
}, async ({ player }) => {
  test.setTimeout(150_000)
  const { page } = player
  await player.openGame({ game: "blackjack" })
  const moves = page.getByRole("group", { name: "Your move" })
  const nextHand = page.getByRole("button", { name: /^Deal/, disabled: false })
  let bets = 0
  // A blackjack is paid at once and leaves nothing to decide: then another hand is dealt.
  do {
    await deal(player).click()
    bets += 1
    await expect.poll(async () => (await player.settledOnChain()).length).toBe(bets)
    // The hand is announced before it is over.
    await expect(settledMessage(player)).toBeVisible()
    await expect(moves.or(nextHand)).toBeVisible()
  } while (await nextHand.isVisible())
  const dealt = await table(player).getAttribute("aria-label")
  await page.reload()
  await expect(moves).toBeVisible()
  await expect(table(player)).toHaveAttribute("aria-label", dealt ?? "")

  await moves.getByRole("button", { name: /^Stand/ }).click()
  bets += 1
  await expect.poll(async () => (await player.settledOnChain()).length).toBe(bets)
  await expect(settledMessage(player)).toContainText(/ (Win|Push|Loss)\. /)
  const [stood, before] = await player.settledOnChain()
  expect(stood?.wager).toBeLessThanOrEqual(before?.payout ?? 0n)
  const said = (await table(player).getAttribute("aria-label")) ?? ""
  const [own, other] = [pointsOf(said, "You"), pointsOf(said, "Dealer")]
  expect((stood?.payout ?? 0n) > 0n).toBe(other >= 22 || own >= other)
  await expect(deal(player)).toBeEnabled()
})
