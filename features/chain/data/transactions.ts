import {
  type AddressLookupTableAccount,
  ComputeBudgetProgram,
  type Connection,
  PublicKey,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js"
import { toBase58, yieldToMain } from "#features/kernel"
import type { Instruction, Prepared, SignatureStatus, SignedTransaction, Signer } from "../model/chain"
import { ChainError, errorFromLogs, errorFromWallet } from "../model/chain-error"

const simulationUnits = 1_400_000
// The state may move between simulation and landing: a tenth more than the simulation used.
const unitMargin = 1.1

/** What the signatures cover. */
const messageOf = (wire: Uint8Array) => VersionedTransaction.deserialize(wire).message.serialize()

const sameBytes = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

/** Builds, simulates, signs and follows transactions of one wallet. */
export function createTransactions(connection: Connection, signer: Signer) {
  const payerKey = new PublicKey(signer.publicKey)

  const compile = (
    instructions: readonly TransactionInstruction[],
    units: number,
    recentBlockhash: string,
    tables: AddressLookupTableAccount[],
  ) =>
    new VersionedTransaction(
      new TransactionMessage({
        payerKey,
        recentBlockhash,
        instructions: [ComputeBudgetProgram.setComputeUnitLimit({ units }), ...instructions],
      }).compileToV0Message(tables),
    )

  return {
    fromOutside: (extra: readonly Instruction[]) =>
      extra.map(
        ({ programId, accounts, data }) =>
          new TransactionInstruction({
            programId: new PublicKey(programId),
            keys: accounts.map(({ address, signer: isSigner, writable }) => ({
              pubkey: new PublicKey(address),
              isSigner,
              isWritable: writable,
            })),
            data: Buffer.from(data),
          }),
      ),

    /** @throws ChainError naming why it would fail; nothing is sent then. */
    async prepare(
      instructions: readonly TransactionInstruction[],
      tables: AddressLookupTableAccount[],
    ): Promise<Prepared> {
      const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash("confirmed")
      const trial = compile(instructions, simulationUnits, blockhash, tables)
      const { value } = await connection.simulateTransaction(trial, { replaceRecentBlockhash: true, sigVerify: false })
      if (value.err !== null) throw errorFromLogs([...(value.logs ?? []), explain(value.err)])
      // The reply carries a whole log to read; what is signed is laid out in a task of its own.
      await yieldToMain()
      const units = Math.ceil((value.unitsConsumed ?? simulationUnits) * unitMargin)
      return { wire: compile(instructions, units, blockhash, tables).serialize(), lastValidBlockHeight }
    },

    async sign(prepared: Prepared): Promise<SignedTransaction> {
      let wire: Uint8Array
      try {
        wire = await signer.signTransaction(prepared.wire)
      } catch (error) {
        throw errorFromWallet(error)
      }
      const signature = VersionedTransaction.deserialize(wire).signatures[0]
      if (!signature?.some((byte) => byte !== 0)) {
        throw new ChainError("rejected-by-wallet", "The wallet returned the bet unsigned. Nothing was sent.")
      }
      if (!sameBytes(messageOf(wire), messageOf(prepared.wire))) {
        throw new ChainError(
          "changed-by-wallet",
          "The wallet returned another transaction than the one it was asked to sign. Nothing was sent.",
        )
      }
      return { wire, signature: toBase58(signature), lastValidBlockHeight: prepared.lastValidBlockHeight }
    },

    async send({ wire }: SignedTransaction): Promise<void> {
      await connection.sendRawTransaction(wire, { skipPreflight: true, maxRetries: 0 })
    },

    async landing(signature: string): Promise<SignatureStatus> {
      const { value } = await connection.getSignatureStatuses([signature], { searchTransactionHistory: true })
      const status = value[0]
      // What is merely processed can still be rolled back with its fork, a failure as well as a success.
      if (!status || status.confirmationStatus === "processed") return { status: "unseen" }
      if (status.err) return { status: "failed", reason: explain(status.err) }
      return { status: "landed", slot: status.slot }
    },
  }
}

/** Errors that carry no log line of their own are recognised by name, such as `InsufficientFundsForFee`. */
function explain(error: unknown): string {
  const text = typeof error === "string" ? error : JSON.stringify(error)
  return /InsufficientFunds|AccountNotFound|"Custom":1\b/.test(text) ? `insufficient funds: ${text}` : text
}
