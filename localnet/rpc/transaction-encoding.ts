import { encodeBase58 } from "../bank/base58"
import type { HoldingAt, InnerInstruction, TransactionRecord } from "../bank/history"
import { parseWire, type WireTransaction } from "../bank/wire"
import { tokenAmount } from "./account-encoding"
import { parseInstruction } from "./parsed-instruction"
import { invalidParams } from "./rpc-error"

export type TransactionEncoding = "json" | "jsonParsed" | "base64" | "base58"
const encodings = new Set<string>(["json", "jsonParsed", "base64", "base58"])

export function readTransactionEncoding(text: string): TransactionEncoding {
  if (encodings.has(text)) return text as TransactionEncoding
  throw invalidParams(`Invalid params: unknown variant \`${text.slice(0, 40)}\`, expected a transaction encoding.`)
}

/** The answer of getTransaction. `versioned` is whether the caller said which versions it reads. */
export function encodeTransaction(record: TransactionRecord, encoding: TransactionEncoding, versioned: boolean) {
  const wire = parseWire(record.bytes)
  return {
    slot: record.slot,
    blockTime: record.blockTime,
    transaction: encodeBody(wire, record, encoding),
    meta: encodeMeta(record, encoding),
    ...(versioned && { version: wire.version }),
  }
}

function encodeBody(wire: WireTransaction, record: TransactionRecord, encoding: TransactionEncoding) {
  switch (encoding) {
    case "base64":
      return [Buffer.from(wire.bytes).toString("base64"), "base64"]
    case "base58":
      return [encodeBase58(wire.bytes), "base58"]
    case "json":
      return { signatures: wire.signatures.map(encodeBase58), message: plainMessage(wire) }
    case "jsonParsed":
      return { signatures: wire.signatures.map(encodeBase58), message: parsedMessage(wire, record) }
  }
}

function plainMessage(wire: WireTransaction) {
  return {
    header: wire.header,
    accountKeys: wire.staticKeys,
    recentBlockhash: wire.blockhash,
    instructions: wire.instructions.map((instruction) => plainInstruction(instruction, null)),
    ...(wire.version === 0 && { addressTableLookups: lookupsOf(wire) }),
  }
}

function parsedMessage(wire: WireTransaction, record: TransactionRecord) {
  return {
    accountKeys: record.keys.map((pubkey, index) => ({
      pubkey,
      signer: index < wire.header.numRequiredSignatures,
      writable: record.writable[index] ?? false,
      source: index < record.staticCount ? "transaction" : "lookupTable",
    })),
    recentBlockhash: wire.blockhash,
    instructions: wire.instructions.map((instruction) => parsedInstruction(instruction, record.keys, null)),
    ...(wire.version === 0 && { addressTableLookups: lookupsOf(wire) }),
  }
}

const lookupsOf = (wire: WireTransaction) =>
  wire.lookups.map((lookup) => ({
    accountKey: lookup.table,
    writableIndexes: [...lookup.writable],
    readonlyIndexes: [...lookup.readonly],
  }))

function encodeMeta(record: TransactionRecord, encoding: TransactionEncoding) {
  const { keys, writable, staticCount } = record
  const loaded = keys.slice(staticCount)
  return {
    err: record.error,
    status: record.error === null ? { Ok: null } : { Err: record.error },
    fee: Number(record.feeLamports),
    preBalances: record.preLamports.map(Number),
    postBalances: record.postLamports.map(Number),
    preTokenBalances: record.preHoldings.map(encodeHolding),
    postTokenBalances: record.postHoldings.map(encodeHolding),
    innerInstructions: encodeInner(record.inner, keys, encoding === "jsonParsed"),
    logMessages: record.logs,
    rewards: [],
    computeUnitsConsumed: record.computeUnits,
    ...(record.returnData && { returnData: encodeReturnData(record.returnData) }),
    ...(encoding !== "jsonParsed" && {
      loadedAddresses: {
        writable: loaded.filter((_, index) => writable[staticCount + index]),
        readonly: loaded.filter((_, index) => !writable[staticCount + index]),
      },
    }),
  }
}

export function encodeInner(inner: InnerInstruction[][], keys: string[], parsed: boolean) {
  return inner.flatMap((list, index) => {
    if (list.length === 0) return []
    const instructions = list.map((entry) =>
      parsed ? parsedInstruction(entry, keys, entry.stackHeight) : plainInstruction(entry, entry.stackHeight),
    )
    return [{ index, instructions }]
  })
}

export const encodeReturnData = ({ programId, data }: { programId: string; data: Uint8Array }) => ({
  programId,
  data: [Buffer.from(data).toString("base64"), "base64"],
})

type Compiled = Pick<InnerInstruction, "programIndex" | "accounts" | "data">

const plainInstruction = ({ programIndex, accounts, data }: Compiled, stackHeight: number | null) => ({
  programIdIndex: programIndex,
  accounts: [...accounts],
  data: encodeBase58(data),
  stackHeight,
})

const parsedInstruction = ({ programIndex, accounts, data }: Compiled, keys: string[], stackHeight: number | null) =>
  parseInstruction(
    { program: keyAt(keys, programIndex), accounts: [...accounts].map((index) => keyAt(keys, index)), data },
    stackHeight,
  )

function keyAt(keys: string[], index: number): string {
  const key = keys[index]
  if (key === undefined) throw new RangeError(`An instruction names account ${index} of ${keys.length}`)
  return key
}

const encodeHolding = ({ accountIndex, mint, owner, programId, amount, decimals }: HoldingAt) => ({
  accountIndex,
  mint,
  owner,
  programId,
  uiTokenAmount: tokenAmount(amount, decimals),
})
