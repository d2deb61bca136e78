import { PageSkeleton } from "@dghrt/design-system"
import { lazy, Suspense } from "react"
import { loadPool } from "#features/explorer"
import { useExplorerSurroundings } from "./explorer-surroundings"

const Pool = lazy(loadPool)

export interface ExplorerPoolPageProps {
  mint: string
  days: number
  onDaysChange: (days: number) => void
}

/** One token's pool; the period of its charts is in the address. */
export function ExplorerPoolPage({ mint, ...props }: ExplorerPoolPageProps) {
  return (
    <Suspense fallback={<PageSkeleton label="Loading pool" />}>
      <Pool surroundings={useExplorerSurroundings()} mint={mint} {...props} />
    </Suspense>
  )
}
