import { toBase58 } from "@dghrt/kernel/base58"
import { logger } from "@dghrt/kernel/logger"
import {
  type AddressLookupTableAccount,
  ComputeBudgetProgram,
  PACKET_DATA_SIZE,
  PublicKey,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js"
import type { ChainOptions, Instruction, Prepared, SignedTransaction, Signer } from "../model/chain"
import {
  ChainError,
  commitmentGone,
  errorFromLogs,
  errorFromSimulation,
  errorFromWallet,
  tooLarge,
} from "../model/chain-error"
import { unitPrice } from "../model/priority-price"
import type { ChainNode } from "../read/chain-node"
import { blockhashReply, simulation } from "../read/replies"
import { explain, refuserOf, toBase64 } from "../read/sent-transactions"
import { mayReplace } from "./signed-message"

const simulationUnits = 1_400_000
// The state may change between simulation and execution: a tenth more than the simulation used.
const unitMargin = 1.1

/** Builds and simulates transactions of one wallet, and has them signed. */
export function createTransactions(
  { call }: Pick<ChainNode, "call">,
  signer: Signer,
  { priorityFeeLamports }: ChainOptions = {},
) {
  const payerKey = new PublicKey(signer.publicKey)
  /** What a wallet's changes are judged with. */
  const tablesOf = new WeakMap<Prepared, AddressLookupTableAccount[]>()
  const returningFunds = new WeakSet<Prepared>()

  const compile = (
    instructions: readonly TransactionInstruction[],
    budget: readonly TransactionInstruction[],
    recentBlockhash: string,
    tables: AddressLookupTableAccount[],
  ) =>
    new VersionedTransaction(
      new TransactionMessage({
        payerKey,
        recentBlockhash,
        instructions: [...budget, ...instructions],
      }).compileToV0Message(tables),
    )

  return {
    /** Instructions of other features, in the chain client's own type. */
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

    /** Whether the instructions fit into one transaction with a compute budget of both kinds; asks no node. */
    fits(instructions: readonly TransactionInstruction[], tables: AddressLookupTableAccount[]): boolean {
      const budget = [
        ComputeBudgetProgram.setComputeUnitLimit({ units: simulationUnits }),
        ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1 }),
      ]
      try {
        wireOf(compile(instructions, budget, PublicKey.default.toBase58(), tables))
        return true
      } catch (error) {
        if (error instanceof ChainError && error.kind === "transaction-too-large") return false
        throw error
      }
    },

    /**
     * Simulates the instructions and returns a transaction with the compute units that they need.
     * `priorityLamports` is the priority fee of the whole transaction; the wallet's setting where it is absent.
     * @throws ChainError naming why it would fail; nothing is sent then.
     */
    async prepare(
      instructions: readonly TransactionInstruction[],
      tables: AddressLookupTableAccount[],
      priorityLamports = priorityFeeLamports?.() ?? 0n,
    ): Promise<Prepared> {
      const latest = await call("getLatestBlockhash", [{ commitment: "confirmed" }], blockhashReply)
      const { blockhash, lastValidBlockHeight } = latest.value
      const budget = (units: number) => {
        const microLamports = unitPrice(priorityLamports, units)
        const limit = ComputeBudgetProgram.setComputeUnitLimit({ units })
        return microLamports > 0n ? [limit, ComputeBudgetProgram.setComputeUnitPrice({ microLamports })] : [limit]
      }
      const trial = compile(instructions, budget(simulationUnits), blockhash, tables)
      // Checked before a node is asked: its own error for this names a buffer.
      const wire = wireOf(trial)
      const how = { encoding: "base64", commitment: "processed", replaceRecentBlockhash: true, sigVerify: false }
      const { value } = await call("simulateTransaction", [toBase64(wire), how], simulation).catch((error: unknown) => {
        throw errorFromSimulation(error)
      })
      if (value.err !== null) throw failureOf(value.err, value.logs ?? [], wire)
      const units = Math.ceil((value.unitsConsumed ?? simulationUnits) * unitMargin)
      const prepared = { wire: wireOf(compile(instructions, budget(units), blockhash, tables)), lastValidBlockHeight }
      tablesOf.set(prepared, tables)
      return prepared
    },

    /** Marks a transaction that returns a player's own funds. It is sent with any priority fee that the wallet chooses. */
    returnsFunds(prepared: Prepared): Prepared {
      returningFunds.add(prepared)
      return prepared
    },

    async sign(prepared: Prepared): Promise<SignedTransaction> {
      let wire: Uint8Array
      try {
        wire = await signer.signTransaction(prepared.wire)
      } catch (error) {
        throw errorFromWallet(error)
      }
      const signed = transactionIn(wire)
      const asked = VersionedTransaction.deserialize(prepared.wire).message
      if (!signed || !mayReplace(asked, signed.message, tablesOf.get(prepared) ?? [], returningFunds.has(prepared)))
        throw new ChainError(
          "wallet-changed-transaction",
          "Your wallet changed the transaction, so it was not sent. Nothing was charged.",
        )
      const signature = signed.signatures[0]
      if (!signature?.some((byte) => byte !== 0)) {
        throw new ChainError("rejected-by-wallet", "The wallet returned the bet unsigned. Nothing was sent.")
      }
      return { ...prepared, wire, signature: toBase58(signature) }
    },
  }
}

const failureOf = (error: unknown, logs: readonly string[], wire: Uint8Array): ChainError =>
  refuserOf(error, wire) === "program" ? errorFromLogs([...logs, explain(error)]) : commitmentGone()

/** What a wallet returned; null where it is no transaction. */
function transactionIn(wire: Uint8Array): VersionedTransaction | null {
  try {
    return VersionedTransaction.deserialize(wire)
  } catch (error) {
    logger.warn("The wallet returned bytes that are no transaction", error)
    return null
  }
}

/** The bytes to sign. @throws ChainError when the network takes no transaction of this size. */
function wireOf(transaction: VersionedTransaction): Uint8Array {
  let wire: Uint8Array
  try {
    wire = transaction.serialize()
  } catch (error) {
    throw error instanceof RangeError ? tooLarge(error) : error
  }
  if (wire.length > PACKET_DATA_SIZE) throw tooLarge()
  return wire
}
