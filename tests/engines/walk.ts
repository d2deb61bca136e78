import { type EngineGame, engineGames } from "./games"
import { latestBetsHavePictures } from "./in-page-reads"
import { race, round } from "./rounds"
import type { Check, Visit } from "./visit"

const dialog = "[role=dialog]"
const status = "[role=status]"
/** A phone with the bars of its browser. */
const phone = { width: 390, height: 664 }

export const connects: Check = {
  name: "a visitor connects and takes test SOL",
  async run(visit) {
    await visit.arrive("/")
    await visit.connect()
    await visit.takeTestSol()
  },
}

const selects: Check = {
  name: "a Select opens, takes a choice and shows it",
  async run(visit) {
    await visit.arrive(`/game/${visit.wallet}/plinko`)
    await visit.press({ role: "button", name: "Start Game" })
    await choose(visit)
  },
}

/** What `npm test` walks. */
export const shortWalk = (games: readonly EngineGame[]): readonly Check[] => [
  connects,
  ...games.map((game) => round(game)),
  selects,
]

/** In their order: each goes on from what the one before it left. */
export const wholeWalk: readonly Check[] = [
  connects,
  ...engineGames.map((game) => round(game)),
  {
    name: "a result is verified in the page",
    async run(visit) {
      await visit.press({ role: "button", name: "Provably fair" })
      await visit.sees("This result is verified", dialog)
      await visit.escape("This result is verified")
    },
  },
  race,
  {
    name: "free play has its own balance and its own proof",
    async run(visit) {
      await visit.arrive("/game/demo/dice")
      await visit.press({ role: "button", name: "Start Game" })
      await visit.press({ role: "button", name: "Roll", within: "[data-slot=dock]" })
      await visit.sees("^Rolled \\d+\\.", status)
    },
  },
  {
    name: "dialogs and drawers open and close",
    async run(visit) {
      await visit.arrive("/")
      for (const [name, says] of [
        ["Theme", "theme"],
        ["Settings", "settings"],
      ] as const) {
        await visit.press({ role: "button", name, within: "header" })
        await visit.sees(says, dialog)
        await visit.escape(says)
      }
    },
  },
  selects,
  {
    name: "the explorer lists the plays with their pictures",
    async run(visit) {
      await visit.arrive("/explorer")
      await visit.sees("Explorer", "h1")
      await visit.arrive(`/explorer/player/${visit.wallet}`)
      await visit.sees("Dice", "main")
      await visit.until("a game's picture", () =>
        visit.engine.evaluate(() => document.querySelector("main [data-slot=game-art] > path") !== null),
      )
    },
  },
  {
    name: "Latest bets on a visitor's home show the pictures of the games",
    async run(visit) {
      await visit.engine.evaluate(() => localStorage.removeItem("walletName"))
      await visit.arrive("/")
      await visit.until("a picture in each row", () => visit.engine.evaluate(latestBetsHavePictures))
    },
  },
  {
    name: "translated by the browser: connecting, a bet, a Select, the leaderboard and the chat work, and no text is stale",
    run: translated,
  },
  ...engineGames.filter(({ id }) => id === "dice").map((game) => round(game, phone)),
]

/** Of Plinko's boards the classic one alone has a choice of risk. */
async function choose(visit: Visit) {
  await visit.press({ role: "radio", name: "Classic 6", within: "main" })
  await visit.press({ role: "combobox", name: "", within: "main" })
  const [, second] = await visit.until("two options", () =>
    visit.engine.evaluate(() => {
      const options = [...document.querySelectorAll<HTMLElement>("[role=option]")]
      return options.length > 1 ? options.map(({ textContent }) => (textContent ?? "").trim()) : null
    }),
  )
  if (second === undefined) throw new Error("There is no second option")
  await visit.press({ role: "option", name: second })
  await visit.sees(second.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "[role=combobox]")
}

/** One page that is never loaded anew, so that the translation stays. */
async function translated(visit: Visit) {
  const { engine } = visit
  await engine.evaluate(() => localStorage.removeItem("walletName"))
  await visit.arrive("/")
  await visit.translate()
  await visit.connect()
  for (const [name, verb] of [
    ["Dice", "Roll"],
    ["Plinko", "Drop"],
    ["Slots", "Spin"],
  ] as const) {
    const before = await visit.plays()
    await visit.press({ role: "link", name: `Play Now ${name}`, within: "main" })
    await visit.press({ role: "button", name: "Start Game" })
    await visit.press({ role: "button", name: verb, within: "[data-slot=dock]" })
    await visit.settled(before + 1)
    await visit.sees("Ready to play", "[data-slot=bet-progress]")
    if (name === "Plinko") await choose(visit)
    await visit.press({ role: "link", name: "DGHRT Casino, home" })
  }
  await visit.press({ role: "link", name: "Leaderboard", within: "header" })
  await visit.press({ role: "radio", name: "USDC", within: dialog })
  await visit.sees("\\(USDC\\)", dialog)
  await visit.escape("\\(USDC\\)")
  // It is open beside a wide page.
  if (await engine.place({ role: "button", name: "Show chat" }))
    await visit.press({ role: "button", name: "Show chat" })
  await visit.press({ role: "button", name: "Sign message" })
  await visit.press({ role: "textbox", name: "Message" })
  await engine.type("gm")
  await engine.press("Enter")
  await visit.sees("gm", "[data-slot=chat]")
  const stale = await engine.evaluate(() => Reflect.get(globalThis, "pageTranslation").staleTexts())
  if (stale.length > 0) throw new Error(stale.join("\n"))
}
