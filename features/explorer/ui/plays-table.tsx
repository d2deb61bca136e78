import { Button, EmptyState, ErrorState, Table, type TableColumn } from "@dghrt/design-system"
import type { ReactNode } from "react"
import type { Remote } from "#features/kernel"
import { tokenOf, useExplorer } from "../data/explorer-context"
import { type Play, playKey } from "../model/play"
import { playLabel } from "../model/play-label"
import { gameName } from "./game-thumb"

export interface PlaysTableProps {
  label: string
  plays: Remote<readonly Play[]>
  columns: readonly TableColumn<Play>[]
  /** Rows of skeleton while loading. */
  loadingRows?: number
  empty: string
  emptyDetail?: ReactNode
  /** What a failure is called; the reason follows it. */
  failedTitle: (reason: string) => string
  nowMs: number
  /** What the first cell shows beside the game: the spoken name of the row's link contains it. */
  detailOf?: (play: Play) => string
  /** The player whose page lists the row; it travels to the transaction page. */
  ofPlayer?: string
  maxHeight?: string
  /** Number of newer plays that the rows leave out. */
  waiting?: number
  onShowWaiting?: () => void
}

/** Plays as rows that link to their transactions. */
export function PlaysTable(props: PlaysTableProps) {
  const { label, plays, columns, loadingRows = 8, empty, emptyDetail, failedTitle, ofPlayer, maxHeight } = props
  const { nowMs, detailOf, waiting = 0, onShowWaiting } = props
  const { config, links, games } = useExplorer()
  const failed = plays.status === "failed" && (
    <ErrorState title={failedTitle(plays.error.message)} detail={plays.error.message} onRetry={plays.retry} />
  )
  return (
    <>
      <div role="status" className="px-5 pb-3 empty:hidden">
        {waiting > 0 && <Button onClick={onShowWaiting}>{`Show ${waiting} new`}</Button>}
      </div>
      <Table
        label={label}
        rows={plays.status === "ready" ? plays.value : []}
        columns={columns}
        rowKey={playKey}
        rowLink={(play, content) => links.transaction(play.signature, content, ofPlayer)}
        rowLabel={(play) =>
          playLabel(play, {
            game: gameName(games, play.game),
            ...(detailOf && { detail: detailOf(play) }),
            token: tokenOf(config.tokens, play.token),
            nowMs,
          })
        }
        {...(plays.status === "loading" && { loadingRows })}
        empty={<EmptyState title={empty} detail={emptyDetail} />}
        {...(failed && { failed })}
        {...(maxHeight !== undefined && { maxHeight })}
        narrow="cards"
      />
    </>
  )
}
