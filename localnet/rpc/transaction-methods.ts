import type { Bank } from "../bank/bank"
import { decodeBase58 } from "../bank/base58"
import { describeError, type TransactionError } from "../bank/errors"
import type { TransactionRecord } from "../bank/history"
import { MalformedTransaction, maxTransactionBytes, parseWire, type WireTransaction } from "../bank/wire"
import { accountEncoder } from "./account-encoding"
import { type Methods, withContext } from "./method"
import {
  type Fields,
  flag,
  isFields,
  optionalNumber,
  optionalText,
  readAddress,
  readConfirmedView,
  readSignature,
  readView,
} from "./params"
import { invalidParams, RpcError } from "./rpc-error"
import { encodeInner, encodeReturnData, encodeTransaction, readTransactionEncoding } from "./transaction-encoding"

const mostSignatures = 1000
const mostStatuses = 256
const mostAirdropLamports = 1_000_000_000_000

export const transactionMethods: Methods = {
  sendTransaction(params, { bank, onRefused }) {
    const options = params.fields(1)
    const wire = decodeTransaction(params.text(0), options)
    readView({ ...options, commitment: "processed" }, bank)
    if (!flag(options, "skipPreflight")) {
      const run = bank.simulate(wire, { verifySignatures: true, replaceBlockhash: false })
      if (run.error) {
        onRefused?.(wire, run.error, run.logs)
        throw preflightFailure(run)
      }
    }
    const sent = bank.send(wire)
    if (!sent.entered) {
      onRefused?.(wire, sent.error, sent.logs)
      if (sent.error === "SignatureFailure") throw badSignature()
    }
    return wire.signature
  },

  simulateTransaction(params, { bank }) {
    const options = params.fields(1)
    const verifySignatures = flag(options, "sigVerify")
    const replaceBlockhash = flag(options, "replaceRecentBlockhash")
    if (verifySignatures && replaceBlockhash) {
      throw invalidParams("sigVerify may not be used with replaceRecentBlockhash")
    }
    const wire = decodeTransaction(params.text(0), options)
    // The virtual machine runs what is newest, whatever the commitment.
    const view = readView({ ...options, commitment: "processed" }, bank)
    const wanted = readWantedAccounts(options.accounts)
    const run = bank.simulate(wire, { verifySignatures, replaceBlockhash })
    if (run.error === "SignatureFailure") throw badSignature()
    const encode = wanted && accountEncoder({ encoding: wanted.encoding })
    return withContext(view, {
      err: run.error,
      logs: run.logs,
      unitsConsumed: run.computeUnits,
      returnData: run.returnData && encodeReturnData(run.returnData),
      accounts:
        wanted && encode && !run.error
          ? wanted.addresses.map((address) => {
              const account = run.accountAfter(address)
              return account && encode(account, bank.accounts)
            })
          : null,
      ...(flag(options, "innerInstructions") && { innerInstructions: encodeInner(run.inner, run.keys.keys, true) }),
      ...(replaceBlockhash && {
        replacementBlockhash: {
          blockhash: run.blockhash,
          lastValidBlockHeight: bank.slots.lastValidHeight(),
        },
      }),
    })
  },

  getSignatureStatuses(params, { bank }) {
    const signatures = params.texts(0, mostStatuses).map(readSignature)
    return withContext(
      bank.at("processed"),
      signatures.map((signature) => {
        const record = bank.history.find(signature)
        return record && encodeStatus(record, bank)
      }),
    )
  },

  getTransaction(params, { bank }) {
    const signature = params.signature(0)
    const given = params.optionalText(1)
    const options = given === undefined ? params.fields(1) : { encoding: given }
    const { slot } = readConfirmedView(options, bank)
    const encoding = readTransactionEncoding(optionalText(options, "encoding") ?? "json")
    const newest = optionalNumber(options, "maxSupportedTransactionVersion")
    const record = bank.history.find(signature)
    if (!record || record.slot > slot) return null
    if (newest === undefined && parseWire(record.bytes).version === 0) {
      throw new RpcError(
        -32015,
        'Transaction version (0) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": 0',
      )
    }
    return encodeTransaction(record, encoding, newest !== undefined)
  },

  getSignaturesForAddress(params, { bank }) {
    const address = params.address(0)
    const options = params.fields(1)
    const { slot } = readConfirmedView(options, bank)
    const limit = optionalNumber(options, "limit") ?? mostSignatures
    if (limit === 0 || limit > mostSignatures) throw invalidParams(`Invalid limit; max ${mostSignatures}`)
    const before = optionalText(options, "before")
    const until = optionalText(options, "until")
    const range = {
      limit,
      lastSlot: slot,
      ...(before !== undefined && { before: readSignature(before) }),
      ...(until !== undefined && { until: readSignature(until) }),
    }
    return bank.history.about(address, range).map((record) => ({
      signature: record.signature,
      slot: record.slot,
      blockTime: record.blockTime,
      err: record.error,
      memo: null,
      confirmationStatus: bank.commitmentOf(record),
    }))
  },

  requestAirdrop(params, { airdrop }) {
    const address = params.address(0)
    const lamports = params.wholeNumber(1)
    if (lamports === 0 || lamports > mostAirdropLamports) {
      throw invalidParams(`Invalid param: an airdrop is between 1 and ${mostAirdropLamports} lamports`)
    }
    return airdrop(address, BigInt(lamports))
  },
}

/** A transaction as `sendTransaction` and `simulateTransaction` take it. */
function decodeTransaction(text: string, options: Fields): WireTransaction {
  const encoding = optionalText(options, "encoding") ?? "base58"
  if (encoding !== "base58" && encoding !== "base64") {
    throw invalidParams(`unsupported encoding: ${encoding.slice(0, 40)}. Supported encodings: base58, base64`)
  }
  const longest = encoding === "base58" ? 1683 : 1644
  if (text.length > longest) {
    throw invalidParams(
      `${encoding} encoded solana_transaction::versioned::VersionedTransaction too large: ${text.length} bytes (max: encoded/raw ${longest}/${maxTransactionBytes})`,
    )
  }
  const bytes = encoding === "base58" ? decodeBase58(text) : decodeBase64(text)
  if (!bytes) throw invalidParams(`invalid ${encoding} encoding`)
  try {
    return parseWire(bytes)
  } catch (error) {
    if (!(error instanceof MalformedTransaction)) throw error
    throw invalidParams(`failed to deserialize solana_transaction::versioned::VersionedTransaction: ${error.message}`)
  }
}

/** Node skips letters that are not base64; a cluster refuses them. */
function decodeBase64(text: string): Uint8Array | null {
  return /^[A-Za-z0-9+/]*={0,2}$/.test(text) ? Buffer.from(text, "base64") : null
}

const badSignature = () => new RpcError(-32003, "Transaction signature verification failure")

function preflightFailure(run: { error: TransactionError | null; logs: string[]; computeUnits: number }) {
  if (run.error === "SignatureFailure") return badSignature()
  return new RpcError(-32002, `Transaction simulation failed: ${run.error === null ? "" : describeError(run.error)}`, {
    accounts: null,
    err: run.error,
    innerInstructions: null,
    logs: run.logs,
    returnData: null,
    unitsConsumed: run.computeUnits,
  })
}

function encodeStatus(record: TransactionRecord, bank: Bank) {
  const confirmationStatus = bank.commitmentOf(record)
  return {
    slot: record.slot,
    confirmations: confirmationStatus === "finalized" ? null : bank.slots.current() - record.slot,
    err: record.error,
    status: record.error === null ? { Ok: null } : { Err: record.error },
    confirmationStatus,
  }
}

function readWantedAccounts(accounts: unknown) {
  if (!isFields(accounts)) return null
  const { addresses } = accounts
  if (!Array.isArray(addresses) || !addresses.every((address) => typeof address === "string")) {
    throw invalidParams("Invalid params: `accounts.addresses` must be a sequence of strings.")
  }
  return { addresses: addresses.map(readAddress), encoding: optionalText(accounts, "encoding") ?? "base64" }
}
