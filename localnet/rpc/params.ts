import { parseAddress } from "../bank/address"
import type { Bank, ChainView } from "../bank/bank"
import { decodeBase58 } from "../bank/base58"
import type { Commitment } from "../bank/commitment"
import { invalidParams, RpcError } from "./rpc-error"

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The positional parameters of one call; each reader refuses what a node would refuse. */
export class Params {
  constructor(private readonly values: readonly unknown[]) {}

  text(index: number): string {
    const value = this.values[index]
    if (typeof value === "string") return value
    throw this.wrongType(index, "a string")
  }

  optionalText(index: number): string | undefined {
    const value = this.values[index]
    return typeof value === "string" ? value : undefined
  }

  address(index: number): string {
    return readAddress(this.text(index))
  }

  signature(index: number): string {
    return readSignature(this.text(index))
  }

  wholeNumber(index: number): number {
    const value = this.values[index]
    if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value
    throw this.wrongType(index, "u64")
  }

  texts(index: number, most: number): string[] {
    const value = this.values[index]
    if (!Array.isArray(value)) throw this.wrongType(index, "a sequence")
    if (value.length > most) throw invalidParams(`Too many inputs provided; max ${most}`)
    return value.map((entry) => {
      if (typeof entry === "string") return entry
      throw invalidParams("Invalid params: invalid type: expected a string.")
    })
  }

  /** A configuration object; an absent one is empty. */
  fields(index: number): Fields {
    const value = this.values[index]
    if (value === undefined || value === null) return {}
    if (isFields(value)) return value
    throw this.wrongType(index, "a configuration object")
  }

  private wrongType(index: number, expected: string): RpcError {
    if (index >= this.values.length) {
      return invalidParams(`Invalid params: invalid length ${this.values.length}, expected at least ${index + 1}.`)
    }
    return invalidParams(
      `Invalid params: invalid type: ${JSON.stringify(this.values[index])?.slice(0, 60)}, expected ${expected}.`,
    )
  }
}

export function readAddress(text: string): string {
  if (parseAddress(text)) return text
  throw invalidParams(`Invalid param: ${text.length > 44 || isBase58(text) ? "WrongSize" : "Invalid"}`)
}

export function readSignature(text: string): string {
  const bytes = text.length <= 88 ? decodeBase58(text) : null
  if (bytes?.length === 64) return text
  throw invalidParams(`Invalid param: ${text.length > 88 || bytes ? "WrongSize" : "Invalid"}`)
}

const isBase58 = (text: string) => decodeBase58(text) !== null

export function optionalText(fields: Fields, name: string): string | undefined {
  return optional(fields, name, (value): value is string => typeof value === "string", "a string")
}

export function optionalNumber(fields: Fields, name: string): number | undefined {
  const whole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
  return optional(fields, name, whole, "a whole number")
}

export function flag(fields: Fields, name: string): boolean {
  return optional(fields, name, (value): value is boolean => typeof value === "boolean", "a boolean") ?? false
}

/** What a call or a subscription reads: the chain with the commitment that it asks for, finalized by default as on a cluster. */
export function readView(fields: Fields, bank: Bank): ChainView & { commitment: Commitment } {
  const commitment = readCommitment(fields)
  const view = bank.at(commitment)
  const least = optionalNumber(fields, "minContextSlot")
  if (least !== undefined && least > view.slot) {
    throw new RpcError(-32016, "Minimum context slot has not been reached", { contextSlot: view.slot })
  }
  return { ...view, commitment }
}

/** For calls about transactions, which a cluster answers from confirmed blocks only. */
export function readConfirmedView(fields: Fields, bank: Bank) {
  const view = readView(fields, bank)
  if (view.commitment === "processed") throw invalidParams("Method does not support commitment below `confirmed`")
  return view
}

function readCommitment(fields: Fields): Commitment {
  const name = optionalText(fields, "commitment") ?? "finalized"
  const commitment = commitments.get(name)
  if (commitment !== undefined) return commitment
  throw invalidParams(`Invalid params: unknown variant \`${name.slice(0, 40)}\`, expected a commitment level.`)
}

/** With the names of earlier versions. */
const commitments: ReadonlyMap<string, Commitment> = new Map([
  ["processed", "processed"],
  ["recent", "processed"],
  ["confirmed", "confirmed"],
  ["single", "confirmed"],
  ["singleGossip", "confirmed"],
  ["finalized", "finalized"],
  ["root", "finalized"],
  ["max", "finalized"],
])

function optional<T>(fields: Fields, name: string, accepts: (value: unknown) => value is T, expected: string) {
  const value = fields[name]
  if (value === undefined || value === null) return undefined
  if (accepts(value)) return value
  throw invalidParams(`Invalid params: \`${name}\` must be ${expected}.`)
}
