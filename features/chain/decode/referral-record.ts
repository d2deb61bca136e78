import { toBase58 } from "@dghrt/kernel/base58"
import { startsWith } from "./byte-reader"

/** The program that records who referred a player. */
export const REFERRAL_PROGRAM = "RefwFk2PPNd9bPehSyAkrkrehSHkvz6mTAHTNe8v9vH"

/** What the program writes in front of its accounts: the hash of "account:ReferAccount". */
const mark = [60, 125, 244, 175, 131, 109, 101, 246]
const recordBytes = mark.length + 32

/** The referrer that a record names, from its bytes; null where they are no record. */
export const readReferrer = (data: Uint8Array): string | null =>
  data.length < recordBytes || !startsWith(data, mark) ? null : toBase58(data.subarray(mark.length, recordBytes))
