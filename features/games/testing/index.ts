import type { RoundResult, RoundState } from "@dghrt/betting/model"
import * as blackjack from "../blackjack/maths"
import { sceneOf as blackjackScene } from "../blackjack/scene"
import * as crash from "../crash/maths"
import { sceneOf as crashScene } from "../crash/scene"
import { encodeCrash } from "../crash/settings"
import * as dice from "../dice/maths"
import { sceneOf as diceScene } from "../dice/scene"
import { encodeDice } from "../dice/settings"
import * as flip from "../flip/maths"
import { sceneOf as flipScene } from "../flip/scene"
import { encodeFlip } from "../flip/settings"
import * as hilo from "../hilo/maths"
import { sceneOf as hiloScene } from "../hilo/scene"
import { encodeHilo, hiloRun } from "../hilo/settings"
import * as ball from "../magic8ball/maths"
import { METADATA as ballMetadata, sceneOf as ballScene } from "../magic8ball/scene"
import * as mines from "../mines/maths"
import { sceneOf as minesScene } from "../mines/scene"
import { encodeMines, minesRun } from "../mines/settings"
import * as plinko from "../plinko/maths"
import { sceneOf as plinkoScene } from "../plinko/scene"
import { encodePlinko } from "../plinko/settings"
import { type RunRules, runOf } from "../run/run"
import * as slots from "../slots/maths"
import { METADATA as slotsMetadata, sceneOf as slotsScene } from "../slots/scene"

export { betMemory, createBetting, systemClock } from "@dghrt/betting"
export {
  type Bet,
  bonusUsed,
  chainCosts,
  costLines,
  emptyMemory,
  emptyQuote,
  type Quote,
  roundMemory,
  totalLamports,
} from "@dghrt/betting/model"
export { createPlayerAccount } from "../page/debug-account"
export { failureToast } from "../page/failure-toast"
export { betAnnouncer } from "../play/bet-announcer"
export type { BetRules } from "../play/bet-rules"
export { recordedBet } from "../play/stored-bets"
export { readToken } from "../play/use-token-facts"
export { drawnGameOf, raceNames } from "../plinkorace/drawn-game"
export { ranking } from "../plinkorace/race"
export { outcomeText } from "../plinkorace/race-result"
export { shownRaceOf } from "../plinkorace/shown-race"
export { failureNotice } from "../screen/failure"
export type { RoundResult }

/** A bet of a game, with settings that are not its first ones, and what the board shows of it. */
export interface Pictured {
  game: string
  betArray: readonly number[]
  metadata: string
  /** The scene, of which the drawing is a function. */
  picture: (round: RoundState, result: RoundResult) => unknown
}

const alone = { ended: [], left: null, cleared: null }
const boardOf = <Step>(result: RoundResult, rules: RunRules<Step>) => ({ ...alone, run: runOf([result], rules) })
const open = { mines: 5, level: 2 }
const jack = { rank: 9, suit: 2 }

/** What each board shows of a play, for proofs outside of the games. */
export const pictured: readonly Pictured[] = [
  {
    game: "dice",
    betArray: dice.betArray({ mode: "over", value: 70 }),
    metadata: encodeDice({ mode: "over", value: 70 }),
    picture: (round) => diceScene(round, dice.defaultDice),
  },
  { game: "magic8ball", betArray: ball.betArray, metadata: ballMetadata, picture: (round) => ballScene(round) },
  { game: "slots", betArray: slots.betArray, metadata: slotsMetadata, picture: (round) => slotsScene(round) },
  {
    game: "flip",
    betArray: flip.betArray({ coins: 4, face: "tails", needed: 2 }),
    metadata: encodeFlip({ coins: 4, face: "tails", needed: 2 }),
    picture: (round) => flipScene(round, flip.defaultFlip),
  },
  {
    game: "plinko",
    betArray: plinko.betArray({ board: "normal", risk: "low" }),
    metadata: encodePlinko("normal"),
    picture: (round) => plinkoScene(round, plinko.defaultPlinko),
  },
  {
    game: "crash",
    betArray: crash.betArray({ target: 200 }),
    metadata: encodeCrash({ target: 200 }),
    picture: (round) => crashScene(round, crash.defaultCrash),
  },
  {
    game: "blackjack",
    betArray: blackjack.betArray,
    metadata: "0:blackjack:drawn",
    picture: (round) => blackjackScene(round),
  },
  {
    game: "mines",
    betArray: mines.betArray(open),
    metadata: encodeMines({ mines: open.mines, opened: [3, 11], tile: 24 }),
    picture: (round, result) => minesScene(round, { ...boardOf(result, minesRun), mines: mines.DEFAULT_MINES }),
  },
  {
    game: "hilo",
    betArray: hilo.betArray({ rank: jack.rank, side: "lo" }),
    metadata: encodeHilo({ level: 0, cards: [jack], side: "lo" }),
    picture: (round, result) => hiloScene(round, { ...boardOf(result, hiloRun), start: { rank: 0, suit: 0 } }),
  },
]

/** Steps of mines, for runs that are played outside of the app. */
export const minesStep = (count: number, opened: readonly number[], tile: number) => ({
  betArray: mines.betArray({ mines: count, level: opened.length }),
  metadata: encodeMines({ mines: count, opened, tile }),
})
