import { expect, test } from "vitest"
import { rawMessageKind } from "./raw-message"

test.each([
  ["WALLET_NOT_CONNECTED", "WALLET_REQUIRED"],
  ["User Rejected the request. Network fee unpaid", "TRANSACTION_REJECTED"],
  ["Transfer: INSUFFICIENT lamports 1, need 2; account not found", "INSUFFICIENT_FUNDS"],
  ["AccountNotFound: 7xKp", "ACCOUNT_NOT_FOUND"],
  ["could not find account", "ACCOUNT_NOT_FOUND"],
  ["failed to fetch: index out of range", "ACCOUNT_NOT_FOUND"],
  ["403 : blocked by the network", "ACCESS_DENIED"],
  ["Forbidden", "ACCESS_DENIED"],
  ["Blockhash not found", "BLOCKHASH"],
  ["TypeError: Failed to fetch", "NETWORK_ERROR"],
  ["Transaction simulation failed: custom program error: 0x1", "SIMULATION_FAILED"],
  ["custom program error: 0x1770", "PROGRAM_ERROR"],
  ["VersionedTransaction too large: 1 > 0", "TRANSACTION_TOO_LARGE"],
  ["something else", "TRANSACTION_FAILED_WITH"],
  ["", "TRANSACTION_FAILED_WITH"],
])("%j is read as %s", (message, kind) => expect(rawMessageKind(message)).toBe(kind))
