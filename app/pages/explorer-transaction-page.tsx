import { PageSkeleton, useHydrated } from "@dghrt/design-system"
import { lazy, Suspense } from "react"
import { loadTransaction, type TransactionTab } from "#features/explorer"
import { useExplorerSurroundings } from "./explorer-surroundings"

const Transaction = lazy(loadTransaction)

export interface ExplorerTransactionPageProps {
  txId: string
  /** The wallet whose page led here. */
  user: string | null
  tab: TransactionTab
  /** Of several plays in the transaction, from 0. */
  play: number
  onChange: (next: { tab?: TransactionTab; play?: number }) => void
}

/** One transaction; its tab is in the address. */
export function ExplorerTransactionPage({ txId, user, tab, play, onChange }: ExplorerTransactionPageProps) {
  const surroundings = useExplorerSurroundings()
  // The prerendered page is one for all signatures.
  if (!useHydrated()) return <PageSkeleton label="Loading transaction" />
  return (
    <Suspense fallback={<PageSkeleton label="Loading transaction" />}>
      <Transaction
        surroundings={surroundings}
        signature={txId}
        fromPlayer={user}
        tab={tab}
        onTabChange={(next) => onChange({ tab: next })}
        eventIndex={play}
        onEventChange={(next) => onChange({ play: next })}
      />
    </Suspense>
  )
}
