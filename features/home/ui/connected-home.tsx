import { Button, ScrollRow, Tabs, TabsContent, TabsList, TabsTrigger, useMedia } from "@dghrt/design-system"
import { LayoutGrid, Play, Users } from "lucide-react"
import type { ReactNode } from "react"
import type { GameRecord } from "#features/games"
import { boardOf, countGames, rowsOf } from "../model/board"
import type { GameFilter } from "../model/game-filters"
import { heroActionOf } from "../model/hero-action"
import { AgainTile, type Tally } from "./again-tile"
import { GameBoard, type GameBoardProps } from "./game-board"
import { GameControls } from "./game-controls"
import { Hero } from "./hero"
import "./connected-home.css"

export type HomeTab = "games" | "referrals"

const tabs = [
  { value: "games", label: "Games", icon: LayoutGrid },
  { value: "referrals", label: "Referral Leaders", icon: Users },
] as const

export interface ConnectedHomeProps extends Omit<GameBoardProps, "board" | "counted"> {
  games: readonly GameRecord[]
  /** Ids of the games played in this browser, last one first. */
  played: readonly string[]
  tallyOf: (gameId: string) => Tally
  /** The game in which a run is open, or a bet has no result on screen yet; null for none. */
  openGame: string | null
  /** Leads to `openGame` in the wallet that has it open, whatever is selected to play with now; `link` unless given. */
  openGameLink?: GameBoardProps["link"]
  /** Nothing may be started now: a limit, a cool-off or a closed casino. */
  startClosed: boolean
  tokenCount: number
  tab: HomeTab
  filter: GameFilter
  query: string
  onTab: (tab: HomeTab) => void
  onFilter: (filter: GameFilter) => void
  onQuery: (query: string) => void
  jackpot: ReactNode
  /** What all players did, in one line beside the counts. */
  platform: ReactNode
  /** What players bet at this moment, under the games. */
  latestBets?: ReactNode
  /** The leaders of the referral programme; null keeps the tab away. */
  referrals: ReactNode
}

/** A player's home: what can be played, what was played, what is coming. */
export function ConnectedHome(props: ConnectedHomeProps) {
  const { games, filter, query, tab, onTab, tokenCount, referrals } = props
  const narrow = useMedia("(width < 48rem)")
  const board = boardOf(games, { filter, query, mobile: narrow })
  const list = (
    <>
      <GameBoard {...props} board={board} counted={filter !== "all" || query.trim() !== ""} />
      {rowsOf(games, { ...props, mobile: narrow }).map((row) => (
        <ScrollRow key={row.title} title={row.title} count={<span>{row.games.length}</span>} className="mt-5 gap-2.5">
          {row.games.map((game) => (
            <AgainTile
              key={game.id}
              game={game}
              tally={props.tallyOf(game.id)}
              narrow={narrow}
              link={props.link}
              onTap={props.tapsInfo ? () => props.onInfo(game.id) : undefined}
            />
          ))}
        </ScrollRow>
      ))}
    </>
  )
  const controls = <GameControls {...props} narrow={narrow} />
  return (
    <div className="grid grid-cols-1 gap-4 max-md:gap-2">
      <Hero title="Every roll," emphasis="on the record." actions={<HeroAction {...props} />} jackpot={props.jackpot} />
      {referrals === null ? (
        <div>
          <div className="home-bar">{controls}</div>
          {list}
        </div>
      ) : (
        <Tabs value={tab} onValueChange={(next) => onTab(next === "referrals" ? "referrals" : "games")}>
          <div className="@container/bar home-bar">
            <TabsList label="Home" className="@max-5xl/bar:gap-0 shrink-0 border-b-0">
              {tabs.map(({ value, label, icon: Icon }) => (
                <TabsTrigger key={value} value={value} className="@max-5xl/bar:min-w-10 @max-5xl/bar:justify-center">
                  <Icon aria-hidden className="size-4.5 @5xl/bar:hidden" strokeWidth={1.75} />
                  <span className="@max-5xl/bar:sr-only">{label}</span>
                </TabsTrigger>
              ))}
            </TabsList>
            {tab === "games" && controls}
          </div>
          <TabsContent value="games" className="pt-0">
            {list}
          </TabsContent>
          <TabsContent value="referrals">{referrals}</TabsContent>
        </Tabs>
      )}
      <div className="flex flex-wrap items-center gap-x-5 px-1 text-sm text-text-muted md:px-5">
        <Counts games={games} tokenCount={tokenCount} />
        <div className="min-w-0 flex-1 basis-80">{props.platform}</div>
      </div>
      {props.latestBets}
    </div>
  )
}

function HeroAction({ link, openGameLink = link, ...choices }: ConnectedHomeProps) {
  const action = heroActionOf(choices)
  if (action === null) return null
  const { game, kind } = action
  return (
    <Button asChild variant="primary" size="lg">
      {(kind === "continue" ? openGameLink : link)(
        game,
        <>
          <Play aria-hidden className="size-5" strokeWidth={1.75} />
          <span>{kind === "continue" ? `Continue ${game.meta.name}` : `Play ${game.meta.name}`}</span>
        </>,
      )}
    </Button>
  )
}

function Counts({ games, tokenCount }: Pick<ConnectedHomeProps, "games" | "tokenCount">) {
  const counts = countGames(games)
  const rows = [
    ["Total Games", counts.total],
    ["Live Games", counts.live],
    ["New Games", counts.new],
    ["Supported Tokens", tokenCount],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1">
      {rows.map(([label, value]) => (
        <div key={label} className="flex gap-1.5 whitespace-nowrap">
          <dt>{label}</dt>
          <dd className="font-semibold text-text-secondary tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
