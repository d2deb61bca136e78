import { Button, Tabs, TabsContent, TabsList, TabsTrigger, useMedia } from "@dghrt/design-system"
import { Play } from "lucide-react"
import type { ReactNode } from "react"
import type { GameRecord } from "#features/games"
import type { GameFilter } from "../model/game-filters"
import { heroActionOf } from "../model/hero-action"
import { countGames, shelvesOf } from "../model/shelves"
import { GameControls } from "./game-controls"
import { GameShelves, type GameShelvesProps, shelfCount } from "./game-shelves"
import { Hero } from "./hero"
import "./connected-home.css"

export type HomeTab = "games" | "referrals"

export interface ConnectedHomeProps extends Omit<GameShelvesProps, "shelves" | "narrow"> {
  games: readonly GameRecord[]
  /** Ids of the games played in this browser, last one first. */
  played: readonly string[]
  /** The game in which a run is open, or a bet has no result on screen yet; null for none. */
  openGame: string | null
  /** Leads to `openGame` in the wallet that has it open, whatever is selected to play with now; `link` unless given. */
  openGameLink?: GameShelvesProps["link"]
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
  const { games, played, favourites, filter, query, tab, onTab, tokenCount } = props
  // A phone's page has cards of games played before as tiles.
  const narrow = useMedia("(width < 48rem)")
  const shelves = shelvesOf(games, { played, favourites, filter, query, mobile: narrow })
  const list = <GameShelves {...props} shelves={shelves} narrow={narrow} />
  const controls = <GameControls {...props} narrow={narrow} />
  // The title of the first shelf is drawn in the row of the tabs, so that the games begin a row higher.
  const room = shelves[0] && (
    <span aria-hidden className="home-bar-room">
      <span className="type-d4 type-display">{shelves[0].title}</span>
      <span className="text-sm">{shelfCount(shelves[0])}</span>
    </span>
  )
  return (
    <div className="grid grid-cols-1 gap-4 max-md:gap-3">
      <Hero title="Every roll," emphasis="on the record." actions={<HeroAction {...props} />} jackpot={props.jackpot} />
      {props.referrals === null ? (
        <div>
          <div className="home-bar">
            {room}
            {controls}
          </div>
          <div className="home-shelves">{list}</div>
        </div>
      ) : (
        <Tabs value={tab} onValueChange={(next) => onTab(next === "referrals" ? "referrals" : "games")}>
          <div className="home-bar">
            {tab === "games" && room}
            <TabsList label="Home" className="max-xl:w-full xl:border-b-0">
              <TabsTrigger value="games">All Games</TabsTrigger>
              <TabsTrigger value="referrals">Referral Leaders</TabsTrigger>
            </TabsList>
            {tab === "games" && controls}
          </div>
          <TabsContent value="games" className="home-shelves pt-0">
            {list}
          </TabsContent>
          <TabsContent value="referrals">{props.referrals}</TabsContent>
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
