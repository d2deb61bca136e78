import { execFileSync, execSync } from "node:child_process"
import type { Claim, Proof, ProofOptions } from "../../tests/prove/proof"
import { recordPassed } from "../passed/passed-content"
import { readOptions, usage } from "./options"
import { proofs } from "./proofs"
import { beginRecord, continued, countClaims, type EndedProof, readRecord, writeRecord } from "./record"
import { minutesTogether, twoAtATime } from "./two-at-a-time"

/** Beside `dist/`, which a build empties. */
const recordFolder = ".prove"

/** `npm run prove [name …]`: the long proofs, two at a time, one line for each claim, a summary, and one plain closing line. */
async function main() {
  const options = chosenOptions()
  if (options.list) return list()
  const chosen = proofs.filter(({ name }) => options.names.includes(name))
  const begun = beginRecord(currentCommit(), options.full, new Date())
  const run = continued(readRecord(recordFolder), begun, options)
  const waiting = chosen.filter(({ name }) => !run.proofs.some((ended) => ended.name === name))
  if (options.resume) console.log(`${chosen.length - waiting.length} of ${chosen.length} have ended already.`)
  if (waiting.some(({ builtApp }) => builtApp)) execSync("npm run build", { stdio: ["ignore", "ignore", "inherit"] })
  await twoAtATime(waiting, async (proof) => {
    const ended = await judge(proof, options)
    run.proofs.push(ended)
    if (options.record && ended.passed) recordPassed(proof.name, run.commit)
    writeRecord(recordFolder, run)
  })
  const { passed, failed } = countClaims(run.proofs.filter(({ name }) => options.names.includes(name)))
  console.log(`\nSummary: ${recordFolder}/summary.md\n\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}

function chosenOptions() {
  try {
    return readOptions(
      process.argv.slice(2),
      proofs.map(({ name }) => name),
      process.env,
    )
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    return process.exit(2)
  }
}

function list() {
  for (const { name, proves, minutes } of proofs)
    console.log(`${name.padEnd(16)}${`${minutes} min`.padStart(7)}  ${proves}`)
  const total = `${minutesTogether(proofs)} min`
  console.log(`${"together".padEnd(16)}${total.padStart(7)}  one of a browser beside one of a server`)
}

/** Uncommitted work has no commit of its own, so a run of it is resumed by its name. */
function currentCommit(): string {
  try {
    const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).trim()
    // `--record` writes this file itself.
    const changed = git("status", "--porcelain", "--", ".", ":!tools/passed/passed.json") !== ""
    return `${git("rev-parse", "HEAD")}${changed ? " with uncommitted changes" : ""}`
  } catch {
    return "a checkout without history"
  }
}

/** A proof that breaks off has shown nothing: that counts as one failed claim. */
async function judge(proof: Proof, options: ProofOptions): Promise<EndedProof> {
  const beganAt = new Date()
  const claims: Claim[] = []
  const print = (line: string) => console.log(`${proof.name.padEnd(18)} ${line}`)
  const report = (claim: Claim) => {
    claims.push(claim)
    print(`${claim.held ? "ok  " : "FAIL"} ${claim.text}: ${claim.figure}`)
  }
  print("begins")
  try {
    await proof.run(report, print, options)
    if (claims.length === 0) report({ text: proof.name, held: false, figure: "asserted nothing" })
  } catch (error) {
    report({
      text: `${proof.name} broke off`,
      held: false,
      figure: error instanceof Error ? error.message : `${error}`,
    })
  }
  const seconds = (Date.now() - beganAt.getTime()) / 1000
  print(`ended after ${seconds.toFixed(0)} s`)
  return {
    name: proof.name,
    passed: claims.every(({ held }) => held),
    beganAt: beganAt.toISOString(),
    seconds,
    ...(options.bets !== undefined && { bets: options.bets }),
    claims,
  }
}

await main()
