import { Skeleton, useHydrated, VisuallyHidden } from "@dghrt/design-system"
import { useRouter } from "@tanstack/react-router"
import { lazy, Suspense, useEffect } from "react"
import { loadTransaction, type TransactionTab } from "#features/explorer"
import { momentText, whenIdle } from "#features/kernel"
import { useExplorerSurroundings } from "./explorer-surroundings"
import { goBack } from "./go-back"

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

/** There with the first paint, at the place that it keeps. */
const intro = (
  <p className="max-w-[68ch] text-text-secondary">
    The record of one transaction: what was bet, what was drawn and paid, the proof that your browser recomputes from
    chain data, and what the programs logged.
  </p>
)

/** The page's frame, which is the same for every signature; the rows have the heights of what replaces them. */
const frame = (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <VisuallyHidden>Loading transaction</VisuallyHidden>
    <Skeleton className="my-3 h-5 w-60 max-w-full max-sm:hidden" />
    <div className="flex h-11 items-center gap-2.5 sm:contents">
      <Skeleton className="size-11 sm:hidden" />
      <h1 className="type-display text-[calc(1.3125rem*var(--display-scale))] sm:sr-only">Transaction</h1>
    </div>
    <div className="order-last">{intro}</div>
    <Skeleton className="h-37.5 w-full rounded-lg max-sm:h-44" />
    <Skeleton className="h-11 w-60 max-w-full" />
    <Skeleton className="h-105 w-full rounded-lg" />
  </div>
)

/** One transaction; its tab is in the address. */
export function ExplorerTransactionPage({ txId, user, tab, play, onChange }: ExplorerTransactionPageProps) {
  const surroundings = useExplorerSurroundings()
  const router = useRouter()
  // The first date of a page reads the rules of the reader's language, which takes as long as to draw the rest. While the
  // transaction is on its way there is time for it.
  useEffect(() => {
    void whenIdle().then(() => momentText(0))
  }, [])
  // The prerendered page is one for all signatures.
  if (!useHydrated()) return frame
  return (
    <Suspense fallback={frame}>
      <Transaction
        surroundings={surroundings}
        intro={intro}
        signature={txId}
        fromPlayer={user}
        onBack={() => goBack(router, "/explorer")}
        tab={tab}
        onTabChange={(next) => onChange({ tab: next })}
        eventIndex={play}
        onEventChange={(next) => onChange({ play: next })}
      />
    </Suspense>
  )
}
