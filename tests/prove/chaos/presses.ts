import type { Control } from "../../engines/engine"
import { engineGames } from "../../engines/games"
import { pause } from "../../support/chain-player"
import type { PlayerWindow } from "./windows"

// What a player presses, by the names on the screen.

/** A window that has not answered for so long does not answer. */
export const hangsMs = 30_000

/** The steps of games that go on from bet to bet. */
const steps: Readonly<Record<string, readonly string[]>> = {
  mines: ["Open a tile"],
  hilo: ["Hi or equal", "Lo or equal", "Higher", "Lower"],
}

export const isRun = (game: string): boolean => game in steps

/** What places a bet. */
export const actionOf = (game: string): Control => ({
  role: "button",
  name: steps[game] ?? engineGames.find(({ id }) => id === game)?.verb ?? "",
  within: isRun(game) ? "main" : "[data-slot=dock]",
})

/** What keeps the money of a run. */
export const endRun: Control = { role: "button", name: ["Cash out", "Finish"], within: "[data-slot=dock]" }

/** What has to be pressed before the next bet: the splash of a page that was opened again, a run that is over, files that did not come. */
export const beforeBet: readonly Control[] = [
  // A drawer whose button was pressed in place of what moved away from under the pointer.
  { role: "button", name: "Close", within: "[role=dialog]" },
  { role: "button", name: "Start Game" },
  { role: "button", name: ["New board", "New run"], within: "main" },
  { role: "button", name: "Reload", within: "main" },
  // The application's own place has a link alone.
  { role: "link", name: "Reload the page" },
]

/** Another game's board, which alone shows the result that holds the next bet up: a rollback may bring one back. */
export const otherBoard: Control = { role: "link", name: "Open ", within: "[data-slot=other-bet]" }

/** What may be pressed, and a bet does not have to wait for. */
export const retry: Control = { role: "button", name: ["Try again", "Retry"], within: "main" }

/** Why a press did not come about; null once it has. */
export const clickFailure = (window: PlayerWindow, control: Control): Promise<string | null> =>
  Promise.race([
    window.click(control).then(
      () => null,
      (error: unknown) => `${error}`.slice(0, 600),
    ),
    pause(hangsMs).then(() => "the press has no end"),
  ])
