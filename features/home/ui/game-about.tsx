import { Badge, Button } from "@dghrt/design-system"
import { Wallet } from "lucide-react"
import type { ReactElement, ReactNode } from "react"
import type { GameRecord } from "#features/games"
import { gameStatus, graphicsOf } from "../model/board"
import type { Figures } from "./use-figures"

/** Whether a game can be played. */
export function StatusBadge({ game }: { game: GameRecord }) {
  const { tone, label } = gameStatus(game)
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  )
}

/** A game in four facts; what is not known is a dash. */
export function GameFacts({ game, figures }: { game: GameRecord; figures: Figures | null }) {
  return (
    <dl className="grid grid-cols-4 max-xs:grid-cols-2 max-xs:gap-y-3">
      {[
        { label: "Mode", value: game.meta.tag },
        { label: "Graphics", value: graphicsOf(game, "/") },
        { label: "Return", value: figures?.rtp ?? "—" },
        { label: "First bet", value: figures ? `max ${figures.highest}` : "—" },
      ].map(({ label, value }) => (
        <div
          key={label}
          className="min-w-0 border-hair not-first:border-s not-first:ps-3 max-xs:odd:border-s-0 max-xs:odd:ps-0"
        >
          <dt className="text-text-muted text-xs">{label}</dt>
          <dd className="truncate font-semibold text-[0.8125rem]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface WayInProps {
  game: GameRecord
  /** Null for a visitor: then the action connects a wallet first. */
  link: ((game: GameRecord, content: ReactNode) => ReactElement) | null
  /** What a visitor's action is called. */
  invitation?: string
  connecting?: boolean
  onConnect: () => void
  className?: string
}

/** The one action of a game's description: to its table, to a wallet, or the word that keeps both away. */
export function WayIn({ game, link, invitation = "Play Now", connecting = false, onConnect, className }: WayInProps) {
  const { closed } = gameStatus(game)
  if (closed !== null) {
    return (
      <Button variant="primary" size="lg" className={className} aria-disabled>
        {closed}
      </Button>
    )
  }
  if (!link) {
    return (
      <Button
        variant="primary"
        size="lg"
        loading={connecting}
        icon={<Wallet aria-hidden className="size-5" strokeWidth={1.75} />}
        className={className}
        onClick={onConnect}
      >
        {connecting ? "Connecting..." : invitation}
      </Button>
    )
  }
  return (
    <Button asChild variant="primary" size="lg" className={className}>
      {link(game, "Play Now")}
    </Button>
  )
}
