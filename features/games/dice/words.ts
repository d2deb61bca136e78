import type { RoundResult } from "@dghrt/betting/model"
import { multiplierText, percentText, rtp } from "#contract/games/odds"
import type { BoardBetting } from "../kit/board-betting"
import type { RuleFact } from "../kit/game-module"
import { outcomeWords } from "../kit/outcome-words"
import { betArray, type DiceMode, type DiceSettings, FACES, multiplierFor, WINNERS, winners, wins } from "./maths"
import type { DiceScene } from "./scene"
import { decodeDice } from "./settings"

export const modeNames: Record<DiceMode, string> = {
  under: "Under",
  over: "Over",
  between: "Between",
  outside: "Outside",
}

/** "Under 50", "Over 49", "Between 40 and 64": the last number named is always one that wins or the first that does not. */
export function target(settings: DiceSettings): string {
  switch (settings.mode) {
    case "under":
      return `Under ${settings.value}`
    case "over":
      return `Over ${settings.value - 1}`
    case "between":
      return `Between ${settings.from} and ${settings.to - 1}`
    case "outside":
      return `Outside ${settings.from} to ${settings.to - 1}`
  }
}

const count = (settings: DiceSettings) => winners(settings) / FACES

/** What a screen reader announces when a thumb moves. */
export const priceText = (settings: DiceSettings) =>
  `${target(settings)}, ${percentText(count(settings))} percent chance, pays ${multiplierText(multiplierFor(winners(settings)))}`

/** What the stone with depth shows; the flat one is drawn beside its own words. */
export function stonePicture(phase: DiceScene["phase"], roll: number | null): string {
  if (phase === "settled") return `The die shows ${roll}`
  return phase === "idle" ? "A die with a hundred faces" : "The die is rolling"
}

/** The one-line reason under an outcome. */
export const reason = (settings: DiceSettings, roll: number) =>
  wins(settings, roll)
    ? `Rolled ${roll}, ${target(settings).toLowerCase()}`
    : `Rolled ${roll}, needed ${target(settings).toLowerCase()}`

/** One sentence that says the roll, the rule and the money. */
export function narrate(result: RoundResult, token: BoardBetting["token"]): string {
  const settings = decodeDice(result.bet.metadata)
  const rule = settings === null ? "" : ` ${target(settings)} wins.`
  return `Rolled ${result.resultIndex}.${rule} ${outcomeWords(result, token)}`
}

/** The rules as figures, all of them read from the bet array. */
export function rules(settings: DiceSettings): readonly RuleFact[] {
  const bet = betArray(settings)
  return [
    { label: "Roll", value: `0 to ${FACES - 1}, each equally likely` },
    { label: "Wins on", value: target(settings) },
    { label: "Win chance", value: `${percentText(count(settings))}%` },
    { label: "Pays", value: multiplierText(multiplierFor(winners(settings))) },
    { label: "RTP before fees", value: `${percentText(rtp(bet))}%` },
    { label: "How many numbers can win", value: `${WINNERS.min} to ${WINNERS.max}` },
  ]
}
