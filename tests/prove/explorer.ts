import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Evidence } from "@dghrt/fairness"
import { emptyDatabase } from "../../server/database/testing/empty-folder"
import { readSettings } from "../../tools/settings"
import { startStack } from "../../tools/stack"
import { pause, populate } from "../support/populate"
import { populateRaces } from "../support/populate-races"
import { verifyCommand } from "../support/verify-command"
import { proveRaces } from "./explorer-races"
import { altered, proveFigures, provePictures, proveRounds } from "./explorer-run"
import type { Claim, Proof } from "./proof"

const sol = "So11111111111111111111111111111111111111112"
const patienceMs = 60_000

export interface ExplorerSize {
  players: number
  /** Rounds in all, of which up to 500 are proven one by one and up to 200 drawn again. */
  rounds: number
  races: number
}

/** Chain, indexer and explorer after many rounds of every game. */
export async function proveExplorer(
  { players, rounds: count, races: raceCount }: ExplorerSize,
  report: (claim: Claim) => void,
  say: (line: string) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "explorer-"))
  const settings = {
    ...readSettings({}),
    ...{ API_PORT: 0, RPC_PORT: 0, WS_PORT: 0, SETTLE_DELAY_MS: 0, LOG_LEVEL: "error" as const, DATA_DIR: folder },
    MULTIPLAYER_HOLD_MS: 2_000,
    PRICES_URL: "http://127.0.0.1:9/",
  }
  await emptyDatabase(join(folder, "database"))
  const stack = await startStack({ settings, web: "none", rngSeed: "explorer" })
  try {
    if (!stack.localnet) throw new Error("The proof plays on a local chain")
    const begun = performance.now()
    const rounds = await populate(stack.localnet, { players, rounds: count })
    say(`${rounds.length} rounds of ${players} wallets in ${Math.round((performance.now() - begun) / 1_000)} s`)
    const api = `${stack.apiUrl}/api`
    await untilIndexed(api, rounds.length)
    await proveFigures(api, { creator: stack.config.creator, mint: sol }, rounds, report)
    await provePictures(api, sol, rounds.slice(0, 200), report)
    const proven = rounds.slice(0, 500)
    const evidences = await proveRounds(stack.config.rpcUrl, proven, report)
    const seen = await populateRaces(stack.localnet, raceCount)
    const races = await proveRaces(stack.config.rpcUrl, seen, report)
    const signatures = [...proven.map(({ signature }) => signature), ...seen.map((race) => race.signatures[0] ?? "")]
    await proveCommand({ evidences, races, signatures, rpcUrl: stack.config.rpcUrl }, folder, report)
  } finally {
    await stack.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function untilIndexed(api: string, count: number) {
  const untilMs = performance.now() + patienceMs
  for (;;) {
    const { total } = await (await fetch(`${api}/events/settledGames?itemsPerPage=1`)).json()
    if (total === count) return
    if (performance.now() > untilMs) throw new Error(`The indexer has ${total} of ${count} plays`)
    await pause(200)
  }
}

const wire = (_: string, value: unknown) => (typeof value === "bigint" ? `${value}` : value)

interface Checked {
  evidences: readonly Evidence[]
  races: Awaited<ReturnType<typeof proveRaces>>
  signatures: readonly string[]
  rpcUrl: string
}

/** The same through the command line: true rounds and races by their signatures, and from a file with one field altered. */
async function proveCommand(checked: Checked, folder: string, report: (claim: Claim) => void) {
  const { evidences, races, signatures, rpcUrl } = checked
  const verdicts = async (args: readonly string[]) => {
    const run = await verifyCommand(...args, "--json")
    const lines = run.stdout.trim().split("\n")
    return { code: run.code, verdicts: lines.map((line) => JSON.parse(line).verdict as string) }
  }
  const path = join(folder, "altered.json")
  const content = {
    rounds: evidences.map((evidence, turn) => ({ evidence: altered(evidence, turn).evidence })),
    races: races.map((race) => ({ evidence: race.altered })),
  }
  writeFileSync(path, JSON.stringify(content, wire))
  const honest = await verdicts([...signatures, "--rpc", rpcUrl])
  const wrong = await verdicts(["--values", path])
  const accepted = (verdict: string) => verdict === "verified" || verdict === "consistent"
  const refused = honest.verdicts.filter((verdict) => !accepted(verdict)).length
  const passed = wrong.verdicts.filter(accepted).length
  const complete = honest.verdicts.length === signatures.length && wrong.verdicts.length === signatures.length
  report({
    text: "npm run verify accepts every round and race with exit code 0 and none of the altered ones",
    held: honest.code === 0 && wrong.code === 1 && refused === 0 && passed === 0 && complete,
    figure: `${honest.verdicts.length} accepted, ${wrong.verdicts.length} rejected, codes ${honest.code} and ${wrong.code}`,
  })
}

export const explorer = (size: ExplorerSize): Proof => ({
  name: "explorer",
  proves: "1,000 rounds and 20 races against the indexer, the explorer and their own proofs",
  minutes: 3,
  occupies: "server",
  run: (report, say) => proveExplorer(size, report, say),
})
