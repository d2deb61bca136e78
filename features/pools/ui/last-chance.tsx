import { useLastChance } from "../data/use-last-chance"

/** The chance to win the jackpot that the program stated for the player's last bet in a token; nothing before one. */
export function LastChance({ player, mint }: { player: string; mint: string }) {
  const chance = useLastChance(player, mint)
  return chance === null ? null : <span>{`· last bet ${chance}`}</span>
}
