import { maxMultiplier, multiplierText, percentText, type RoundResult, rtp, winChance } from "@dghrt/betting/model"
import type { GameContext } from "../kit/game-context"
import type { RuleFact } from "../kit/game-module"
import { outcomeWords } from "../kit/outcome-words"
import { betArray, type CrashSettings, chanceOf, targets } from "./maths"
import { crashPoint } from "./scene"
import { decodeCrash } from "./settings"

export const targetText = (target: number) => `${target / 100}x`

const cut = (height: number) => Math.floor(height * 100 + 1e-6) / 100

/**
 * "3.14x", "3.1x": at most two places, rounded down, so that a flight that missed its target never reads as if it had reached it.
 * Written as multipliers are everywhere.
 */
export const heightText = (height: number) => `${cut(height)}x`

/** "3.10x": always two places, for a figure that changes with every frame. */
export const flightText = (height: number) => `${cut(height).toFixed(2)}x`

/** The one-line reason under an outcome. */
export function reason(result: RoundResult, settings: CrashSettings): string {
  const point = heightText(crashPoint(result, settings))
  return result.multiplierBps > 0
    ? `Reached ${targetText(settings.target)}. Displayed crash point ${point}`
    : `Crashed at ${point} before ${targetText(settings.target)}`
}

/** One sentence that says height, target and money. */
export function narrate(result: RoundResult, token: GameContext["token"]): string {
  const settings = decodeCrash(result.bet.metadata)
  const money = outcomeWords(result, token)
  if (settings === null) return money
  const point = heightText(crashPoint(result, settings))
  return result.multiplierBps > 0
    ? `Reached ${targetText(settings.target)}, cashed out. Displayed crash point ${point}. ${money}`
    : `Crashed at ${point} before ${targetText(settings.target)}. ${money}`
}

/** The rules as figures, all of them read from the bet array. */
export function rules(settings: CrashSettings): readonly RuleFact[] {
  const bet = betArray(settings)
  const { wins, outcomes } = chanceOf(settings)
  return [
    { label: "Auto cash-out at", value: targetText(settings.target) },
    { label: "Reached by", value: `${wins} of ${outcomes} outcomes, ${percentText(winChance(bet))}%` },
    { label: "Pays", value: multiplierText(maxMultiplier(bet)) },
    { label: "RTP of the draw", value: `${percentText(rtp(bet))}%` },
    {
      label: "Targets offered",
      value: `${targets.length}, ${targetText(targets[0] ?? 0)} to ${targetText(targets.at(-1) ?? 0)}`,
    },
    { label: "Crash point", value: "Illustration; the draw decides only whether the target is reached" },
  ]
}
