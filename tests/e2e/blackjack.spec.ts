import { expect, type Player, test } from "./casino"
import { long } from "./long"

const deal = ({ page }: Player) => page.getByRole("button", { name: /^Deal/ })
const settledMessage = ({ page }: Player) => page.getByRole("status").filter({ hasText: /^You .+ Dealer / })
const table = ({ page }: Player) => page.getByRole("img", { name: /^You .+ Dealer / })

/** Opens Blackjack with money in the wallet. */
async function startGame(player: Player, { walking = false } = {}) {
  if (walking) {
    await player.walkTo("Blackjack")
    await player.start()
  } else await player.openGame({ game: "blackjack" })
  await expect(deal(player)).toBeVisible()
}

/** What the rules say of an index: two of 44 are a blackjack, 17 win, five tie, the rest loses. */
const outcome = (index: number) => {
  if (index < 2) return /^You blackjack: .+ Blackjack\. Paid /
  if (index < 19) return /^You .+ Win\. Paid /
  return index < 24 ? /^You .+ Push, / : /^You .+ Loss\. Lost /
}

/** Points of a hand as announced; a blackjack counts above any other 21. */
function pointsOf(said: string, who: "You" | "Dealer"): number {
  const [, total] = new RegExp(`${who} (blackjack|\\d+)`).exec(said) ?? []
  return total === "blackjack" ? 21.5 : Number(total)
}

/** Reads the cards aloud and compares: who is ahead on the felt is who the chain paid. */
async function expectDrawn(player: Player, plays: number) {
  await expect(settledMessage(player)).toBeVisible()
  const settled = await player.settledOnChain()
  expect(settled).toHaveLength(plays)
  const [{ resultIndex, payout, wager } = { resultIndex: Number.NaN, payout: 0n, wager: 0n }] = settled
  await expect(settledMessage(player)).toContainText(outcome(resultIndex))
  const said = (await table(player).getAttribute("aria-label")) ?? ""
  await expect(settledMessage(player)).toContainText(said)
  const [own, other] = [pointsOf(said, "You"), pointsOf(said, "Dealer")]
  const won = own < 22 && (other >= 22 || own > other)
  expect(payout > wager).toBe(won)
  expect(payout === wager).toBe(own < 22 && own === other)
  await player.page.getByRole("button", { name: "Provably fair" }).click()
  const panel = player.page.getByRole("dialog", { name: "Provably fair" })
  await expect(panel.getByText("This result is verified")).toBeVisible()
  await panel.getByRole("button", { name: "Close", exact: true }).click()
  await expect(panel).toBeHidden()
}

test("from the card to a verified result, wide and narrow: the hand on the felt is of the class the chain drew", {
  tag: long,
}, async ({ player }) => {
  await startGame(player, { walking: true })
  await expect(player.page.getByText("Deal: the result is drawn, there are no decisions.")).toBeVisible()
  await deal(player).click()
  await expectDrawn(player, 1)
  await player.page.setViewportSize({ width: 390, height: 844 })
  // Held back, so that the new hand is not announced before the old announcement is looked for.
  await player.stack.send("holdResults")
  await deal(player).click()
  await expect(settledMessage(player)).toHaveCount(0)
  await player.stack.send("releaseResults")
  await expectDrawn(player, 2)
})

test("a reload while the card lies face down shows the hand once and charges once", { tag: long }, async ({
  player,
}) => {
  await startGame(player)
  await player.stack.send("holdResults")
  await deal(player).click()
  await expect(player.page.getByText("Getting your result... 🎯").first()).toBeVisible()
  await player.page.reload()
  await player.stack.send("releaseResults")
  await expectDrawn(player, 1)
})

test("a hand that is played goes on after a reload, each choice a bet of what the hand is worth", {
  tag: long,
}, async ({ player }) => {
  test.setTimeout(150_000)
  const { page } = player
  await startGame(player)
  await page.getByRole("combobox", { name: "Mode" }).click()
  await page.getByRole("option", { name: "Play" }).click()
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
