import { engineGames } from "./games"
import { round } from "./rounds"
import type { Check } from "./visit"
import { connects } from "./walk"

/** A phone with the bars of its browser. */
const phone = { width: 390, height: 664 }
const forms = ["/settings", "/profile", "/nope", "/foo/bar"]

const played = engineGames.filter(({ id }) => id === "dice").map((game) => round(game))

/** Every address that is listed, and one of each form with a parameter: each opens without an error. */
const everyRoute: Check = {
  name: "every route opens, with a heading and without an error",
  async run(visit) {
    await connects.run(visit)
    // To its end: a result that was not seen is shown first by the game that is opened next.
    for (const game of played) await game.run(visit)
    const { url } = visit.stack.addresses
    const [signature] = await visit.signatures()
    const listed = await (await fetch(`${url}/sitemap.xml`)).text()
    const paths = Array.from(listed.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => new URL(address ?? url).pathname)
    const own = [`/${visit.wallet}/profile`, `/explorer/player/${visit.wallet}`, `/explorer/transaction/${signature}`]
    const broken: string[] = []
    for (const path of [...paths, ...forms, ...own]) {
      await visit
        .arrive(path)
        .then(() => visit.sees("\\S", "h1"))
        .catch((error: Error) => Promise.reject(new Error(`${path}: ${error.message}`)))
      // What a page loads late still belongs to it.
      await new Promise((resolve) => setTimeout(resolve, 300))
      broken.push(...visit.recorder.taken().map((line) => `${path}: ${line}`))
    }
    if (broken.length > 0) throw new Error(broken.join("\n"))
  },
}

/** No browser asks again for a module that failed, and WebKit not even in the next document. */
const lostFiles: Check = {
  name: "the chain, a game, a panel and a page whose file did not come open once it comes",
  async run(visit) {
    const { recorder } = visit
    const lost = async (file: RegExp, open: () => Promise<void>, again: string) => {
      recorder.lost = file
      try {
        await open()
      } finally {
        recorder.lost = null
      }
      await visit.press({ role: "button", name: again })
    }
    await lost(
      /\/(web3|anchor|gamba|chain)-/,
      async () => {
        await visit.arrive("/")
        await visit.connect()
        // Not the game whose own file is lost below.
        await visit.arrive(`/game/${visit.wallet}/flip`)
        await visit.press({ role: "button", name: "Start Game" })
        await visit.sees("A part of this app did not load", "[role=status]")
      },
      "Reload Page",
    )
    // The node was asked: it knows nothing of this wallet.
    await visit.sees("Get test SOL", "main")
    await visit.engine.evaluate(() => localStorage.removeItem("walletName"))
    const openInfo = () => visit.press({ role: "button", name: "Info", within: "main" })
    await lost(
      /dice-module/,
      async () => {
        await visit.arrive("/game/demo/dice")
        await visit.sees("Something went wrong while loading the game")
      },
      "Retry",
    )
    await visit.press({ role: "button", name: "Start Game" })
    await lost(
      /rules-dialog/,
      async () => {
        await openInfo()
        await visit.sees("This panel did not load", "[role=dialog]")
      },
      "Retry",
    )
    await visit.sees("Will the next|Roll", "[role=dialog]")
    await lost(
      /leaderboard-/,
      async () => {
        await visit.arrive("/leaderboard")
        await visit.sees("Route Loading Failed")
      },
      "Try Again",
    )
    await visit.sees("Top players by wagered amount")
    // What did not come was reported, and is what this check is about.
    recorder.taken()
  },
}

/** Files that do not come, every route, and a round of each game on a phone. */
// The files that are lost are in nobody's cache yet.
export const routes: readonly Check[] = [lostFiles, everyRoute, ...engineGames.map((game) => round(game, phone))]
