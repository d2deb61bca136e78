import { execFileSync } from "node:child_process"
import { type EngineGame, engineGames } from "./games"

/**
 * The games of one walk: Dice, and two that the commit chooses, so that each game has its turn. `GAMES=slots,flip` names others.
 * Without git the choice is that of an empty hash.
 */
export function chosenGames(named = process.env.GAMES ?? "", commit = headCommit()): readonly EngineGame[] {
  const others = engineGames.filter(({ id }) => id !== "dice").map(({ id }) => id)
  const ids = named ? named.split(",") : chosen(others, commitNumber(commit))
  const unknown = ids.filter((id) => !others.includes(id))
  if (unknown.length > 0) throw new Error(`GAMES names ${unknown.join(", ")}. There are: ${others.join(", ")}.`)
  return engineGames.filter(({ id }) => id === "dice" || ids.includes(id))
}

/** The number by which a commit chooses what of many is tried with it. */
export const commitNumber = (commit = headCommit()): number => Number.parseInt(commit.slice(0, 8) || "0", 16)

/** Two that differ. */
function chosen(ids: readonly string[], number: number): readonly string[] {
  const first = number % ids.length
  const step = 1 + (Math.floor(number / ids.length) % (ids.length - 1))
  return [first, (first + step) % ids.length].flatMap((index) => ids[index] ?? [])
}

function headCommit(): string {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
  } catch {
    return ""
  }
}
