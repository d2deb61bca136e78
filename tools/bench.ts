import { execSync } from "node:child_process"
import { betHistory } from "../tests/bench/bet-history"
import { chain } from "../tests/bench/chain"
import { gameFrames } from "../tests/bench/game-frames"
import { lighthouseBench } from "../tests/bench/lighthouse"
import { navigation } from "../tests/bench/navigation"
import { pageOfPlays } from "../tests/bench/page-of-plays"
import { plays } from "../tests/bench/plays"
import { type Benchmark, machineLoad, table } from "../tests/bench/report"
import { rpcBudget } from "../tests/bench/rpc-budget"
import { theme } from "../tests/bench/theme"
import { wager } from "../tests/bench/wager"

const benchmarks: readonly Benchmark[] = [
  chain,
  plays,
  pageOfPlays,
  lighthouseBench,
  navigation,
  theme,
  rpcBudget,
  betHistory,
  gameFrames,
  wager,
]

/** `npm run bench [name …]`: measures one thing after the other and prints a table for each. */
async function main() {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name))
  if (unknown.length > 0) {
    const names = benchmarks.map(({ name }) => name).join(", ")
    console.error(`There is no benchmark called ${unknown.join(", ")}. There are: ${names}.`)
    process.exit(2)
  }
  const chosen = benchmarks.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  if (chosen.some(({ builtApp }) => builtApp)) execSync("npm run build", { stdio: ["ignore", "ignore", "inherit"] })
  for (const benchmark of chosen) {
    console.log(`\n${benchmark.name}  (before: ${machineLoad()})`)
    console.log(table(await benchmark.run()))
    console.log(`  after: ${machineLoad()}`)
  }
  process.exit(0)
}

await main()
