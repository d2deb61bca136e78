import { readFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { type Evidence, type Verification, verifyRound } from "@dghrt/fairness"
import { fetchRound, jsonRpc, type RpcCall } from "@dghrt/fairness/chain"
import { readEvidence } from "./read-evidence"

const usage = `npm run verify -- <signature of a bet or of its settlement>… [--rpc URL] [--json]
       npm run verify -- --values rounds.json [--json]

--values  reads rounds from a file, in the shape of @dghrt/fairness/vectors.json, and asks no network
--json    prints one JSON object a round
Exit code 0 when every round is verified, 1 otherwise.`
const marks = { passed: "✓", failed: "✗", unknown: "?" } as const

interface Checked extends Verification {
  name: string
  /** Transactions of the round, where a node was asked. */
  transactions: Readonly<Record<"commit" | "bet" | "settle", string | null>> | null
}

async function main() {
  const options = {
    rpc: { type: "string" },
    values: { type: "string" },
    json: { type: "boolean" },
    help: { type: "boolean" },
  } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.help) return console.log(`Usage: ${usage}`)
  if ((values.values === undefined) === (positionals.length === 0)) throw new Error(`Usage: ${usage}`)
  let failed = 0
  const say = (checked: Checked) => {
    if (checked.verdict !== "verified") failed += 1
    if (values.json) console.log(JSON.stringify(checked))
    else sayText(checked)
  }
  if (values.values !== undefined) {
    const rounds = readEvidence(JSON.parse(await readFile(values.values, "utf8")))
    for (const [index, evidence] of rounds.entries())
      say({ name: `round ${index + 1}`, transactions: null, ...(await verifyRound(evidence)) })
  } else {
    const call = jsonRpc(values.rpc ?? process.env.SOLANA_RPC_URL ?? "http://127.0.0.1:8899")
    for (const signature of positionals) say(await checkedRound(signature, call))
  }
  if (failed > 0) process.exitCode = 1
}

async function checkedRound(signature: string, call: RpcCall): Promise<Checked> {
  const round = await fetchRound(signature, call)
  const { commitSignature: commit, betSignature: bet, settleSignature: settle } = round
  const evidence: Evidence = round.evidence
  return { name: signature, transactions: { commit, bet, settle }, ...(await verifyRound(evidence)) }
}

function sayText({ name, transactions, verdict, steps }: Checked) {
  if (transactions === null) console.log(`${name}\n`)
  else
    console.log(
      `commit ${transactions.commit ?? "unknown"}\nbet    ${transactions.bet ?? "unknown"}\nsettle ${transactions.settle}\n`,
    )
  for (const { id, title, status, detail } of steps) console.log(`${marks[status]} ${id}: ${title}\n    ${detail}`)
  console.log(`\n${verdict}`)
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
