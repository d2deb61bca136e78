import { fromBase58 } from "#contract/base58"
import { gateMessages } from "#features/messages"
import { wrongAddress } from "./wrong-address"

const holds = (text: string, bytes: number, longest: number) =>
  text.length <= longest && fromBase58(text)?.length === bytes

const invalid = ({ title, text }: { title: string; text: string }) => wrongAddress({ status: 400, title, text })

/** A Solana address is 32 bytes in base58. */
export const isWalletAddress = (text: string): boolean => holds(text, 32, 44)

/** A transaction is named by its first signature: 64 bytes in base58. */
export const isSignature = (text: string): boolean => holds(text, 64, 88)

/** @throws the 400 page unless `text` is a Solana address. */
export function demandWallet(text: string): void {
  if (isWalletAddress(text)) return
  throw invalid(gateMessages.NOT_A_WALLET_ADDRESS)
}

/** @throws the 400 page unless `text` can be a transaction. */
export function demandSignature(text: string): void {
  if (isSignature(text)) return
  throw invalid(gateMessages.NOT_A_TRANSACTION)
}
