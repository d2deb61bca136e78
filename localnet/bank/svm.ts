/** The one file that knows LiteSVM's byte-level binding. It has no exports map, so the package version is pinned. */
import { Account, Clock, FailedTransactionMetadata, LiteSvm, type TransactionMetadata } from "litesvm/dist/internal.js"

export { Account, Clock, FailedTransactionMetadata, LiteSvm, type TransactionMetadata }
