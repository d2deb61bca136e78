import { expect, type Player, test } from "./casino"
import { installWalletDouble, setWalletBehavior } from "./wallet-double"

const settledMessage = ({ page }: Player) => page.getByRole("status").filter({ hasText: /^Tile \d+, row/ })
const tile = ({ page }: Player, number: number) =>
  page.getByRole("button", { name: new RegExp(`^Tile ${number}, row`) })
const gems = ({ page }: Player) => page.getByRole("button", { name: /^Tile \d+, .*, gem$/ })
const cashOut = ({ page }: Player) => page.getByRole("button", { name: /^Cash out/ })
const newBoard = ({ page }: Player) => page.getByRole("button", { name: "New board" })

/** To a board with one mine and money in the wallet. */
async function startGame(player: Player) {
  await player.walkTo("Mines")
  await player.start()
  await player.page.getByRole("button", { name: "Lower mines" }).dblclick()
  await expect(player.page.getByRole("spinbutton", { name: "Mines" })).toHaveValue("1")
  await expect(player.page.getByRole("button", { name: /^Open a tile/ })).toBeEnabled()
}

/** Opens a tile and holds what is seen and said against the chain. True for a gem. */
async function open(player: Player, number: number): Promise<boolean> {
  const before = (await player.settledOnChain()).length
  await tile(player, number).click()
  await expect.poll(async () => (await player.settledOnChain()).length).toBe(before + 1)
  const [settled] = await player.settledOnChain()
  const safe = settled?.payout !== 0n
  await expect(settledMessage(player)).toContainText(`Tile ${number}, `)
  await expect(settledMessage(player)).toContainText(safe ? "a gem" : "a mine")
  await expect(
    player.page.getByRole("button", { name: new RegExp(`^Tile ${number}, .*, ${safe ? "gem" : "mine"}$`) }),
  ).toBeVisible()
  return safe
}

/** Opens the first tiles of a board; should a mine be among them, of the next one. */
async function openRun(player: Player, count: number) {
  for (let number = 1; number <= count; number++) {
    if (await open(player, number)) continue
    await newBoard(player).click()
    number = 0
  }
  await expect(gems(player)).toHaveCount(count)
}

test("a run from the card: a declined tile changes nothing, a reload finds the run, each tile stakes what the last one paid, a cash-out signs nothing and is no play", async ({
  player,
}) => {
  const { page } = player
  const figure = (name: string) =>
    page.getByRole("region", { name: "Quick Stats" }).locator("dl > div").filter({ hasText: name }).locator("dd")
  /** As the server counts them: each tile is a bet of its own. */
  const counts = async () => {
    const plays = await player.settledOnChain()
    await expect(figure("Plays")).toHaveText(`${plays.length}`)
    await expect(figure("Losses")).toHaveText(`${plays.filter(({ payout }) => payout === 0n).length}`)
  }
  await installWalletDouble(player.context)
  await startGame(player)
  await openRun(player, 1)

  await test.step("the player says no in the middle of the run, which stays where it is", async () => {
    const before = (await player.settledOnChain()).length
    await setWalletBehavior(page, "declines")
    await tile(player, 2).click()
    await expect(page.getByRole("alert")).toContainText("No money has moved")
    await expect(gems(player)).toHaveCount(1)
    await expect(cashOut(player)).toBeEnabled()
    expect(await player.settledOnChain()).toHaveLength(before)
    await setWalletBehavior(page, "signs")
  })
  if (!(await open(player, 2))) {
    await newBoard(player).click()
    await openRun(player, 2)
  }
  const [last, before] = await player.settledOnChain()
  expect(last?.wager).toBe(before?.payout)
  await player.page.getByRole("button", { name: "Provably fair" }).click()
  const panel = page.getByRole("dialog", { name: "Provably fair" })
  await expect(panel.getByText("This result is verified")).toBeVisible()
  await panel.getByRole("button", { name: "Close", exact: true }).click()

  await test.step("each tile is counted, and a cash-out is not", async () => {
    await counts()
    const kept = `${Number(last?.payout) / 1e9}`
    await page.reload()
    await expect(gems(player)).toHaveCount(2)
    await expect(page.getByRole("textbox", { name: "Next stake" })).toHaveValue(kept)
    await cashOut(player).click()
    await expect(page.getByText(`You keep ${kept}`).first()).toBeVisible()
    await counts()
    await newBoard(player).click()
    await expect(gems(player)).toHaveCount(0)
    await page.reload()
    await counts()
    await expect(page.getByRole("textbox", { name: "Bet amount" })).toBeVisible()
    await expect(gems(player)).toHaveCount(0)
    expect((await player.settledOnChain())[0]).toEqual(last)
  })

  await test.step("a tile on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(player, 24)
  })
})
