import { AddressLabel, Button, IconButton, shortAddress } from "@dghrt/design-system"
import { ArrowLeft, ArrowUpRight, Play as PlayIcon } from "lucide-react"
import { openGameOf, useExplorer } from "../data/explorer-context"
import { blockExplorers } from "../model/block-explorers"
import { PageHead } from "./page-frame"
import { ShareButton } from "./share-button"

export interface TransactionHeadProps {
  signature: string
  /** The wallet whose page led here. */
  fromPlayer: string | null
  /** The game that was played; empty while it is not known. */
  gameId: string
  onBack: () => void
}

/** The breadcrumbs of a transaction; on a phone its title between the way back and what can be done with it. */
export function TransactionHead({ signature, fromPlayer, gameId, onBack }: TransactionHeadProps) {
  const { links, games } = useExplorer()
  const game = openGameOf(games, gameId)
  return (
    <div className="max-sm:flex max-sm:min-h-11 max-sm:flex-wrap max-sm:items-center max-sm:gap-2">
      <IconButton label="Back" tipSide="none" variant="framed" size="lg" onClick={onBack} className="sm:hidden">
        <ArrowLeft aria-hidden className="size-4.5 rtl:rotate-180" strokeWidth={1.75} />
      </IconButton>
      <h1 className="flex-auto type-display text-[calc(1.3125rem*var(--display-scale))] sm:sr-only">
        <span>Transaction</span> <span className="sr-only">{shortAddress(signature)}</span>
      </h1>
      <div className="ms-auto flex gap-2 sm:hidden">
        {game && (
          <Button asChild variant="primary">
            {links.game(
              game.id,
              <>
                <PlayIcon aria-hidden className="size-4.5" strokeWidth={1.75} />
                <span>Play</span>
              </>,
            )}
          </Button>
        )}
        <ShareButton title={`${game?.meta.name ?? "Transaction"} on DGHRT`} />
      </div>
      <div className="max-sm:hidden">
        <PageHead
          crumbs={[
            fromPlayer === null ? (
              "Transaction"
            ) : (
              <span key="player" className="[&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a:hover]:underline">
                {links.player(fromPlayer, <span>{`Player ${fromPlayer.slice(-4)}`}</span>)}
              </span>
            ),
            <AddressLabel key="id" address={signature} className="type-data text-text" />,
          ]}
          aside={<ExternalLink signature={signature} />}
        />
      </div>
    </div>
  )
}

function ExternalLink({ signature }: { signature: string }) {
  const { config } = useExplorer()
  const href = blockExplorers(config, { transaction: signature }).find((site) => site.href !== null)?.href
  if (!href) return null
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary hover:underline"
    >
      <span>View on explorer</span>
      <ArrowUpRight aria-hidden className="size-4" strokeWidth={1.75} />
      <span className="sr-only">, in a new tab</span>
    </a>
  )
}
