import type { BetToken } from "@dghrt/betting"
import { toBase58 } from "@dghrt/kernel/base58"
import { REFERRAL_PROGRAM, readReferrer } from "../decode/referral-record"
import { readTokenAccount, tokenAccountBytes } from "../decode/token-account"
import type { Instruction, ReferralChain } from "../model/chain"
import type { UnpayableReason } from "../model/referral"
import { addressBytes, isNativeMint, recordAddress, SYSTEM_PROGRAM, TOKEN_PROGRAM, tokenAddress } from "./addresses"
import type { AccountReader } from "./chain-node"
import type { Account } from "./replies"

// As gamba-react-ui-v2 publishes them; the package itself would bring a second user interface.
const configDiscriminator = [239, 224, 113, 115, 108, 177, 31, 129]
const closeDiscriminator = [63, 205, 62, 118, 16, 139, 150, 134]
/** The balance below which the network refuses to leave a wallet. */
const walletMinimum = 128n * 6_960n

type Reading = Pick<ReferralChain, "readReferrer" | "whyUnpayable" | "recordInstruction" | "shareInstruction">

/** Speaks to the referral program for one wallet. */
export function createReferral(readAccounts: AccountReader, user: string, creator: string) {
  const readAccount = async (address: string) => (await readAccounts([address]))[0] ?? null
  const ofProgram = (data: readonly number[]): Instruction => ({
    programId: REFERRAL_PROGRAM,
    accounts: [
      { address: user, signer: true, writable: true },
      { address: recordAddress(creator, user), signer: false, writable: true },
      { address: creator, signer: false, writable: false },
      { address: SYSTEM_PROGRAM, signer: false, writable: false },
    ],
    data: Uint8Array.from(data),
  })
  const reading: Reading = {
    async readReferrer() {
      const record = await readAccount(recordAddress(creator, user))
      return record?.owner === REFERRAL_PROGRAM ? readReferrer(record.data) : null
    },
    async whyUnpayable(wallet, { mint }, amount) {
      return isNativeMint(mint)
        ? whyLamportsUnpayable(await readAccount(wallet), amount)
        : whyTokensUnpayable(await readAccount(tokenAddress(mint, wallet)))
    },
    recordInstruction: (referrer) => ofProgram([...configDiscriminator, ...addressBytes(referrer)]),
    shareInstruction: (referrer, token, amount) => transferInstruction(user, referrer, token, amount),
  }
  return { ...reading, closeInstruction: () => ofProgram(closeDiscriminator) }
}

/** An amount on its way from one wallet to another: lamports, or tokens between their accounts. */
function transferInstruction(user: string, wallet: string, { mint }: BetToken, amount: bigint): Instruction {
  const to = toBase58(addressBytes(wallet))
  if (isNativeMint(mint))
    return {
      programId: SYSTEM_PROGRAM,
      accounts: [
        { address: user, signer: true, writable: true },
        { address: to, signer: false, writable: true },
      ],
      data: withAmount([2, 0, 0, 0], amount),
    }
  return {
    programId: TOKEN_PROGRAM,
    accounts: [
      { address: tokenAddress(mint, user), signer: false, writable: true },
      { address: tokenAddress(mint, to), signer: false, writable: true },
      { address: user, signer: true, writable: false },
    ],
    data: withAmount([3], amount),
  }
}

function withAmount(kind: readonly number[], amount: bigint): Uint8Array {
  const data = new Uint8Array(kind.length + 8)
  data.set(kind)
  new DataView(data.buffer).setBigUint64(kind.length, amount, true)
  return data
}

function whyLamportsUnpayable(account: Account, amount: bigint): UnpayableReason | null {
  if (account && (account.executable || account.owner !== SYSTEM_PROGRAM)) return "not-a-wallet"
  return BigInt(account?.lamports ?? 0) + amount < walletMinimum ? "below-rent" : null
}

function whyTokensUnpayable(account: Account): UnpayableReason | null {
  const isTokens = account?.owner === TOKEN_PROGRAM && account.data.length === tokenAccountBytes
  if (!isTokens) return "no-token-account"
  return readTokenAccount(account)?.frozen ? "frozen-token-account" : null
}
