import { comingSoonGames, expect, type Player, type SettledEvent, test } from "./casino"

// HiLo is announced, not open: this casino opens it.
test.use({ openGames: comingSoonGames })

const dock = ({ page }: Player) => page.locator("[data-slot=dock]")
const action = (player: Player) =>
  dock(player).getByRole("button", { name: /^(Hi or equal|Lo or equal|Higher|Lower) Pays/ })
/** The calls of an open run are its two pads. */
const pads = ({ page }: Player) =>
  page.locator("[data-slot=board]").getByRole("button", { name: /^(Hi or equal|Lo or equal|Higher|Lower) \d/ })
const cards = ({ page }: Player) => page.getByRole("list", { name: "Last 5 cards" }).getByRole("listitem")
const settledMessage = ({ page }: Player) => page.getByRole("status").filter({ hasText: /^Next card / })

async function startGame(player: Player) {
  await player.openGame({ game: "hilo" })
  await expect(action(player)).toBeEnabled()
}

async function likelierPad(player: Player) {
  const chances = await pads(player).evaluateAll((found) =>
    found.map((pad) => Number(/(\d+) of 13/.exec(pad.textContent ?? "")?.[1] ?? 0)),
  )
  await pads(player)
    .nth(chances.indexOf(Math.max(...chances)))
    .click()
}

/** Calls the likelier side until a run of `hits` stands; what each card staked is on the chain. */
async function hit(player: Player, hits: number): Promise<SettledEvent[]> {
  for (let level = 0, plays = 0; level < hits; ) {
    if (level === 0) await action(player).click()
    else await likelierPad(player)
    plays += 1
    await expect.poll(async () => (await player.settledOnChain()).length).toBe(plays)
    await expect(settledMessage(player)).toBeVisible()
    const [settled] = await player.settledOnChain()
    level = settled?.payout === 0n ? 0 : level + 1
    if (level === 0) await player.page.getByRole("button", { name: "New run" }).click()
  }
  return player.settledOnChain()
}

test("a run is found at its card after a reload, carries what it was paid, and finishing signs nothing", async ({
  player,
}) => {
  await startGame(player)
  const [last, before] = await hit(player, 2)
  expect(last?.wager).toBe(before?.payout)
  await expect(cards(player)).toHaveCount(3)
  const labels = () => cards(player).evaluateAll((items) => items.map((item) => item.getAttribute("aria-label")))
  const shown = await labels()
  const kept = `${Number(last?.payout) / 1e9}`

  await player.page.reload()
  await expect(cards(player)).toHaveCount(3)
  await expect.poll(labels).toEqual(shown)
  await expect(player.page.getByRole("textbox", { name: "Next stake" })).toHaveValue(kept)

  const plays = (await player.settledOnChain()).length
  await dock(player)
    .getByRole("button", { name: /^Finish/ })
    .click()
  await expect(player.page.getByText(`You keep ${kept}`).first()).toBeVisible()
  await player.page.getByRole("button", { name: "New run" }).click()
  await expect(dock(player).getByRole("button", { name: "Skip card" })).toBeEnabled()
  await player.page.reload()
  await expect(cards(player)).toHaveCount(1)
  expect(await player.settledOnChain()).toHaveLength(plays)
})
