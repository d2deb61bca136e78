import { DialogContent, EmptyState, GameArt, Tabs, TabsContent, TabsList, TabsTrigger } from "@dghrt/design-system"
import type { ReactElement, ReactNode } from "react"
import type { GameRecord } from "#features/games"
import { standingOf } from "../model/shelves"
import { StandingBadge } from "./game-about"

export interface AllGamesProps {
  games: readonly GameRecord[]
  /** Null for a visitor: games are then shown, not opened. */
  link: ((game: GameRecord, content: ReactNode) => ReactElement) | null
}

const tabs = [
  { id: "Singleplayer", empty: "No singleplayer games available" },
  { id: "Multiplayer", empty: "No multiplayer games available" },
] as const

/** Every game in two lists, whether it can be opened or not. */
export function AllGames({ games, link }: AllGamesProps) {
  const offered = games.filter(({ mobileAvailable }) => mobileAvailable === "yes")
  const of = (tag: GameRecord["meta"]["tag"]) => offered.filter(({ meta }) => meta.tag === tag)
  return (
    <DialogContent title="All Games" size="wide">
      <Tabs defaultValue="Singleplayer">
        <TabsList label="Kinds of games">
          {tabs.map(({ id }) => (
            <TabsTrigger key={id} value={id}>
              {id} <span className="text-text-muted">{of(id).length}</span>
            </TabsTrigger>
          ))}
        </TabsList>
        {tabs.map(({ id, empty }) => (
          <TabsContent key={id} value={id}>
            {of(id).length === 0 ? (
              <EmptyState title={empty} />
            ) : (
              <ul className="grid gap-3 md:auto-cols-[13.5rem] md:grid-flow-col md:grid-rows-2 md:overflow-x-auto md:pb-2">
                {of(id).map((game) => (
                  <li key={game.id}>
                    <GameTile game={game} link={link} />
                  </li>
                ))}
              </ul>
            )}
          </TabsContent>
        ))}
      </Tabs>
    </DialogContent>
  )
}

function GameTile({ game, link }: { game: GameRecord; link: AllGamesProps["link"] }) {
  const standing = standingOf(game)
  const open = standing === "live" && link
  const { name, image } = game.meta
  return (
    <article
      aria-label={name}
      data-standing={standing}
      className="framed group relative grid grid-cols-[6rem_1fr] items-center gap-3 overflow-hidden rounded-md bg-surface-hover md:grid-cols-1 md:gap-0 [&:has(a:hover)]:border-border-hover"
    >
      <div className="h-18 overflow-hidden group-data-[standing=maintenance]:brightness-80 group-data-[standing=maintenance]:saturate-35 md:h-32">
        <GameArt game={image} className="size-full" />
      </div>
      <div className="flex min-w-0 items-center justify-between gap-2 pe-3 md:p-3">
        <h3 className="type-display truncate text-[calc(1.0625rem*var(--display-scale))]">
          {open ? (
            <span className="[&>a]:rounded-md [&>a]:after:absolute [&>a]:after:inset-0">{link(game, name)}</span>
          ) : (
            name
          )}
        </h3>
        <StandingBadge game={game} />
      </div>
    </article>
  )
}
