import type { ReactNode } from "react"
import { useIndexedTransaction, useRound, useTransactionRecord } from "../data/use-explorer-data"
import type { Play } from "../model/play"
import { transactionState } from "../model/transaction-state"
import { useNow } from "./age"
import { type ExplorerSurroundings, ExplorerProvider, useExplorer } from "./explorer-context"
import { type TransactionTab, TransactionView } from "./transaction-view"

export interface TransactionProps {
  surroundings: ExplorerSurroundings
  signature: string
  tab: TransactionTab
  onTabChange: (tab: TransactionTab) => void
  /** Which of several plays of the transaction is shown, from 0. */
  eventIndex: number
  onEventChange: (eventIndex: number) => void
}

/** The page of one transaction. */
export const Transaction = ({ surroundings, ...props }: TransactionProps) => (
  <ExplorerProvider value={surroundings}>
    <LiveTransaction key={props.signature} {...props} />
  </ExplorerProvider>
)

function LiveTransaction(props: Omit<TransactionProps, "surroundings">) {
  const { signature, eventIndex } = props
  const { games } = useExplorer()
  const indexed = useIndexedTransaction(signature)
  const record = useTransactionRecord(signature)
  const nowMs = useNow(10_000)
  const plays = indexed.status === "ready" ? (indexed.value ?? []) : []
  // A settlement of several plays is told apart by the bets that led to it.
  const shown = plays.length > 1 ? (plays.find((play) => play.eventIndex === eventIndex) ?? plays[0]) : undefined
  const reading = useRound(shown?.betSignature ?? signature)
  const state = transactionState({ indexed, chain: reading, gameIds: games.map(({ id }) => id), eventIndex })
  return <TransactionView {...props} state={state} reading={reading} record={record} nowMs={nowMs} replay={noReplay} />
}

const noReplay = (_: Play): ReactNode => null
