import { expect, type Player, test } from "./casino"
import { long } from "./long"

const drop = ({ page }: Player) => page.getByRole("button", { name: /^Drop/ })
const settledMessage = ({ page }: Player) => page.getByRole("status").filter({ hasText: /Bucket \d+ of \d+/ })

/** To a plinko table with money in the wallet. */
async function startGame(player: Player, { walking = false } = {}) {
  if (walking) {
    await player.walkTo("Plinko")
    await player.start()
  } else await player.openGame({ game: "plinko" })
  await expect(drop(player)).toBeVisible()
}

/** The way down that an index of the classic board stands for, as it is said. */
const way = (index: number) =>
  Array.from({ length: 6 }, (_, row) => ((index >> row) & 1 ? "right" : "left"))
    .join(", ")
    .replace(/^./, (first) => first.toUpperCase())

const bucket = (index: number) => index.toString(2).replaceAll("0", "").length + 1

/** What is on screen and what is said are the newest play of this wallet, and it verifies. */
async function expectDrawn(player: Player, plays: number) {
  await expect(settledMessage(player)).toBeVisible()
  const settled = await player.settledOnChain()
  expect(settled).toHaveLength(plays)
  const index = settled[0]?.resultIndex ?? Number.NaN
  await expect(settledMessage(player)).toContainText(`${way(index)}. Bucket ${bucket(index)} of 7, `)
  await expect(player.page.getByRole("img", { name: `${way(index)}. Bucket ${bucket(index)} of 7, ` })).toBeVisible()
  await player.page.getByRole("button", { name: "Provably fair" }).click()
  const panel = player.page.getByRole("dialog", { name: "Provably fair" })
  await expect(panel.getByText("This result is verified")).toBeVisible()
  await panel.getByRole("button", { name: "Close", exact: true }).click()
  await expect(panel).toBeHidden()
}

test("from the card to a verified result, wide and narrow: the ball took the way the chain drew", {
  tag: long,
}, async ({ player }) => {
  await startGame(player, { walking: true })
  await drop(player).click()
  await expectDrawn(player, 1)
  await player.page.setViewportSize({ width: 390, height: 844 })
  // Held back, so that the new result is not announced before the old announcement is looked for.
  await player.stack.send("holdResults")
  await drop(player).click()
  await expect(settledMessage(player)).toHaveCount(0)
  await player.stack.send("releaseResults")
  await expectDrawn(player, 2)
})

test("on a long board the ball ends where the chain's payout says", { tag: long }, async ({ player }) => {
  await startGame(player)
  await player.page.getByRole("radio", { name: "Normal 14" }).click()
  await expect(player.page.getByText("Odds are the table’s, not binomial.")).toBeVisible()
  await drop(player).click()
  await expect(settledMessage(player)).toBeVisible()
  const [settled] = await player.settledOnChain()
  const multiplier = Number(settled?.payout) / Number(settled?.wager)
  await expect(settledMessage(player)).toContainText(new RegExp(`Bucket \\d+ of 15, ${multiplier}x\\.`))
})

test("drawn with depth, the board shows and says the way the chain drew", { tag: long }, async ({ player }) => {
  await player.context.addInitScript(() => {
    localStorage.user = '{"newcomer":false,"autoAdapt":false,"perGameModePreferences":{"plinko":"3D"}}'
  })
  // A machine without a graphics chip draws depth point by point.
  await player.page.setViewportSize({ width: 600, height: 720 })
  await startGame(player)
  await drop(player).click()
  await expect(player.page.locator("[data-slot=renderer-3d] canvas")).toBeVisible()
  await expectDrawn(player, 1)
})

test("a reload while the ball waits shows its result once and charges once", { tag: long }, async ({ player }) => {
  await startGame(player)
  await player.stack.send("holdResults")
  await drop(player).click()
  await expect(player.page.getByText("Getting your result... 🎯").first()).toBeVisible()
  await player.page.reload()
  await player.stack.send("releaseResults")
  await expect(settledMessage(player)).toHaveCount(1)
  const settled = await player.settledOnChain()
  expect(settled).toHaveLength(1)
  await expect(settledMessage(player)).toContainText(way(settled[0]?.resultIndex ?? Number.NaN))
})
