import { betArray as blackjack } from "../../features/games/blackjack/maths"
import { betArray as crash } from "../../features/games/crash/maths"
import { encodeCrash } from "../../features/games/crash/settings"
import * as dice from "../../features/games/dice/maths"
import { encodeDice } from "../../features/games/dice/settings"
import * as flip from "../../features/games/flip/maths"
import { encodeFlip } from "../../features/games/flip/settings"
import * as hilo from "../../features/games/hilo/maths"
import { encodeHilo } from "../../features/games/hilo/settings"
import { betArray as ball } from "../../features/games/magic8ball/maths"
import { METADATA as ballMetadata } from "../../features/games/magic8ball/scene"
import * as mines from "../../features/games/mines/maths"
import { encodeMines } from "../../features/games/mines/settings"
import * as plinko from "../../features/games/plinko/maths"
import { encodePlinko } from "../../features/games/plinko/settings"
import { betArray as slots } from "../../features/games/slots/maths"
import { METADATA as slotsMetadata } from "../../features/games/slots/scene"

export interface SampleBet {
  betArray: readonly number[]
  /** As the app writes it. */
  metadata: string
}

const diceBet = (settings: dice.DiceSettings) => ({
  betArray: dice.betArray(settings),
  metadata: encodeDice(settings),
})
const flipBet = (settings: flip.FlipSettings) => ({ betArray: flip.betArray(settings), metadata: encodeFlip(settings) })
const crashBet = (target: number) => ({ betArray: crash({ target }), metadata: encodeCrash({ target }) })
const minesBet = (count: number, opened: readonly number[], tile: number) => ({
  betArray: mines.betArray({ mines: count, level: opened.length }),
  metadata: encodeMines({ mines: count, opened, tile }),
})
const hiloBet = (rank: number, side: "hi" | "lo") => ({
  betArray: hilo.betArray({ rank, side }),
  metadata: encodeHilo({ level: 0, cards: [{ rank, suit: 1 }], side }),
})

/** Bets of every game that a wallet plays alone, in several settings where it has some. */
export const sampleBets: readonly SampleBet[] = [
  diceBet({ mode: "under", value: 50 }),
  diceBet({ mode: "over", value: 70 }),
  diceBet({ mode: "between", from: 30, to: 60 }),
  diceBet({ mode: "under", value: 10 }),
  { betArray: slots, metadata: slotsMetadata },
  { betArray: ball, metadata: ballMetadata },
  flipBet({ coins: 1, face: "heads", needed: 1 }),
  flipBet({ coins: 4, face: "tails", needed: 3 }),
  ...plinko.tableIds.map((id) => ({ betArray: plinko.tables[id].bet, metadata: encodePlinko(id) })),
  crashBet(150),
  crashBet(200),
  crashBet(1_000),
  { betArray: blackjack, metadata: "0:blackjack:drawn" },
  minesBet(3, [], 7),
  minesBet(5, [3, 11], 24),
  hiloBet(5, "hi"),
  hiloBet(9, "lo"),
]
