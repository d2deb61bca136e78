import { maxMultiplier } from "@dghrt/betting/model"
import { settingsOf } from "./settings"

export const gameFiguresPath = "features/home/model/game-figures.gen.ts"

/** The source of the file with what each game's card says of its odds, from the arrays that its bets are made of. */
export function gameFiguresSource(): string {
  const rows = Object.entries(settingsOf).map(([game, settings]) => {
    const highest = Math.max(...[...settings()].map(({ bet }) => maxMultiplier(bet)))
    return `  ${game}: ${highest},`
  })
  return `/**
 * The highest multiplier that one bet of a game can pay, in basis points, over every legal setting. Written by
 * \`npm run odds -- --write\` from each game's own function.
 */
export const highestBps: Readonly<Record<string, number>> = {
${rows.join("\n")}
}
`
}
