import { useLastChance } from "../data/use-last-chance"
import { chanceOf } from "../model/jackpot-chance"
import type { JackpotToken } from "./jackpot-figure"

/** The chance to win the jackpot that the program stated for the player's last bet in a token; nothing where it took no part. */
export function LastChance({ player, token }: { player: string; token: JackpotToken }) {
  const last = useLastChance(player, token)
  const probability = (last.status === "ready" && last.value?.probabilityUbps) || 0n
  if (probability <= 0n) return null
  return <span data-part="chance">{`Your last bet's jackpot chance: ${chanceOf(probability)}`}</span>
}
