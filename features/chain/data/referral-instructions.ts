import { AccountLayout, AccountState, createTransferInstruction, TOKEN_PROGRAM_ID } from "@solana/spl-token"
import { type AccountInfo, PublicKey, SystemProgram, TransactionInstruction } from "@solana/web3.js"
import { REFERRAL_PROGRAM, readReferrer } from "../decode/referral-record"
import type { UnpayableReason } from "../model/referral"

export const referralProgram = new PublicKey(REFERRAL_PROGRAM)

// As gamba-react-ui-v2 publishes them; the package itself would bring a second user interface.
const configDiscriminator = Buffer.from([239, 224, 113, 115, 108, 177, 31, 129])
const closeDiscriminator = Buffer.from([63, 205, 62, 118, 16, 139, 150, 134])

/** Where a player's record for one platform is. */
export const recordAddress = (creator: PublicKey, player: PublicKey): PublicKey =>
  PublicKey.findProgramAddressSync([creator.toBytes(), player.toBytes()], referralProgram)[0]

const instruction = (creator: PublicKey, player: PublicKey, data: Buffer) =>
  new TransactionInstruction({
    programId: referralProgram,
    keys: [
      { pubkey: player, isSigner: true, isWritable: true },
      { pubkey: recordAddress(creator, player), isSigner: false, isWritable: true },
      { pubkey: creator, isSigner: false, isWritable: false },
      { pubkey: SystemProgram.programId, isSigner: false, isWritable: false },
    ],
    data,
  })

export const configInstruction = (creator: PublicKey, player: PublicKey, referrer: PublicKey): TransactionInstruction =>
  instruction(creator, player, Buffer.concat([configDiscriminator, referrer.toBytes()]))

export const closeInstruction = (creator: PublicKey, player: PublicKey): TransactionInstruction =>
  instruction(creator, player, closeDiscriminator)

/** The referrer that a record names; null when there is no record at its address. */
export const referrerOf = (account: Pick<AccountInfo<Buffer>, "owner" | "data"> | null): string | null =>
  account?.owner.equals(referralProgram) ? readReferrer(account.data) : null

/** An amount on its way from one wallet to another: lamports, or tokens of one mint between two token accounts. */
export const transferInstruction = (
  from: PublicKey,
  to: PublicKey,
  amount: bigint,
  tokenAccounts: { from: PublicKey; to: PublicKey } | null,
): TransactionInstruction =>
  tokenAccounts
    ? createTransferInstruction(tokenAccounts.from, tokenAccounts.to, from, amount)
    : SystemProgram.transfer({ fromPubkey: from, toPubkey: to, lamports: amount })

/** The balance below which the network refuses to leave a wallet. */
const walletMinimum = 128n * 6_960n

export function whyLamportsUnpayable(account: AccountInfo<Buffer> | null, amount: bigint): UnpayableReason | null {
  if (account && (account.executable || !account.owner.equals(SystemProgram.programId))) return "not-a-wallet"
  return BigInt(account?.lamports ?? 0) + amount < walletMinimum ? "below-rent" : null
}

export function whyTokensUnpayable(account: AccountInfo<Buffer> | null): UnpayableReason | null {
  if (!account?.owner.equals(TOKEN_PROGRAM_ID) || account.data.length !== AccountLayout.span) return "no-token-account"
  return AccountLayout.decode(account.data).state === AccountState.Initialized ? null : "frozen-token-account"
}
