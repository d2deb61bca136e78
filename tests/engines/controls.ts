import { Presser, type Way } from "../e2e/presser"
import type { Size } from "./engine"
import type { Check, Visit } from "./visit"

const phone = { width: 390, height: 664 }

/** With what is in the frame around the page, and in the dialogs that open. */
const pressed = (title: string, way: Way, pathOf: (visit: Visit) => string, size?: Size): Check => ({
  name: `every control of ${title}${size ? " on a phone" : ""}, by ${way}`,
  async run(visit) {
    const { engine, recorder } = visit
    const shown = () =>
      document.documentElement.hasAttribute("data-navigation") &&
      document.querySelector("h1, [data-slot=dock]") !== null
    const hydrated = () => visit.until("the page", () => engine.evaluate(shown).catch(() => false))
    const presser = new Presser(
      {
        evaluate: (run, asked) => engine.evaluate(run as (asked: unknown) => never, asked),
        press: (x, y) => engine.pressAt(x, y),
        key: (key) => engine.press(key),
        open: (path) => visit.arrive(path),
        arrived: hydrated,
        // The chain's library says of a socket that it ended with its page.
        taken: () => recorder.taken().filter((line) => !line.includes("ws error")),
      },
      way,
      async () => {
        await hydrated()
        const start = { role: "button", name: "Start Game" } as const
        if (await engine.place(start)) await visit.press(start)
      },
      title === "home",
    )
    await (size ? visit.arriveOnPhone(pathOf(visit), size) : visit.arrive(pathOf(visit)))
    await presser.pressAll()
    presser.expectNoFault(`${engine.name}: ${title}`, 10)
  },
})

const game = ({ wallet }: Visit) => `/game/${wallet}/dice`
const profile = ({ wallet }: Visit) => `/${wallet}/profile`

/** What a press or a key opens, as Chromium's presser meets it on every page and game. */
export const everyControl: readonly Check[] = [
  pressed("Dice", "key", game),
  pressed("the profile", "mouse", profile),
  pressed("the explorer", "key", () => "/explorer"),
]

/** WebKit's driver loses its answer where a page is left at that moment, as home is often; and its phone is a frame, where a place is another one. */
export const everyControlOfHome: readonly Check[] = [
  pressed("home", "mouse", () => "/"),
  pressed("home", "key", () => "/", phone),
  pressed("Dice", "mouse", game, phone),
]
