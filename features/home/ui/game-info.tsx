import { Badge, Button, DialogClose, DialogContent, GameArt } from "@dghrt/design-system"
import type { ReactElement, ReactNode } from "react"
import type { GameRecord } from "#features/games"
import { standingOf, standings } from "../model/shelves"
import { graphicsOf } from "./shelf-card"

export interface GameInfoProps {
  game: GameRecord
  /** What the game's own bet array says; left out while it is not known. */
  figures?: { rtp: string; highest: string }
  /** Null for a visitor: then the action connects a wallet first. */
  link: ((game: GameRecord, content: ReactNode) => ReactElement) | null
  onConnect: () => void
  rulesLink: ReactNode
}

/** How a game stands, in the words that modals use. */
export function StandingBadge({ game }: { game: GameRecord }) {
  const { tone, word } = standings[standingOf(game)]
  return (
    <Badge tone={tone} dot>
      {word}
    </Badge>
  )
}

/** What a game is before one sits down at it. */
export function GameInfo({ game, figures, link, onConnect, rulesLink }: GameInfoProps) {
  const { name, description, tag, image } = game.meta
  return (
    <DialogContent title={name}>
      <div className="grid gap-4">
        <div className="-mx-6 h-58 overflow-hidden">
          <GameArt game={image} className="size-full" />
        </div>
        <div>
          <StandingBadge game={game} />
        </div>
        <p className="wrap-anywhere text-text-secondary">{description}</p>
        <dl className="grid grid-cols-4 max-xs:grid-cols-2 max-xs:gap-y-3">
          {[
            { label: "Mode", value: tag },
            { label: "Graphics", value: graphicsOf(game, "/") },
            { label: "Return", value: figures?.rtp ?? "—" },
            { label: "Top", value: figures?.highest ?? "—" },
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
        <div className="flex gap-2">
          <PlayNow game={game} link={link} onConnect={onConnect} />
          <DialogClose asChild>
            <Button size="lg">Close</Button>
          </DialogClose>
        </div>
        <p className="text-center text-sm">{rulesLink}</p>
      </div>
    </DialogContent>
  )
}

function PlayNow({ game, link, onConnect }: Pick<GameInfoProps, "game" | "link" | "onConnect">) {
  const { closed } = standings[standingOf(game)]
  if (closed !== null) {
    return (
      <Button variant="primary" size="lg" className="flex-1" aria-disabled>
        {closed}
      </Button>
    )
  }
  if (!link) {
    return (
      <Button variant="primary" size="lg" className="flex-1" onClick={onConnect}>
        Play Now
      </Button>
    )
  }
  return (
    <Button asChild variant="primary" size="lg" className="flex-1">
      {link(game, "Play Now")}
    </Button>
  )
}
