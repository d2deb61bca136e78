import { PNG } from "pngjs"
import { localnetAddresses } from "#localnet"
import { put, racer } from "../support/racer"
import type { Size } from "./engine"
import type { EngineGame } from "./games"
import { boxOf } from "./in-page-reads"
import type { Check, Visit } from "./visit"

const dialog = "[role=dialog]"
const status = "[role=status]"
const dock = "[data-slot=dock]"

async function openGame(visit: Visit, id: string, size?: Size) {
  const path = `/game/${visit.wallet}/${id}`
  // A game that this tab has started is found open after a reload, and WebKit calls the first page of a frame one.
  await visit.engine.evaluate(() => sessionStorage.removeItem("dghrt-started-game"))
  await (size ? visit.arriveOnPhone(path, size) : visit.arrive(path))
  await visit.press({ role: "button", name: "Start Game" })
}

/** On a phone of this size, in the whole window without one. */
export const round = ({ id, verb, chosen, within = dock, said, drawn }: EngineGame, size?: Size): Check => ({
  name: `${id}${size ? ` at ${size.width}×${size.height}` : ""}: one round, and the board shows the chain's result`,
  async run(visit) {
    const before = await visit.plays()
    await openGame(visit, id, size)
    // A switch that was turned on before stays on.
    const isOn = (role: string) =>
      document.querySelector(`main [role=${role}][aria-checked=true]:not([role=radio])`) !== null
    if (chosen && !(await visit.engine.evaluate(isOn, chosen.role))) await visit.press({ ...chosen, within: "main" })
    await visit.press({ role: "button", name: verb, within })
    const settled = await visit.settled(before + 1)
    await visit.sees(said(settled).source, status)
    await drawn(visit, settled)
    if (id === "flip") await seesCoin(visit)
    if (id === "dice") await seesSmallResult(visit)
  },
})

/** The die among the recent results is as small as its button. */
async function seesSmallResult(visit: Visit) {
  await visit.until("a small picture of the result", async () => {
    const box = await visit.engine.evaluate(boxOf, "[data-slot=recent-results] li:first-child button")
    return box && box.width < 80 && box.height < 60
  })
}

/** The side that lies up is drawn: a tray without its coin is one smooth colour. */
async function seesCoin(visit: Visit) {
  for (const side of ["Heads", "Tails"]) {
    await visit.press({ role: "radio", name: side, within: "main" })
    const box = await visit.until("the coin's place", () => visit.engine.evaluate(boxOf, "[data-slot=flip-coin] > div"))
    await visit.until(`the coin on ${side}`, async () => {
      const { width, data } = PNG.sync.read(Buffer.from(await visit.engine.screenshot(), "base64"))
      const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2]
      const shades = Array.from({ length: 400 }, (_, at) => {
        const x = Math.round(middleX + ((at % 20) / 20 - 0.5) * box.width * 0.5)
        const y = Math.round(middleY + (Math.floor(at / 20) / 20 - 0.5) * box.height * 0.5)
        return data[(y * width + x) * 4] ?? 0
      })
      return Math.max(...shades) - Math.min(...shades) > 40
    })
  }
}

/** Created in the page and joined by a wallet without a browser, which fills it. */
export const race: Check = {
  name: "plinkorace: a race is created, another wallet joins, and the board shows the chain's winner",
  async run(visit) {
    const { rpcUrl, wsUrl } = visit.stack.addresses
    const rival = await racer("rival", { rpcUrl, wsUrl, addresses: localnetAddresses })
    await openGame(visit, "plinkorace")
    await visit.press({ role: "textbox", name: "Your name", within: dock })
    await visit.engine.type("Ann")
    await visit.press({ role: "button", name: "Create", within: "[data-slot=race-list]" })
    await visit.press({ role: "textbox", name: "Seats", within: dialog })
    // The fewest there are: two.
    await visit.engine.press("Home")
    await visit.press({ role: "button", name: "Create race", within: dialog })
    await visit.sees("You are in\\.", dock)
    const created = await visit.until("the race on the chain", async () =>
      (await rival.readGames()).value.find(({ maker, state }) => maker === visit.wallet && state !== "settled"),
    )
    if (created.wager.kind !== "same") throw new Error("The race was created with another rule of bets")
    await put(rival, await rival.prepareJoin(created, created.wager.amount, "Rival"))
    const { players, winners } = await visit.until("the draw on the chain", async () =>
      (await rival.readGames()).value.find(({ address, state }) => address === created.address && state === "settled"),
    )
    // Firefox is started with reduced motion, which shows the end at once; WebKit has no such setting.
    if (visit.engine.name === "webkit") await visit.press({ role: "button", name: "Skip replay", within: dock })
    const won = players[winners[0] ?? -1]?.address === visit.wallet
    const words = won ? "Winner Ann\\. You win " : "Winner Rival\\. You finished second"
    await visit.sees(`^Race settled\\. ${words}`, status)
    await visit.seesPicture(new RegExp(`^The race is over\\. Race settled\\. ${words}`))
  },
}
