import type { BetToken } from "@dghrt/betting"
import { type AddressLookupTableAccount, PublicKey, type TransactionInstruction } from "@solana/web3.js"
import { getUserUnderlyingAta, isNativeMint } from "gamba-core-v2"
import type { Instruction, PlayRequest, ReferralChain } from "../model/chain"
import { ChainError } from "../model/chain-error"
import type { AccountReader } from "./account-reader"
import { guarded } from "./connect"
import {
  closeInstruction,
  configInstruction,
  recordAddress,
  referrerOf,
  transferInstruction,
  whyLamportsUnpayable,
  whyTokensUnpayable,
} from "./referral-instructions"
import type { createTransactions } from "./transactions"

interface Ports {
  readAccounts: AccountReader
  user: PublicKey
  creator: PublicKey
  transactions: ReturnType<typeof createTransactions>
  /** A play's instruction, the assertion before it, and the lookup tables that its transaction uses. */
  playInstruction(
    play: PlayRequest,
    extra: readonly Instruction[],
  ): Promise<{
    instruction: TransactionInstruction
    assertion: TransactionInstruction
    tables: AddressLookupTableAccount[]
  }>
}

const plain = ({ programId, keys, data }: TransactionInstruction): Instruction => ({
  programId: programId.toBase58(),
  accounts: keys.map(({ pubkey, isSigner, isWritable }) => ({
    address: pubkey.toBase58(),
    signer: isSigner,
    writable: isWritable,
  })),
  data: new Uint8Array(data),
})

/** Speaks to the referral program for one wallet. */
export function createReferral({ readAccounts, user, creator, transactions, playInstruction }: Ports): ReferralChain {
  const accountsOf = (token: BetToken, referrer: PublicKey) => {
    const mint = new PublicKey(token.mint)
    if (isNativeMint(mint)) return null
    return { from: getUserUnderlyingAta(user, mint), to: getUserUnderlyingAta(referrer, mint) }
  }

  const readAccount = async (address: PublicKey) => (await readAccounts([address]))[0] ?? null

  return guarded<ReferralChain>({
    readReferrer: async () => referrerOf(await readAccount(recordAddress(creator, user))),
    whyUnpayable: async (wallet, token, amount) => {
      const referrer = new PublicKey(wallet)
      const accounts = accountsOf(token, referrer)
      const account = await readAccount(accounts ? accounts.to : referrer)
      return accounts ? whyTokensUnpayable(account) : whyLamportsUnpayable(account, amount)
    },
    recordInstruction: (referrer) => plain(configInstruction(creator, user, new PublicKey(referrer))),
    shareInstruction(referrer, token, amount) {
      const to = new PublicKey(referrer)
      return plain(transferInstruction(user, to, amount, accountsOf(token, to)))
    },
    fits: async (play, extra) => {
      try {
        const { instruction, assertion, tables } = await playInstruction(play, extra)
        return transactions.fits([assertion, instruction, ...transactions.fromOutside(extra)], tables)
      } catch (error) {
        // Too many outcomes for any transaction: the instruction cannot be built.
        if (error instanceof ChainError && error.kind === "transaction-too-large") return false
        throw error
      }
    },
    prepareRemoval: async () =>
      transactions.returnsFunds(await transactions.prepare([closeInstruction(creator, user)], [])),
  })
}
