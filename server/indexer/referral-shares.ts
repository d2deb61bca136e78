import { SystemProgram, type VersionedTransactionResponse } from "@solana/web3.js"
import { solMint } from "../contract/config"
import { referralShareBps } from "../contract/referral"
import type { ReferralShare } from "../database/settled-game"
import { accountKeysOf, type BetCall } from "./bet-calls"

const tokenProgram = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
/** Instructions by the first bytes of their data. */
const lamportTransfer = 2
const tokenTransfer = 3

interface Transfer {
  from: string
  /** A wallet. */
  to: string
  amount: bigint
}

/**
 * What these bets paid to referrers: a transfer by the player in the bet's own transaction, in the bet's token and of exactly
 * the share of its wager. Transfers of other wallets or of another amount, and those that a program made, are none.
 */
export function sharesIn(
  signature: string,
  transaction: VersionedTransactionResponse,
  bets: readonly BetCall[],
): ReferralShare[] {
  return bets.flatMap((bet) => {
    const { player, token } = bet
    const share = (bet.wager * referralShareBps) / 10_000n
    if (share === 0n) return []
    const transfers = token === solMint ? lamportTransfersIn(transaction) : tokenTransfersIn(transaction, bet)
    const paid = transfers.find(({ from, to, amount }) => from === player && to !== player && amount === share)
    return paid ? [{ signature, player, token, referrer: paid.to, amount: share }] : []
  })
}

function lamportTransfersIn(transaction: VersionedTransactionResponse): Transfer[] {
  const keys = accountKeysOf(transaction).map((key) => key.toBase58())
  return instructionsOf(transaction, keys, SystemProgram.programId.toBase58()).flatMap(({ accounts, data }) => {
    const [from, to] = accounts
    if (data.byteLength !== 12 || data.getUint32(0, true) !== lamportTransfer || !from || !to) return []
    return [{ from, to, amount: data.getBigUint64(4, true) }]
  })
}

/** The owner of the account that received a token is as the network stated it after this transaction. */
function tokenTransfersIn(transaction: VersionedTransactionResponse, { token, tokenAccount }: BetCall): Transfer[] {
  const keys = accountKeysOf(transaction).map((key) => key.toBase58())
  const owners = new Map(
    (transaction.meta?.postTokenBalances ?? []).flatMap(({ accountIndex, mint, owner }) =>
      mint === token && owner ? [[keys[accountIndex], owner] as const] : [],
    ),
  )
  return instructionsOf(transaction, keys, tokenProgram).flatMap(({ accounts, data }) => {
    const [source, destination, from] = accounts
    if (data.byteLength !== 9 || data.getUint8(0) !== tokenTransfer || source !== tokenAccount || !from) return []
    const to = owners.get(destination)
    return to === undefined ? [] : [{ from, to, amount: data.getBigUint64(1, true) }]
  })
}

/** Of the message itself, to one program. */
const instructionsOf = (
  { transaction }: VersionedTransactionResponse,
  keys: readonly string[],
  program: string,
): { accounts: (string | undefined)[]; data: DataView }[] =>
  transaction.message.compiledInstructions
    .filter(({ programIdIndex }) => keys[programIdIndex] === program)
    .map(({ accountKeyIndexes, data }) => ({
      accounts: accountKeyIndexes.map((index) => keys[index]),
      data: new DataView(data.buffer, data.byteOffset, data.byteLength),
    }))
