import { expect, type Player, test } from "./casino"
import { long } from "./long"
import { installWalletDouble, setWalletBehavior } from "./wallet-double"

const settledMessage = ({ page }: Player) => page.getByRole("status").filter({ hasText: /^Tile \d+, row/ })
const tile = ({ page }: Player, number: number) =>
  page.getByRole("button", { name: new RegExp(`^Tile ${number}, row`) })
const gems = ({ page }: Player) => page.getByRole("button", { name: /^Tile \d+, .*, gem$/ })
const cashOut = ({ page }: Player) => page.getByRole("button", { name: /^Cash out/ })
const newBoard = ({ page }: Player) => page.getByRole("button", { name: "New board" })

/** To a board with one mine and money in the wallet. */
async function startGame(player: Player, { walking = false } = {}) {
  if (walking) {
    await player.walkTo("Mines")
    await player.start()
  } else await player.openGame({ game: "mines" })
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

test("a run from the card: a declined tile changes nothing, each tile stakes what the last one paid, a cash-out is one win", async ({
  player,
}) => {
  const { page } = player
  const figure = (name: string) =>
    page.getByRole("region", { name: "Quick Stats" }).locator("dl > div").filter({ hasText: name }).locator("dd")
  /** Runs that a mine ended. */
  const lostRuns = async () => (await player.settledOnChain()).filter(({ payout }) => payout === 0n).length
  await installWalletDouble(player.context)
  await startGame(player, { walking: true })
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

  await test.step("nothing is counted while the run goes on, one win when it is cashed out", async () => {
    const lost = await lostRuns()
    await expect(figure("Plays")).toHaveText(`${lost}`)
    await expect(figure("Losses")).toHaveText(`${lost}`)
    await cashOut(player).click()
    await expect(figure("Plays")).toHaveText(`${lost + 1}`)
    await expect(figure("Wins")).toHaveText("1")
    await page.reload()
    await expect(figure("Plays")).toHaveText(`${lost + 1}`)
  })

  await test.step("a tile on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(player, 24)
  })
})

test("a reload in the middle of a run finds it at its level, and cashing out signs nothing", { tag: long }, async ({
  player,
}) => {
  await startGame(player)
  await openRun(player, 2)
  const [last] = await player.settledOnChain()
  const kept = `${Number(last?.payout) / 1e9}`
  await player.page.reload()
  await expect(gems(player)).toHaveCount(2)
  await expect(player.page.getByRole("textbox", { name: "Next stake" })).toHaveValue(kept)
  await cashOut(player).click()
  await expect(player.page.getByText(`You keep ${kept}`).first()).toBeVisible()
  await newBoard(player).click()
  await expect(gems(player)).toHaveCount(0)
  await player.page.reload()
  await expect(player.page.getByRole("textbox", { name: "Bet amount" })).toBeVisible()
  await expect(gems(player)).toHaveCount(0)
  expect((await player.settledOnChain())[0]).toEqual(last)
})

test("a reload while a tile is on its way shows it once, at the next level", { tag: long }, async ({ player }) => {
  await startGame(player)
  await openRun(player, 1)
  const before = (await player.settledOnChain()).length
  await player.stack.send("holdResults")
  await tile(player, 25).click()
  await expect(player.page.getByText("Getting your result... 🎯").first()).toBeVisible()
  await player.page.reload()
  await expect(tile(player, 25)).toHaveAccessibleName(/, being opened$/)
  await player.stack.send("releaseResults")
  await expect(settledMessage(player)).toHaveCount(1)
  const settled = await player.settledOnChain()
  expect(settled).toHaveLength(before + 1)
  await expect(settledMessage(player)).toContainText(
    `Tile 25, row 5, column 5: a ${settled[0]?.payout === 0n ? "mine" : "gem"}`,
  )
})

test.describe("the player says no", () => {
  test.beforeEach(async ({ context }) => installWalletDouble(context))

  test("or is still thinking when the page is reloaded: the run is where it was, and nothing was bet", {
    tag: long,
  }, async ({ player }) => {
    await startGame(player)
    await openRun(player, 1)
    const before = (await player.settledOnChain()).length
    await setWalletBehavior(player.page, "hesitates")
    await tile(player, 9).click()
    await expect(player.page.getByText("Please sign your bet... 🖋️").first()).toBeVisible()
    await player.page.reload()
    await expect(cashOut(player)).toBeEnabled()
    await expect(gems(player)).toHaveCount(1)
    expect(await player.settledOnChain()).toHaveLength(before)
  })
})
