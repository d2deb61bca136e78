import { useLastChance } from "../data/use-last-chance"

/** The chance to win the jackpot that the program stated for the player's last bet in a token; nothing before one. */
export function LastChance({ player, mint }: { player: string; mint: string }) {
  const chance = useLastChance(player, mint)
  // A phone has it on a line of its own.
  return chance === null ? null : <span className="md:before:me-1 md:before:content-['·']">{`last bet ${chance}`}</span>
}
