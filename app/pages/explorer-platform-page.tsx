import { PageSkeleton } from "@dghrt/design-system"
import { lazy, Suspense } from "react"
import { type ChartChoice, loadPlatform } from "#features/explorer"
import { useExplorerSurroundings } from "./explorer-surroundings"
import { useFirstAnchor } from "./use-first-anchor"

const Platform = lazy(loadPlatform)

export interface ExplorerPlatformPageProps {
  creator: string
  chart: ChartChoice
  show: "all" | "wins" | "10x"
  game: string | null
  onChange: (next: Partial<ChartChoice> & { show?: "all" | "wins" | "10x"; game?: string | undefined }) => void
}

/** One platform; chart and filters are in the address. */
export function ExplorerPlatformPage({ creator, chart, show, game, onChange }: ExplorerPlatformPageProps) {
  return (
    <Suspense fallback={<PageSkeleton label="Loading platform" />}>
      <Platform
        surroundings={useExplorerSurroundings()}
        creator={creator}
        chart={chart}
        onChart={onChange}
        filter={show}
        onFilterChange={(next) => onChange({ show: next })}
        game={game}
        onGameChange={(next) => onChange({ game: next ?? undefined })}
        anchor={useFirstAnchor()}
      />
    </Suspense>
  )
}
