import { Button, EmptyState } from "@dghrt/design-system"
import { Check, Play, Plus } from "lucide-react"
import type { ReactNode } from "react"
import type { ListedGame } from "#features/chain"
import { raceStateOf, wagerText } from "./lobby"
import type { Token } from "./race-result"
import "./race-list.css"

export interface RaceListProps {
  races: readonly ListedGame[]
  selected: string | null
  nowSeconds: number
  token: Token
  nameOf: (address: string) => string
  onSelect: (race: ListedGame) => void
  onReplay: (race: ListedGame) => void
  onCreate?: (() => void) | undefined
  /** Chooses the token whose races are listed. */
  tokenChoice?: ReactNode
  /** Above the list: what happened while the player was elsewhere. */
  notice?: ReactNode
  /** Under the list: what the player's own races came to. */
  results?: ReactNode
}

/** The open races and the latest that are over. */
export function RaceList({
  races,
  selected,
  nowSeconds,
  token,
  nameOf,
  onSelect,
  onReplay,
  onCreate,
  tokenChoice,
  notice,
  results,
}: RaceListProps) {
  return (
    <section
      aria-label="Open races"
      data-slot="race-list"
      className="grid max-h-full w-full min-w-0 auto-rows-max content-start overflow-y-auto p-3 md:p-6"
    >
      {notice}
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="type-display type-d4">Open races</h2>
        <div className="flex items-center gap-3">
          {tokenChoice}
          {onCreate && races.length > 0 && (
            <Button icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />} onClick={onCreate}>
              Create
            </Button>
          )}
        </div>
      </div>
      {races.length === 0 ? (
        <EmptyState
          title="No open races"
          detail="Create a race. It starts after a minute, once two players are in it."
          action={onCreate && <Button onClick={onCreate}>Create</Button>}
        />
      ) : (
        <ul>
          {races.map((race) => (
            <RaceRow
              key={`${race.address} ${race.gameId}`}
              race={race}
              selected={race.address === selected}
              state={raceStateOf(race, nowSeconds)}
              wager={wagerText(race.wager, token)}
              host={nameOf(race.maker)}
              onSelect={() => onSelect(race)}
              onReplay={() => onReplay(race)}
            />
          ))}
        </ul>
      )}
      {results}
    </section>
  )
}

interface RaceRowProps {
  race: ListedGame
  selected: boolean
  state: ReturnType<typeof raceStateOf>
  wager: string
  host: string
  onSelect: () => void
  onReplay: () => void
}

const wide = "@max-dock/screen:col-span-full"
const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const

function RaceRow({ race, selected, state, wager, host, onSelect, onReplay }: RaceRowProps) {
  const over = race.state === "settled"
  const seats = `${race.players.length} of ${race.maxPlayers}`
  return (
    <li className="grid min-h-15 grid-cols-[minmax(9rem,1fr)_auto] items-center gap-x-4 gap-y-1 border-border border-t py-2 @dock/screen:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_auto_minmax(0,1.1fr)_minmax(8.125rem,max-content)]">
      <b dir="auto" className="truncate font-[650]">
        {host}
      </b>
      <span className="@max-dock/screen:text-end">{wager}</span>
      <span className="flex items-center gap-2 text-sm text-text-muted">
        <span aria-hidden className="flex gap-0.5">
          {Array.from({ length: race.maxPlayers }, (_, seat) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={seat}
              className={`h-3.5 w-1.5 rounded-[2px] border border-accent ${seat < race.players.length ? "bg-accent" : ""}`}
            />
          ))}
        </span>
        <span className="whitespace-nowrap">
          <span className="sr-only">Seats taken: </span>
          <span>{seats}</span>
        </span>
      </span>
      <span className="grid text-sm @max-dock/screen:text-end">
        <b className={over ? "text-text-muted" : "text-success"}>{state.state}</b>
        {state.detail && <span className="text-text-muted">{state.detail}</span>}
      </span>
      {over ? (
        <Button className={wide} icon={<Play {...icon} />} onClick={onReplay} aria-label={`Replay ${host}'s race`}>
          Replay
        </Button>
      ) : (
        <Button
          className={wide}
          aria-pressed={selected}
          icon={selected ? <Check {...icon} /> : undefined}
          onClick={onSelect}
          aria-label={`${selected ? "Selected" : "Select"} ${host}'s race, ${seats} seats`}
        >
          {selected ? "Selected" : "Select"}
        </Button>
      )}
    </li>
  )
}
