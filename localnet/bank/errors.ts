import type { FailedTransactionMetadata } from "./svm"

/** A failed transaction as a node's JSON says it, for example `{ InstructionError: [0, { Custom: 6001 }] }`. */
export type TransactionError = string | Record<string, unknown>

const transactionErrors =
  "AccountInUse AccountLoadedTwice AccountNotFound ProgramAccountNotFound InsufficientFundsForFee InvalidAccountForFee AlreadyProcessed BlockhashNotFound CallChainTooDeep MissingSignatureForFee InvalidAccountIndex SignatureFailure InvalidProgramForExecution SanitizeFailure ClusterMaintenance AccountBorrowOutstanding WouldExceedMaxBlockCostLimit UnsupportedVersion InvalidWritableAccount WouldExceedMaxAccountCostLimit WouldExceedAccountDataBlockLimit TooManyAccountLocks AddressLookupTableNotFound InvalidAddressLookupTableOwner InvalidAddressLookupTableData InvalidAddressLookupTableIndex InvalidRentPayingAccount WouldExceedMaxVoteCostLimit WouldExceedAccountDataTotalLimit MaxLoadedAccountsDataSizeExceeded ResanitizationNeeded InvalidLoadedAccountsDataSizeLimit UnbalancedTransaction ProgramCacheHitMaxLimit CommitCancelled".split(
    " ",
  )

const instructionErrors =
  "GenericError InvalidArgument InvalidInstructionData InvalidAccountData AccountDataTooSmall InsufficientFunds IncorrectProgramId MissingRequiredSignature AccountAlreadyInitialized UninitializedAccount UnbalancedInstruction ModifiedProgramId ExternalAccountLamportSpend ExternalAccountDataModified ReadonlyLamportChange ReadonlyDataModified DuplicateAccountIndex ExecutableModified RentEpochModified NotEnoughAccountKeys AccountDataSizeChanged AccountNotExecutable AccountBorrowFailed AccountBorrowOutstanding DuplicateAccountOutOfSync InvalidError ExecutableDataModified ExecutableLamportChange ExecutableAccountNotRentExempt UnsupportedProgramId CallDepth MissingAccount ReentrancyNotAllowed MaxSeedLengthExceeded InvalidSeeds InvalidRealloc ComputationalBudgetExceeded PrivilegeEscalation ProgramEnvironmentSetupFailure ProgramFailedToComplete ProgramFailedToCompile Immutable IncorrectAuthority AccountNotRentExempt InvalidAccountOwner ArithmeticOverflow UnsupportedSysvar IllegalOwner MaxAccountsDataAllocationsExceeded MaxAccountsExceeded MaxInstructionTraceLengthExceeded BuiltinProgramsMustConsumeComputeUnits BorshIoError".split(
    " ",
  )

/** The binding gives bare numbers in the order of Solana's own enums; a node answers with names. */
export function nameError(failed: FailedTransactionMetadata): TransactionError {
  const error = failed.err()
  if (typeof error === "number") return transactionErrors[error] ?? `Unknown${error}`
  if ("err" in error) return { InstructionError: [error.index, nameInstructionError(error.err())] }
  if ("index" in error) return { DuplicateInstruction: error.index }
  const name = error.constructor.name.replace("TransactionError", "")
  return { [name]: { account_index: error.accountIndex } }
}

function nameInstructionError(error: number | { code: number } | { msg: string }) {
  if (typeof error === "number") return instructionErrors[error] ?? `Unknown${error}`
  return "code" in error ? { Custom: error.code } : { BorshIoError: error.msg }
}

/** A transaction that fails for one of these enters a block and pays its fee; any other failure leaves no trace. */
export function entersBlock(error: TransactionError): boolean {
  return typeof error !== "string"
}

const texts: Record<string, string> = {
  AccountNotFound: "Attempt to debit an account but found no record of a prior credit.",
  ProgramAccountNotFound: "Attempt to load a program that does not exist",
  InsufficientFundsForFee: "Insufficient funds for fee",
  AlreadyProcessed: "This transaction has already been processed",
  BlockhashNotFound: "Blockhash not found",
  SignatureFailure: "Transaction did not pass signature verification",
  AccountLoadedTwice: "Account loaded twice",
  TooManyAccountLocks: "Transaction locked too many accounts",
  SanitizeFailure: "Transaction failed to sanitize accounts offsets correctly",
  AddressLookupTableNotFound: "Transaction loads an address table account that doesn't exist",
  InvalidAddressLookupTableIndex: "Transaction address table lookup uses an invalid index",
}

/** The sentence a node writes after "Transaction simulation failed: ". */
export function describeError(error: TransactionError): string {
  if (typeof error === "string") return texts[error] ?? error
  if (Array.isArray(error.InstructionError)) {
    const [index, reason] = error.InstructionError
    return `Error processing Instruction ${index}: ${describeReason(reason)}`
  }
  if ("InsufficientFundsForRent" in error) {
    return "Transaction results in an account with insufficient funds for rent"
  }
  return Object.keys(error).join()
}

function describeReason(reason: unknown): string {
  if (typeof reason === "object" && reason !== null && "Custom" in reason) {
    return `custom program error: 0x${Number(reason.Custom).toString(16)}`
  }
  return String(reason)
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
}
