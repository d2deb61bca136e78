import { routes, wallet, withoutShell } from "../../tools/visual/routes"
import { commitNumber } from "../engines/chosen-games"
import { engineGames } from "../engines/games"
import { comingSoonGames, expect, type Player, test } from "./casino"
import { long } from "./long"
import { handsOn, Presser, type Way } from "./presser"
import { create } from "./race"
import { alive, dropHasRules } from "./shell"

test.use({ openGames: comingSoonGames })

const sizes = {
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 664 },
  "small phone": { width: 360, height: 600 },
}
type Run = { way: Way; size: keyof typeof sizes }
const runs: readonly (readonly Run[])[] = [
  [
    { way: "mouse", size: "wide" },
    { way: "key", size: "phone" },
  ],
  [
    { way: "key", size: "wide" },
    { way: "touch", size: "small phone" },
  ],
]

/** Each in a wide window and on a phone, once by hand and once by key. The commit chooses one, which stays in `npm test`; never the first, the longest. */
const cases = <T>(all: readonly T[], titleOf: (each: T) => string) => {
  const every = all.flatMap((each, at) => (runs[at % runs.length] ?? []).map((run) => ({ ...run, each })))
  const chosen = runs.length + (commitNumber() % (every.length - runs.length))
  return every.map((one, at) => ({
    ...one,
    title: `every control of ${titleOf(one.each)}, ${one.size}, by ${one.way}`,
    tag: at === chosen ? [] : [long],
  }))
}

/** A window whose fingers are known to the page. */
const one = (title: string, tag: string[], way: Way, run: (player: Player) => Promise<void>) =>
  test.describe(() => {
    test.use({ hasTouch: way === "touch" })
    test(title, { tag }, ({ player }) => {
      test.setTimeout(600_000)
      return run(player)
    })
  })

const again = (title: string) => `npx playwright test controls -g "${title}"`

const pages = cases(
  [...routes.filter((path) => !path.startsWith("/game/")), "/explorer/transaction/signature"],
  (path) => path,
)
for (const { each: path, title, way, size, tag } of pages)
  one(title, tag, way, async (player) => {
    const { page, stack } = player
    // So that no page is about a wallet without a play.
    await player.openGame()
    await player.rollOnce()
    const own = await player.address()
    const plays = `${stack.addresses.url}/api/events/settledGames?user=${own}`
    const signature = async () => (await (await page.request.get(plays)).json()).results[0]?.signature
    await expect.poll(signature).toBeDefined()
    await page.setViewportSize(sizes[size])
    const reopen = async () => {
      if (!withoutShell.includes(path)) await alive(page)
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached()
    }
    const presser = new Presser(handsOn(page, way), way, reopen, path === "/")
    await page.goto(path.replace(wallet, own).replace(/signature$/, await signature()))
    await presser.pressAll()
    presser.expectNoFault(again(title), path === "/" ? 50 : 0)
  })

const games = cases([...engineGames, { id: "plinkorace" }], ({ id }) => `${id} during, after and before a bet`)
for (const { each: game, title, way, size, tag } of games)
  one(title, tag, way, async (player) => {
    const { page, stack } = player
    // One game and its dialogs as in a browser without :has().
    if (game.id === "dice" && size !== "wide") await dropHasRules(page)
    const start = page.getByRole("button", { name: "Start Game" })
    const dock = page.locator("[data-slot=dock]")
    const presser = new Presser(handsOn(page, way), way, async () => {
      await expect(start.or(dock).first()).toBeVisible()
      if (await start.isVisible()) await start.click()
      await expect(dock).toBeVisible()
    })
    await player.openGame({ game: game.id })
    // The balance by which it opens has no place of its own on the smallest phone.
    await page.setViewportSize(sizes[size])
    await stack.send("holdResults")
    if ("verb" in game) {
      const verbs = [game.verb].flat().join("|")
      const within = page.locator(game.within ?? "[data-slot=dock]")
      await within
        .getByRole("button", { name: new RegExp(`^(${verbs})`) })
        .first()
        .click()
      await expect(page.getByText("Getting your result... 🎯").first()).toBeVisible()
    } else await create(player)
    await presser.pressAll("during the bet:", false)
    await stack.send("releaseResults")
    if ("verb" in game) await expect.poll(async () => (await player.settledOnChain()).length).toBe(1)
    await presser.pressAll("after the bet:")
    await page.goto(new URL(page.url()).pathname)
    await presser.pressAll("before a bet:", false)
    presser.expectNoFault(again(title), 20)
  })
