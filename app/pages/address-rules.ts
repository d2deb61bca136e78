import { fromBase58 } from "#features/kernel"
import { wrongAddress } from "./wrong-address"

const holds = (text: string, bytes: number, longest: number) =>
  text.length <= longest && fromBase58(text)?.length === bytes

/** A Solana address is 32 bytes in base58. */
export const isWalletAddress = (text: string): boolean => holds(text, 32, 44)

/** A transaction is named by its first signature: 64 bytes in base58. */
export const isSignature = (text: string): boolean => holds(text, 64, 88)

/** @throws the 400 page unless `text` is a Solana address. */
export function demandWallet(text: string): void {
  if (isWalletAddress(text)) return
  throw wrongAddress({
    status: 400,
    title: "This is not a wallet address.",
    text: "A Solana address has 32 to 44 letters and digits, without 0, O, I and l. Check that the whole address was copied.",
  })
}

/** @throws the 400 page unless `text` can be a transaction. */
export function demandSignature(text: string): void {
  if (isSignature(text)) return
  throw wrongAddress({
    status: 400,
    title: "Invalid transaction ID",
    text: "A transaction ID has 86 to 88 letters and digits, without 0, O, I and l. Check that all of it was copied.",
  })
}
