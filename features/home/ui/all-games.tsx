import { DialogContent, EmptyState, GamePicture, Tabs, TabsContent, TabsList, TabsTrigger } from "@dghrt/design-system"
import type { ReactElement, ReactNode } from "react"
import type { GameRecord } from "#features/games"
import { gameStatus } from "../model/board"
import { StatusBadge } from "./game-about"

export interface AllGamesProps {
  games: readonly GameRecord[]
  /** What a press on a game needs or leads to, where that is not the game itself. */
  description?: string | undefined
  /** A link to the game, or for a visitor who may not play it the button that connects a wallet. */
  link: (game: GameRecord, content: ReactNode) => ReactElement
}

const tabs = [
  { id: "Singleplayer", empty: "No singleplayer games available" },
  { id: "Multiplayer", empty: "No multiplayer games available" },
] as const

/** Every game in two lists, whether it can be opened or not. */
export function AllGames({ games, description, link }: AllGamesProps) {
  const offered = games.filter(({ mobileAvailable }) => mobileAvailable === "yes")
  const of = (tag: GameRecord["meta"]["tag"]) => offered.filter(({ meta }) => meta.tag === tag)
  return (
    <DialogContent title="All Games" description={description} size="wide">
      <Tabs defaultValue="Singleplayer">
        <TabsList label="Kinds of games">
          {tabs.map(({ id }) => (
            <TabsTrigger key={id} value={id}>
              <span>{id}</span> <span className="text-text-muted">{of(id).length}</span>
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
  const open = gameStatus(game).closed === null
  const { name, image } = game.meta
  return (
    <article
      aria-label={name}
      data-offline={game.live === "offline"}
      className="framed group relative grid grid-cols-[6rem_1fr] items-center gap-3 overflow-hidden rounded-md bg-surface-hover md:grid-cols-1 md:gap-0 [&:has(a:hover,h3_button:hover)]:border-border-hover"
    >
      <div className="h-18 overflow-hidden group-data-[offline=true]:brightness-80 group-data-[offline=true]:saturate-35 md:h-32">
        <GamePicture game={image} className="size-full" />
      </div>
      <div className="flex min-w-0 items-center justify-between gap-2 pe-3 md:p-3">
        <h3 className="type-display truncate text-[calc(1.0625rem*var(--display-scale))]">
          {open ? (
            <span className="[&>:is(a,button)]:rounded-md [&>:is(a,button)]:after:absolute [&>:is(a,button)]:after:inset-0">
              {link(game, name)}
            </span>
          ) : (
            name
          )}
        </h3>
        <StatusBadge game={game} />
      </div>
    </article>
  )
}
