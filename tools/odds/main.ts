import { writeFileSync } from "node:fs"
import { maxMultiplier } from "@dghrt/betting/model"
import { multiplierText, payoutTable, percentText, rtp, winChance } from "#contract/games/odds"
import { gameFiguresPath, gameFiguresSource } from "./game-figures"
import { type Priced, settingsOf } from "./settings"

const line = (...cells: readonly [string, number][]) =>
  console.log(`  ${cells.map(([text, width]) => (width < 0 ? text.padStart(-width) : text.padEnd(width))).join("  ")}`)

const head = () => line(["setting", 40], ["outcomes", -8], ["better", -9], ["RTP", -10], ["highest", -10], ["pays", 0])

function row({ setting, bet }: Priced) {
  const pays = payoutTable(bet)
    .slice(0, 6)
    .map(({ multiplierBps, outcomes }) => `${multiplierText(multiplierBps)} ×${outcomes}`)
  line(
    [setting, 40],
    [`${bet.length}`, -8],
    [`${percentText(winChance(bet))}%`, -9],
    [`${(rtp(bet) * 100).toFixed(4)}%`, -10],
    [multiplierText(maxMultiplier(bet)), -10],
    [pays.join("  "), 0],
  )
}

/** Rows of a long list that stand for the others: where the return is lowest and highest, and the longest odds. */
function representatives(all: readonly Priced[]): readonly Priced[] {
  if (all.length <= 60) return all
  const by = (score: (priced: Priced) => number) =>
    all.reduce((best, priced) => (score(priced) > score(best) ? priced : best))
  return [...new Set([by(({ bet }) => -rtp(bet)), by(({ bet }) => rtp(bet)), by(({ bet }) => maxMultiplier(bet))])]
}

/**
 * `npm run odds [game …] [--all]`: what every legal setting of a game pays, from the arrays that its bets are made of. Of
 * long lists a few rows stand for all, unless all are asked for. Ends with 1 where a setting would give back more than a stake.
 * `npm run odds -- --write` writes the figures of the games' cards instead.
 */
function main() {
  if (process.argv.includes("--write")) return writeFileSync(gameFiguresPath, gameFiguresSource())
  const wanted = process.argv.slice(2).filter((word) => word !== "--all")
  const whole = process.argv.includes("--all")
  const unknown = wanted.filter((game) => !(game in settingsOf))
  if (unknown.length > 0) {
    console.error(`There are no odds of ${unknown.join(", ")}. There are: ${Object.keys(settingsOf).join(", ")}.`)
    process.exit(2)
  }
  let generous = 0
  for (const [game, settings] of Object.entries(settingsOf)) {
    if (wanted.length > 0 && !wanted.includes(game)) continue
    const all = [...settings()]
    const returns = all.map(({ bet }) => rtp(bet))
    generous += returns.filter((share) => share > 1).length
    const [least, most] = [Math.min(...returns), Math.max(...returns)].map((share) => `${(share * 100).toFixed(4)}%`)
    console.log(`\n${game}: ${all.length} settings, RTP before fees ${least} to ${most}`)
    head()
    for (const priced of whole ? all : representatives(all)) row(priced)
  }
  console.log(`\n${generous} settings give back more than the stake`)
  process.exit(generous === 0 ? 0 : 1)
}

main()
