import { readGameAccount } from "../decode/game-account"
import { readWireTransaction } from "../decode/wire-transaction"
import type { Refuser, SignatureStatus, SignedTransaction, Witness } from "../model/chain"
import type { ChainNode } from "./chain-node"
import { isCommitmentAssertion, LIGHTHOUSE } from "./commitment-assertion"
import { sent, signatureStatuses } from "./replies"

/** Sends and follows what is signed: a bet under way ends without a library of the chain. */
export const sentTransactions = ({ call, witnesses }: Pick<ChainNode, "call" | "witnesses">) => ({
  async send({ wire }: SignedTransaction): Promise<void> {
    const options = { encoding: "base64", skipPreflight: true, maxRetries: 0 }
    await call("sendTransaction", [toBase64(wire), options], sent)
  },

  /** `account` tells of a bet whether it was executed. */
  async witnesses({ signature, wire }: SignedTransaction, account?: string): Promise<Witness[]> {
    const { blockhash } = readWireTransaction(wire)
    const said = await witnesses({ signature, blockhash, account })
    return said.map(({ account: read, ...each }) => ({
      ...each,
      game: readGameAccount(read && { lamports: read.lamports, data: fromBase64(read.data) }),
    }))
  },

  async signatureStatus(signature: string, wire?: Uint8Array): Promise<SignatureStatus> {
    const searched = [[signature], { searchTransactionHistory: true }]
    const { context, value } = await call("getSignatureStatuses", searched, signatureStatuses)
    const status = value[0]
    // A processed transaction can still be rolled back with its fork, a failed one too.
    if (!status || status.confirmationStatus === "processed") return { status: "not-found", atSlot: context.slot }
    if (status.err)
      return { status: "failed", reason: explain(status.err), ...(wire && { by: refuserOf(status.err, wire) }) }
    return { status: "landed", slot: status.slot }
  },
})

/** Goes by the instruction that failed, because two programs may have one code for different things. */
export function refuserOf(error: unknown, wire: Uint8Array): Refuser {
  const failed = typeof error === "object" && error !== null ? Reflect.get(error, "InstructionError") : null
  const instruction = readWireTransaction(wire).instructions[Array.isArray(failed) ? Number(failed[0]) : -1]
  if (instruction?.program !== LIGHTHOUSE) return "program"
  return isCommitmentAssertion(instruction.data) ? "commitment" : "wallet"
}

/** Errors that carry no log line of their own are recognised by name, such as `InsufficientFundsForFee`. */
export function explain(error: unknown): string {
  const text = typeof error === "string" ? error : JSON.stringify(error)
  return /InsufficientFunds|AccountNotFound|"Custom":1\b/.test(text) ? `insufficient funds: ${text}` : text
}

export const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
