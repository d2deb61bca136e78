import { describeError, type TransactionError } from "./bank/errors"
import type { TransactionRecord } from "./bank/history"
import { parseWire, type WireTransaction } from "./bank/wire"
import { parseInstruction } from "./rpc/parsed-instruction"

const computeBudgetProgram = "ComputeBudget111111111111111111111111111111"

/** One line that says what a transaction did, who sent it, and how it ended. */
export function describeTransaction(record: TransactionRecord): string {
  const wire = parseWire(record.bytes)
  const outcome = record.error === null ? "ok" : `failed: ${reasonOf(record.error, record.logs)}`
  return `slot ${record.slot}  ${whatAndWho(wire, record.keys, record.logs)}  ${outcome}`
}

/** As `describeTransaction`, for one that never entered a block. */
export function describeRefusal(wire: WireTransaction, error: TransactionError, logs: string[]): string {
  return `refused  ${whatAndWho(wire, wire.staticKeys, logs)}  ${reasonOf(error, logs)}`
}

function whatAndWho(wire: WireTransaction, keys: string[], logs: string[]): string {
  const logged = loggedNames(logs)
  const names = wire.instructions.flatMap(({ programIndex, accounts, data }, index) => {
    const program = keys[programIndex] ?? ""
    if (program === computeBudgetProgram) return []
    const read = parseInstruction({ program, accounts: [...accounts].map((key) => keys[key] ?? ""), data }, null)
    const type = "parsed" in read && typeof read.parsed === "object" ? read.parsed.type : null
    return [logged[index] ?? type ?? short(program)]
  })
  return `${names.join(" + ")}  by ${short(keys[0] ?? "")}  ${short(wire.signature)}`
}

/** Anchor programs log the name of the instruction they run; one entry for each instruction of the transaction. */
function loggedNames(logs: string[]): Array<string | undefined> {
  const names: Array<string | undefined> = []
  let depth = 0
  for (const line of logs) {
    const invoked = /^Program \w+ invoke \[(\d+)\]$/.exec(line)
    if (invoked) depth = Number(invoked[1])
    if (invoked && depth === 1) names.push(undefined)
    const name = /^Program log: Instruction: (\w+)$/.exec(line)?.[1]
    if (name !== undefined && depth === 1) names[names.length - 1] ??= name
  }
  return names
}

function reasonOf(error: TransactionError, logs: string[]): string {
  const named = logs.map((line) => /Error Code: (\w+)\. Error Number/.exec(line)?.[1]).find(Boolean)
  return named ?? describeError(error)
}

const short = (text: string) => `${text.slice(0, 4)}…${text.slice(-4)}`
