import { systemProgram } from "./address"
import type { WireTransaction } from "./wire"

const lamportsPerSignature = 5_000n
const computeBudgetProgram = "ComputeBudget111111111111111111111111111111"
const builtinUnits = 3_000n
const programUnits = 200_000n
const largestLimit = 1_400_000n

/** The base fee for each signature plus the priority fee the transaction asks for, rounded up. */
export function feeLamports(wire: Pick<WireTransaction, "header" | "staticKeys" | "instructions">): bigint {
  let microLamportsPerUnit = 0n
  let requestedUnits: bigint | null = null
  let defaultUnits = 0n
  for (const { programIndex, data } of wire.instructions) {
    const program = wire.staticKeys[programIndex]
    defaultUnits += program === systemProgram || program === computeBudgetProgram ? builtinUnits : programUnits
    if (program !== computeBudgetProgram) continue
    const view = Buffer.from(data)
    if (view[0] === 2 && view.length >= 5) requestedUnits = BigInt(view.readUInt32LE(1))
    if (view[0] === 3 && view.length >= 9) microLamportsPerUnit = view.readBigUInt64LE(1)
  }
  const units = requestedUnits ?? defaultUnits
  const limit = units < largestLimit ? units : largestLimit
  const priority = (microLamportsPerUnit * limit + 999_999n) / 1_000_000n
  return lamportsPerSignature * BigInt(wire.header.numRequiredSignatures) + priority
}
