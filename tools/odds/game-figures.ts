import { maxMultiplier, rtp } from "@dghrt/betting/model"
import { settingsOf } from "./settings"

export const gameFiguresPath = "features/home/model/game-figures.gen.ts"

/** Whole basis points, rounded down: a figure of money never says more than is paid. */
const share = (value: number) => Math.floor(value * 10_000 + 1e-6)

/** The source of the file with what each game's card says of its odds, from the arrays that its bets are made of. */
export function gameFiguresSource(): string {
  const rows = Object.entries(settingsOf).map(([game, settings]) => {
    const bets = [...settings()].map(({ bet }) => bet)
    const returns = bets.map(rtp)
    const highest = Math.max(...bets.map(maxMultiplier))
    return `  ${game}: { highestBps: ${highest}, leastRtpBps: ${share(Math.min(...returns))}, mostRtpBps: ${share(Math.max(...returns))} },`
  })
  return `import type { GameFigures } from "./game-figures"

/** Written by \`npm run odds -- --write\` from each game's own function. */
export const gameFigures: Readonly<Record<string, GameFigures>> = {
${rows.join("\n")}
}
`
}
