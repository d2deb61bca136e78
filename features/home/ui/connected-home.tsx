import {
  EmptyState,
  FilterChips,
  Input,
  ScrollRow,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
} from "@dghrt/design-system"
import { Search } from "lucide-react"
import type { ReactElement, ReactNode } from "react"
import type { GameRecord } from "#features/games"
import type { GameFilter } from "../model/game-filters"
import { countGames, type Shelf, shelvesOf } from "../model/shelves"
import { AgainTile } from "./again-tile"
import { Hero } from "./hero"
import { ShelfCard, type Tally } from "./shelf-card"
import { useNarrow } from "./use-narrow"
import { useTiltKey } from "./use-tilt-key"

const filterOptions: ReadonlyArray<{ value: GameFilter; label: ReactNode }> = [
  { value: "all", label: "All Games" },
  {
    value: "live",
    label: (
      <>
        <i aria-hidden className="size-2 rounded-full bg-success" />
        <span>Live</span>
      </>
    ),
  },
  { value: "new", label: "New" },
]

export type HomeTab = "games" | "referrals"

export interface ConnectedHomeProps {
  games: readonly GameRecord[]
  /** Ids of the games played in this browser, last one first. */
  played: readonly string[]
  tallyOf: (gameId: string) => Tally
  favourites: readonly string[]
  tokenCount: number
  tab: HomeTab
  filter: GameFilter
  query: string
  onTab: (tab: HomeTab) => void
  onFilter: (filter: GameFilter) => void
  onQuery: (query: string) => void
  /** On phones a press on a card opens the description; elsewhere it opens the game. */
  tapsInfo: boolean
  onInfo: (gameId: string) => void
  onFavourite: (gameId: string) => void
  link: (game: GameRecord, content: ReactNode) => ReactElement
  jackpot: ReactNode
  /** What all players did, in one line under the counts. */
  platform: ReactNode
  /** What players bet at this moment, under the games. */
  latestBets?: ReactNode
  /** The leaders of the referral programme; null keeps the tab away. */
  referrals: ReactNode
}

/** A player's home: what can be played, what was played, what is coming. */
export function ConnectedHome(props: ConnectedHomeProps) {
  const { games, tokenCount, tab, onTab, jackpot, platform, referrals, latestBets } = props
  const counts = countGames(games)
  const list = <GameList {...props} />
  const controls = <GameControls {...props} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <Hero
        title="Every roll,"
        emphasis="on the record."
        text="Non-custodial, provably fair, paid straight to your wallet."
        jackpot={jackpot}
      />
      {referrals === null ? (
        <div className="grid grid-cols-1 gap-4">
          {controls}
          {list}
        </div>
      ) : (
        <Tabs value={tab} onValueChange={(next) => onTab(next === "referrals" ? "referrals" : "games")}>
          {/* One row from the width where it fits: a row more would push the games below the fold. */}
          <div className="grid gap-x-4 border-border max-xl:gap-y-3 xl:grid-cols-[auto_1fr] xl:items-center xl:border-b-(length:--border-w) xl:[border-bottom-style:solid]">
            <TabsList label="Home" className="xl:border-b-0">
              <TabsTrigger value="games">All Games</TabsTrigger>
              <TabsTrigger value="referrals">Referral Leaders</TabsTrigger>
            </TabsList>
            {tab === "games" && controls}
          </div>
          <TabsContent value="games">{list}</TabsContent>
          <TabsContent value="referrals">{referrals}</TabsContent>
        </Tabs>
      )}
      <div className="grid gap-1.5">
        <dl className="card grid grid-cols-2 max-5xs:grid-cols-1 lg:grid-cols-4">
          <Count label="Total Games" value={counts.total} />
          <Count label="Live Games" value={counts.live} />
          <Count label="New Games" value={counts.new} />
          <Count label="Supported Tokens" value={tokenCount} />
        </dl>
        {platform}
      </div>
      {latestBets}
    </div>
  )
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-center justify-between gap-2.5 border-hair px-5 py-3.5 even:border-s max-5xs:border-s-0! max-5xs:not-first:border-t lg:not-first:border-s max-lg:nth-[n+3]:border-t max-md:grid max-md:justify-start max-md:gap-0.5">
      <dt className="type-label text-text-muted">{label}</dt>
      <dd className="type-display text-[calc(1.625rem*var(--display-scale))]">{value}</dd>
    </div>
  )
}

/** Search and filter. The search icon and its text say what the field is for, so its label is for screen readers alone. */
function GameControls({ filter, query, onFilter, onQuery }: ConnectedHomeProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 xl:justify-end xl:pb-1.5">
      <Input
        label="Search games"
        type="search"
        placeholder="Search games"
        value={query}
        maxLength={60}
        autoComplete="off"
        className="w-full sm:w-60 [&>div:first-child]:sr-only"
        trailing={<Search aria-hidden className="me-1.5 size-4.5" strokeWidth={1.75} />}
        onChange={(event) => onQuery(event.target.value)}
      />
      <FilterChips label="Show" value={filter} onValueChange={onFilter} options={filterOptions} />
    </div>
  )
}

function GameList(props: ConnectedHomeProps) {
  const { games, played, favourites, filter, query } = props
  const narrow = useNarrow()
  const { tilt, spoken } = useTiltKey()
  const shelves = shelvesOf(games, { played, favourites, filter, query, mobile: narrow })

  const found = shelves.find(({ id }) => id === "found")?.games.length

  const card = (game: GameRecord, shelf: Shelf) => {
    const tally = props.tallyOf(game.id)
    return shelf.id === "again" && narrow ? (
      <AgainTile
        key={game.id}
        game={game}
        tally={tally}
        link={props.link}
        onTap={props.tapsInfo ? () => props.onInfo(game.id) : undefined}
      />
    ) : (
      <ShelfCard
        key={game.id}
        game={game}
        favourite={favourites.includes(game.id)}
        tilt={tilt}
        link={props.link}
        tapsInfo={props.tapsInfo}
        onInfo={props.onInfo}
        onFavourite={props.onFavourite}
        {...(shelf.id === "again" && tally.gamesPlayed > 0 && { tally })}
      />
    )
  }

  return (
    <div className="grid grid-cols-1 gap-7">
      {shelves.map((shelf) =>
        shelf.id === "found" ? (
          <Found key={shelf.id} shelf={shelf}>
            {shelf.games.map((game) => card(game, shelf))}
          </Found>
        ) : (
          <ScrollRow
            key={shelf.id}
            title={shelf.title}
            count={<span>{shelf.id === "soon" ? `${shelf.games.length} · New Games` : shelf.games.length}</span>}
          >
            {shelf.games.map((game) => card(game, shelf))}
          </ScrollRow>
        ),
      )}
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
      {/* In the page before anything is searched for, so that each change of the count is read. */}
      <p role="status" className="sr-only">
        {found === undefined ? "" : found === 1 ? "1 game found" : `${found} games found`}
      </p>
    </div>
  )
}

function Found({ shelf, children }: { shelf: Shelf; children: ReactNode }) {
  return (
    <section aria-label={shelf.title} className="grid gap-3.5">
      <div className="flex items-center gap-3">
        <h2 className="type-d4 type-display">{shelf.title}</h2>
        <p className="text-sm text-text-muted">{shelf.games.length === 1 ? "1 game" : `${shelf.games.length} games`}</p>
      </div>
      {shelf.games.length === 0 ? (
        <EmptyState title="No games found" detail="Try another word, or show all games." />
      ) : (
        <div className="flex flex-wrap gap-4">{children}</div>
      )}
    </section>
  )
}
