import { maxMultiplier, type RoundResult } from "@dghrt/betting/model"
import { multiplierText, percentText, rtp, winChance } from "#contract/games/odds"
import type { BoardBetting } from "../kit/board-betting"
import type { RuleFact } from "../kit/game-module"
import { outcomeWords } from "../kit/outcome-words"
import { betArray, type CrashSettings, chanceOf, targets } from "./maths"
import { decodeCrash } from "./settings"

export const targetText = (target: number) => `${target / 100}x`

/** The one-line reason under an outcome. */
export const reason = (result: RoundResult, { target }: CrashSettings) =>
  result.multiplierBps > 0 ? `Reached ${targetText(target)}` : `Crashed before ${targetText(target)}`

/** One sentence that says flight, target and money. */
export function narrate(result: RoundResult, token: BoardBetting["token"]): string {
  const settings = decodeCrash(result.bet.metadata)
  const money = outcomeWords(result, token)
  if (settings === null) return money
  const cashedOut = result.multiplierBps > 0 ? ", cashed out" : ""
  return `${reason(result, settings)}${cashedOut}. ${money}`
}

/** The rules as figures, all of them read from the bet array. */
export function rules(settings: CrashSettings): readonly RuleFact[] {
  const bet = betArray(settings)
  const { wins, outcomes } = chanceOf(settings)
  return [
    { label: "Auto cash-out at", value: targetText(settings.target) },
    { label: "Reached by", value: `${wins} of ${outcomes} outcomes, ${percentText(winChance(bet))}%` },
    { label: "Pays", value: multiplierText(maxMultiplier(bet)) },
    { label: "RTP before fees", value: `${percentText(rtp(bet))}%` },
    {
      label: "Targets to choose from",
      value: `${targets.length}, ${targetText(targets[0] ?? 0)} to ${targetText(targets.at(-1) ?? 0)}`,
    },
    {
      label: "Flight",
      value: "Only for show. The draw decides whether the target is reached, not how high the flight goes.",
    },
  ]
}
