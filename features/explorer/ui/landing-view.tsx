import { Amount, Avatar, Button, cn, formatAmount, Input, Kbd, Sparkline } from "@dghrt/design-system"
import { proofSteps } from "@dghrt/fairness"
import { ArrowRight, Check, Grid2x2, Landmark, Layers, ReceiptText, Search, ShieldCheck, Users } from "lucide-react"
import { type FormEvent, type ReactNode, useRef, useState } from "react"
import type { DailyStats, GameStats } from "#contract/charts"
import type { PlatformStats } from "#contract/stats"
import type { Remote } from "#features/kernel"
import { Widget } from "#features/lazy-parts"
import { useLetterShortcuts, useShortcuts } from "#features/shortcuts"
import { useExplorer } from "../data/explorer-context"
import { type Found, findBy } from "../model/find"
import type { Revenue } from "../model/revenue"
import { gameName } from "./game-thumb"

export interface LandingViewProps {
  stats: Remote<PlatformStats>
  revenue: Revenue
  /** Of the last 30 days, in SOL. */
  daily: Remote<DailyStats>
  games: Remote<GameStats>
  /** The picture of the players' card. */
  players: ReactNode
  onFound: (found: Found) => void
  latestBets: ReactNode
  pools: ReactNode
  /** The age of the data where a refresh failed. */
  outdated: ReactNode
}

/** The way into the explorer: one search, six cards, the newest bets. */
export function LandingView(props: LandingViewProps) {
  const { onFound, latestBets, pools, outdated } = props
  return (
    <div data-slot="explorer" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="grid gap-1">
        <h1 className="type-d2 type-display">Explorer</h1>
        <p className="text-text-secondary">Every play is public. Look one up, or read the platform's totals.</p>
        {outdated}
      </header>
      <SearchForm onFound={onFound} />
      <Widget name="The totals">
        <ul className="grid grid-cols-2 gap-4 max-5xs:grid-cols-1 max-md:gap-3 xl:grid-cols-3">
          <Cards {...props} />
        </ul>
      </Widget>
      <Widget name="The list of bets">{latestBets}</Widget>
      <Widget name="The list of pools">{pools}</Widget>
    </div>
  )
}

const searched = "Wallet address, transaction signature or game"

function SearchForm({ onFound }: Pick<LandingViewProps, "onFound">) {
  const { games } = useExplorer()
  const [text, setText] = useState("")
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const [letters] = useLetterShortcuts()
  useShortcuts({ "explorer-search": () => field.current?.focus() })
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = findBy(
      text,
      games.map(({ id, meta }) => ({ id, name: meta.name })),
    )
    setProblem(found ? null : "Enter a wallet address or a transaction signature.")
    if (found) onFound(found)
  }
  return (
    <search>
      <form noValidate onSubmit={submit}>
        <Input
          ref={field}
          label="Search the explorer"
          placeholder={searched}
          value={text}
          problem={problem}
          onChange={(event) => {
            setText(event.target.value)
            setProblem(null)
          }}
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          className="[&>div:first-child]:sr-only [&>div:nth-child(2)]:h-14 max-md:[&>div:nth-child(2)]:h-12.5 [&_input]:text-ellipsis max-xs:[&_input]:placeholder:text-transparent"
          trailing={
            <span className="flex items-center gap-2.5">
              {letters && <Kbd className="max-md:hidden">/</Kbd>}
              <Button
                type="submit"
                variant="primary"
                icon={<Search aria-hidden className="size-4.5" strokeWidth={1.75} />}
              >
                Search
              </Button>
            </span>
          }
        />
        {/* In a narrow field the placeholder would be cut; it is read out from there all the same. */}
        <p aria-hidden className="mt-1.5 text-sm text-text-muted xs:hidden">
          {searched}
        </p>
      </form>
    </search>
  )
}

interface CardProps {
  title: string
  anchor: string
  Icon: typeof Layers
  figure: ReactNode
  unit: string
  children?: ReactNode
}

/** The whole card is one link. */
function LandingCard({ title, anchor, Icon, figure, unit, children }: CardProps) {
  const { links } = useExplorer()
  return (
    <li
      className={cn(
        "card relative flex min-h-42 min-w-0 flex-col p-5 transition-tint hover:bg-surface-hover max-md:min-h-28 max-md:p-4",
        "[&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center [&_a]:after:absolute [&_a]:after:inset-0 [&_a]:after:rounded-[inherit] [&_a]:focus-visible:outline-none [&_a]:focus-visible:after:outline-2 [&_a]:focus-visible:after:outline-primary",
      )}
    >
      <h2
        id={anchor}
        tabIndex={-1}
        className="flex scroll-mt-5 items-center gap-2.5 font-semibold focus-visible:rounded-xs max-md:scroll-mt-4"
      >
        <Icon aria-hidden className="size-4.5 text-text-muted" strokeWidth={1.75} />
        {links.platform(title, anchor)}
        <ArrowRight aria-hidden className="ms-auto size-4 text-text-muted rtl:rotate-180" strokeWidth={1.75} />
      </h2>
      <p className="wrap-anywhere mt-1.5 type-display text-[calc(1.75rem*var(--display-scale))] leading-tight max-md:text-[calc(1.375rem*var(--display-scale))]">
        <span>{figure}</span>{" "}
        <span className="font-sans font-semibold text-[0.84375rem] text-text-muted normal-case tracking-normal">
          {unit}
        </span>
      </p>
      <div className="mt-auto pt-3 max-md:hidden">{children}</div>
    </li>
  )
}

const known = <T, R>(remote: Remote<T>, of: (value: T) => R | undefined): R | "—" | "…" => {
  if (remote.status === "ready") return of(remote.value) ?? "—"
  return remote.status === "loading" ? "…" : "—"
}

function Cards({ stats, revenue, daily, games, players }: LandingViewProps) {
  const { games: catalogue } = useExplorer()
  const count = (of: (value: PlatformStats) => number | undefined) =>
    known(stats, (value) => {
      const counted = of(value)
      return counted === undefined ? undefined : formatAmount(BigInt(counted), 0)
    })
  const plays = count((value) => value.plays)
  const wallets = count((value) => value.players)
  const days = daily.status === "ready" ? daily.value.days : []
  const built = catalogue.filter((game) => game.built).length
  return (
    <>
      <LandingCard
        title="Wagered"
        anchor="wagered"
        Icon={Layers}
        figure={known(
          stats,
          ({ volumeLamports }) =>
            volumeLamports !== undefined && <Amount value={volumeLamports} decimals={9} digits={4} />,
        )}
        unit="SOL"
      >
        {days.length > 1 && (
          <Sparkline
            label={`SOL wagered by day, last ${days.length} days`}
            values={days.map(({ wagered }) => Number(wagered) / 1e9)}
            className="h-10 w-full"
          />
        )}
      </LandingCard>
      <LandingCard
        title="All Plays"
        anchor="plays"
        Icon={ReceiptText}
        figure={plays}
        unit={plays === "1" ? "play" : "plays"}
      >
        {days.length > 1 && <MiniBars days={days} />}
      </LandingCard>
      <LandingCard
        title="Players"
        anchor="players"
        Icon={Users}
        figure={wallets}
        unit={wallets === "1" ? "wallet" : "wallets"}
      >
        {players}
      </LandingCard>
      <LandingCard
        title="Revenue"
        anchor="revenue"
        Icon={Landmark}
        figure={revenue.usd ?? (stats.status === "loading" ? "…" : "—")}
        unit="USD"
      >
        <span className="text-[0.8125rem] text-text-muted">{revenue.note}</span>
      </LandingCard>
      <LandingCard title="Games" anchor="games" Icon={Grid2x2} figure={built} unit="games">
        {games.status === "ready" && <GameBar games={games.value} />}
      </LandingCard>
      <LandingCard
        title="Fairness"
        anchor="fairness"
        Icon={ShieldCheck}
        figure={proofSteps.length}
        unit="steps you can check"
      >
        <span aria-hidden className="flex items-center gap-2">
          {proofSteps.map((step) => (
            <span
              key={step}
              className="grid size-6.5 place-items-center rounded-full bg-[color-mix(in_oklab,var(--surface),var(--success)_16%)] text-success"
            >
              <Check className="size-3.5" strokeWidth={2} />
            </span>
          ))}
        </span>
      </LandingCard>
    </>
  )
}

/** The first six of the players, each once. */
export const PlayerFaces = ({ players }: { players: readonly string[] }) => (
  <span className="flex" aria-hidden>
    {[...new Set(players)].slice(0, 6).map((address) => (
      <Avatar key={address} address={address} className="-me-2 ring-2 ring-surface" />
    ))}
  </span>
)

function MiniBars({ days }: { days: DailyStats["days"] }) {
  const highest = Math.max(1, ...days.map(({ plays }) => plays))
  return (
    <span
      role="img"
      aria-label={`Plays by day, last ${days.length} days`}
      dir="ltr"
      className="flex h-10 items-end gap-1"
    >
      {days.map(({ day_ms, plays }, index) => (
        <span
          key={day_ms}
          className={cn(
            "min-w-0 flex-1 rounded-t-xs",
            index === days.length - 1 ? "bg-accent" : "bg-[color-mix(in_oklab,var(--text)_20%,var(--surface))]",
          )}
          style={{ height: `${Math.max(4, (plays / highest) * 100)}%` }}
        />
      ))}
    </span>
  )
}

/** Games drawn by name; the others share the rest of the bar. */
const namedGames = 3

function GameBar({ games: { games } }: { games: GameStats }) {
  const { games: catalogue } = useExplorer()
  const total = games.reduce((sum, { plays }) => sum + plays, 0)
  if (total === 0) return null
  const named = games.slice(0, namedGames)
  const share = (plays: number) => Math.round((plays / total) * 100)
  return (
    <>
      <span aria-hidden dir="ltr" className="flex h-2.5 gap-0.5 overflow-hidden rounded-pill">
        {games.map(({ game, plays }, index) => (
          <span
            key={game || "unknown"}
            className={index === 0 ? "bg-accent" : "bg-[color-mix(in_oklab,var(--text)_28%,var(--surface))]"}
            style={{ flexGrow: plays }}
          />
        ))}
      </span>
      <span className="mt-1.5 block truncate text-[0.8125rem] text-text-muted">
        {named.map(({ game, plays }) => `${gameName(catalogue, game)} ${share(plays)}%`).join(", ")}
      </span>
    </>
  )
}
