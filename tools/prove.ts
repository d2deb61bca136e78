import { execSync } from "node:child_process"
import { axe } from "../tests/prove/axe"
import { chaos } from "../tests/prove/chaos"
import { command, flows } from "../tests/prove/command"
import { costs } from "../tests/prove/costs"
import { delays } from "../tests/prove/delays"
import { draws } from "../tests/prove/draws"
import { endpoints } from "../tests/prove/endpoints"
import { explorer } from "../tests/prove/explorer"
import { load } from "../tests/prove/load"
import type { Proof } from "../tests/prove/proof"
import { routes } from "../tests/prove/routes"
import { fuzz, kills } from "../tests/prove/server"
import { storyModes } from "../tests/prove/story-modes"
import { storybook } from "../tests/prove/storybook"
import { visualPlant } from "../tests/prove/visual-plant"

const proofs: readonly Proof[] = [
  draws(50_000),
  delays(200),
  chaos(1_000),
  costs(500),
  fuzz(20_000),
  kills(50),
  load,
  endpoints(30),
  explorer({ players: 20, rounds: 1_000, races: 20 }),
  flows,
  axe,
  routes,
  storybook,
  storyModes,
  command("check:packages"),
  command("consumers"),
  visualPlant,
  command("visual", "--twice"),
]

/** `npm run prove [name …]`: the long proofs in turn, one line for each thing they show, and one plain closing line. */
async function main() {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !proofs.some((proof) => proof.name === name))
  if (unknown.length > 0) {
    console.error(`There is no proof called ${unknown.join(", ")}. There are: ${names()}.`)
    process.exit(2)
  }
  const chosen = proofs.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  if (chosen.some(({ builtApp }) => builtApp)) execSync("npm run build", { stdio: ["ignore", "ignore", "inherit"] })
  const counts = { passed: 0, failed: 0 }
  for (const proof of chosen) await judged(proof, counts)
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
  process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1)
}

/** A proof that breaks off has shown nothing: that counts as one failure. */
async function judged(proof: Proof, counts: { passed: number; failed: number }) {
  const begun = performance.now()
  console.log(`\n${proof.name}`)
  try {
    await proof.run(
      ({ text, held, figure }) => {
        counts[held ? "passed" : "failed"] += 1
        console.log(`  ${held ? "ok  " : "FAIL"} ${text}: ${figure}`)
      },
      (line) => console.log(`       ${line}`),
    )
  } catch (error) {
    counts.failed += 1
    console.log(`  FAIL ${proof.name} broke off: ${error instanceof Error ? error.message : String(error)}`)
  }
  console.log(`       ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}

const names = () => proofs.map(({ name }) => name).join(", ")

await main()
