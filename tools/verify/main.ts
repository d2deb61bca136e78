import { readFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { type RaceVerification, type Verification, verifyRace, verifyRound } from "@dghrt/fairness"
import {
  type ChainRace,
  fetchRace,
  fetchRound,
  type Nodes,
  type ReadOptions,
  RoundError,
  solanaNodes,
} from "@dghrt/fairness/chain"
import { readEvidence } from "./read-evidence"

const usage = `npm run verify -- <signature of a bet, its settlement or a race>… [--rpc URL]… [--provider ADDRESS]… [--json]
       npm run verify -- --values rounds.json [--json]

--rpc       a Solana node; a second one is asked whether it says the same
--provider  whose signatures commit to seeds, in place of the keys that @dghrt/fairness knows for the cluster
--values    reads rounds and races from a file, in the shape of @dghrt/fairness/vectors.json, and asks no network
--json      prints one JSON object for each
Exit code 0 when every round and every race is consistent, 1 otherwise.`
const marks = { passed: "✓", failed: "✗", unknown: "?" } as const

type Checked = (Verification | RaceVerification) & {
  name: string
  /** Transactions of the round or race, where a node was asked. */
  transactions: Readonly<Record<string, string | null>> | null
  /** Nodes that say the same. */
  asked: readonly string[]
  /** Nodes that have nothing to compare, each with its reason. */
  unanswered?: readonly string[]
}

async function main() {
  const options = {
    rpc: { type: "string", multiple: true },
    provider: { type: "string", multiple: true },
    values: { type: "string" },
    json: { type: "boolean" },
    help: { type: "boolean" },
  } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.help) return console.log(`Usage: ${usage}`)
  if ((values.values === undefined) === (positionals.length === 0)) throw new Error(`Usage: ${usage}`)
  let failed = 0
  const say = (checked: Checked) => {
    if (checked.verdict !== "verified" && checked.verdict !== "consistent") failed += 1
    if (values.json) console.log(JSON.stringify(checked))
    else sayText(checked)
  }
  if (values.values !== undefined) {
    const { rounds, races } = readEvidence(JSON.parse(await readFile(values.values, "utf8")))
    for (const [index, evidence] of rounds.entries())
      say({ name: `round ${index + 1}`, transactions: null, asked: [], ...(await verifyRound(evidence)) })
    for (const [index, evidence] of races.entries())
      say({ name: `race ${index + 1}`, transactions: null, asked: [], ...(await verifyRace(evidence)) })
  } else {
    const urls = values.rpc ?? [process.env.SOLANA_RPC_URL ?? "http://127.0.0.1:8899"]
    const options: ReadOptions = {
      cluster: urls.every((url) => isLoopback(new URL(url).hostname)) ? "localnet" : "mainnet-beta",
      ...(values.provider && { providers: values.provider }),
    }
    for (const signature of positionals) say(await checkedRound(signature, solanaNodes(urls), options))
  }
  if (failed > 0) process.exitCode = 1
}

const isLoopback = (host: string) => host === "localhost" || host === "127.0.0.1" || host === "[::1]"

async function checkedRound(signature: string, nodes: Nodes, options: ReadOptions): Promise<Checked> {
  try {
    const round = await fetchRound(signature, nodes, options)
    const { commitSignature: commit, betSignature: bet, settleSignature: settle } = round
    const { nodes: asked = [], unanswered = [] } = round.evidence
    const heard = { asked, unanswered }
    return { name: signature, transactions: { commit, bet, settle }, ...heard, ...(await verifyRound(round.evidence)) }
  } catch (error) {
    if (!(error instanceof RoundError) || error.reason !== "no-round") throw error
    return checkedRace(signature, await raceOr(error, signature, nodes))
  }
}

/** @throws `noRound` where the transaction holds no race either. */
async function raceOr(noRound: RoundError, signature: string, nodes: Nodes): Promise<ChainRace> {
  try {
    return await fetchRace(signature, nodes)
  } catch (error) {
    throw error instanceof RoundError && error.reason === "no-round" ? noRound : error
  }
}

async function checkedRace(signature: string, race: ChainRace): Promise<Checked> {
  const { createSignature: create, drawSignature: draw, paySignatures, evidence } = race
  if (evidence === null) throw new Error("This race is not drawn yet")
  const transactions = { create, draw, pay: paySignatures.at(-1) ?? null }
  const { nodes: asked = [], unanswered = [] } = evidence
  return { name: signature, transactions, asked, unanswered, ...(await verifyRace(evidence)) }
}

/** What a player or a node wrote may neither end its line nor steer the terminal. */
const plain = (text: string) =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)

function sayText({ name, transactions, asked, unanswered = [], verdict, steps }: Checked) {
  if (transactions === null) console.log(`${name}\n`)
  else {
    for (const [label, signature] of Object.entries(transactions))
      console.log(`${label.padEnd(6)} ${plain(signature ?? "unknown")}`)
    console.log("")
  }
  for (const { id, title, status, detail } of steps)
    console.log(`${marks[status]} ${id}: ${title}\n    ${plain(detail)}`)
  for (const node of unanswered) console.log(`\nno answer to compare from ${plain(node)}`)
  const nodes = `${asked.length} node${asked.length === 1 ? "" : "s"}: ${plain(asked.join(", "))}`
  console.log(`\n${verdict}${verdict === "consistent" && asked.length > 0 ? `, according to ${nodes}` : ""}`)
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
