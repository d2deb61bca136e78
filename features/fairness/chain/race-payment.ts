import { decodeRaceInstruction, MULTIPLAYER_PROGRAM } from "./race-data"
import { accountKeys, type ChainTransaction, instructionsOf } from "./transaction"

const nativeMint = "So11111111111111111111111111111111111111112"

export interface RacePayment {
  transaction: ChainTransaction
  /** What the program says that it paid with it. */
  amount: bigint
}

interface PaidRace {
  mint: string | null
  players: readonly { creator: string; creatorFee: bigint }[]
}

const rise = ({ meta }: ChainTransaction, at: number) =>
  BigInt(meta.postBalances[at] ?? 0) - BigInt(meta.preBalances[at] ?? 0)

function tokensOf(balances: ChainTransaction["meta"]["preTokenBalances"], owner: string, mint: string): bigint {
  const own = (balances ?? []).filter((balance) => balance.owner === owner && balance.mint === mint)
  return own.reduce((sum, { uiTokenAmount }) => sum + uiTokenAmount.amount, 0n)
}

/** The rent of the race's accounts goes to its maker when they are closed. */
function rentTo(receiver: string, { transaction, amount }: RacePayment): bigint {
  const keys = accountKeys(transaction)
  for (const { data, accounts } of instructionsOf(transaction, MULTIPLAYER_PROGRAM)) {
    const paid = decodeRaceInstruction(data, accounts)
    if (paid?.kind !== "paid" || paid.rentTo?.maker !== receiver) continue
    return -rise(transaction, keys.indexOf(paid.game)) - rise(transaction, keys.indexOf(paid.rentTo.names)) - amount
  }
  return 0n
}

/** What a wallet received as its prize: without the rent and the operator's fee that it may receive beside it. */
export function receivedBy(wallet: string, payments: readonly RacePayment[], { mint, players }: PaidRace): bigint {
  const asCreator = players
    .filter(({ creator }) => creator === wallet)
    .reduce((sum, { creatorFee }) => sum + creatorFee, 0n)
  const rises = payments.map((payment) => {
    const { transaction } = payment
    const { preTokenBalances, postTokenBalances } = transaction.meta
    if (mint !== null && mint !== nativeMint)
      return tokensOf(postTokenBalances, wallet, mint) - tokensOf(preTokenBalances, wallet, mint)
    const at = accountKeys(transaction).indexOf(wallet)
    return at < 0 ? 0n : rise(transaction, at) - rentTo(wallet, payment)
  })
  return rises.reduce((sum, amount) => sum + amount, 0n) - asCreator
}
