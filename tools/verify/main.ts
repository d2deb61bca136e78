import { parseArgs } from "node:util"
import { verifyRound } from "@dghrt/fairness"
import { fetchRound, jsonRpc } from "@dghrt/fairness/chain"

const usage = "npm run verify -- <signature of a bet or of its settlement> [--rpc URL]"
const marks = { passed: "✓", failed: "✗", unknown: "?" } as const

/** Exit code 0 only for a round whose six steps all pass; 1 for everything else. */
async function main() {
  const { values, positionals } = parseArgs({ options: { rpc: { type: "string" } }, allowPositionals: true })
  const [signature] = positionals
  if (signature === undefined || positionals.length > 1) throw new Error(`Usage: ${usage}`)
  const rpc = values.rpc ?? process.env.SOLANA_RPC_URL ?? "http://127.0.0.1:8899"
  const { evidence, betSignature, settleSignature, commitSignature } = await fetchRound(signature, jsonRpc(rpc))
  const { verdict, steps } = await verifyRound(evidence)
  console.log(
    `commit ${commitSignature ?? "unknown"}\nbet    ${betSignature ?? "unknown"}\nsettle ${settleSignature}\n`,
  )
  for (const { id, title, status, detail } of steps) console.log(`${marks[status]} ${id}: ${title}\n    ${detail}`)
  console.log(`\n${verdict}`)
  if (verdict !== "verified") process.exitCode = 1
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
