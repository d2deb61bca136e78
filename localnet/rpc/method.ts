import type { Bank, ChainView } from "../bank/bank"
import type { TransactionError } from "../bank/errors"
import type { WireTransaction } from "../bank/wire"
import type { Params } from "./params"

export interface RpcContext {
  bank: Bank
  /** Sends SOL from the faucet; returns the signature. */
  airdrop: (address: string, lamports: bigint) => string
  /** Hears of transactions that never entered a block. */
  onRefused?: (wire: WireTransaction, error: TransactionError, logs: string[]) => void
}

export type Method = (params: Params, context: RpcContext) => unknown
export type Methods = Record<string, Method>

export const apiVersion = "2.1.0"

export const withContext = <T>({ slot }: Pick<ChainView, "slot">, value: T) => ({
  context: { slot, apiVersion },
  value,
})
