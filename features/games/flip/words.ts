import type { RoundResult } from "@dghrt/betting/model"
import { multiplierText, percentText, rtp } from "#contract/games/odds"
import type { BoardBetting } from "../kit/board-betting"
import type { RuleFact } from "../kit/game-module"
import { outcomeWords } from "../kit/outcome-words"
import { betArray, chanceOf, coinsOf, countOf, type Face, type FlipSettings, multiplierFor } from "./maths"
import type { FlipScene } from "./scene"
import { decodeFlip } from "./settings"

export const faceNames: Record<Face, string> = { heads: "Heads", tails: "Tails" }

/** "Heads, heads, tails": the row of coins as it lies. */
export function rowText(shown: readonly Face[]): string {
  const [first, ...rest] = shown
  return first ? [faceNames[first], ...rest].join(", ") : ""
}

/** What is in the tray, for who does not see it; flat or with depth. */
export function picture(scene: FlipScene): string {
  const { coins } = scene.settings
  const many = coins === 1 ? "One coin" : `${coins} coins`
  if (scene.phase === "settled") return rowText(scene.shown)
  return scene.phase === "idle" ? `${many} in the tray` : `${many} in the air`
}

/** "3 of 4 heads" */
export const countText = (shown: readonly Face[], face: Face) => `${countOf(shown, face)} of ${shown.length} ${face}`

/** The one-line reason under an outcome. */
export function reason({ coins, face, needed }: FlipSettings, index: number): string {
  const shown = coinsOf(index, coins)
  return coins === 1 ? `${rowText(shown)}, you chose ${face}` : `${countText(shown, face)}, needed ${needed}`
}

/** One sentence that says the coins, the rule and the money. */
export function narrate(result: RoundResult, token: BoardBetting["token"]): string {
  const settings = decodeFlip(result.bet.metadata)
  const money = outcomeWords(result, token)
  if (settings === null) return money
  const shown = coinsOf(result.resultIndex, settings.coins)
  if (settings.coins === 1) return `${rowText(shown)}. You chose ${settings.face}. ${money}`
  return `${rowText(shown)}. ${countText(shown, settings.face)}, needed ${settings.needed}. ${money}`
}

/** The rules as figures, all of them read from the bet array. */
export function rules(settings: FlipSettings): readonly RuleFact[] {
  return [
    { label: "Coins", value: `${settings.coins}, each 50% heads, 50% tails` },
    {
      label: "Wins on",
      value: settings.coins === 1 ? faceNames[settings.face] : `At least ${settings.needed} ${settings.face}`,
    },
    { label: "Win chance", value: `${percentText(chanceOf(settings))}%` },
    { label: "Pays", value: multiplierText(multiplierFor(settings)) },
    { label: "RTP before fees", value: `${percentText(rtp(betArray(settings)))}%` },
  ]
}
