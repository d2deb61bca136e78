import { FilterChips, IconButton, Input } from "@dghrt/design-system"
import { Search } from "lucide-react"
import { type ReactNode, useRef, useState } from "react"
import { flushSync } from "react-dom"
import type { GameFilter } from "../model/game-filters"

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
  { value: "featured", label: "Featured" },
  { value: "singleplayer", label: "Singleplayer" },
  { value: "multiplayer", label: "Multiplayer" },
]

export interface GameControlsProps {
  filter: GameFilter
  query: string
  onFilter: (filter: GameFilter) => void
  onQuery: (query: string) => void
  /** A phone's search is an icon until it is pressed. */
  narrow: boolean
}

/** Search and filter. The search icon and its text say what the field is for, so its label is for screen readers alone. */
export function GameControls({ filter, query, onFilter, onQuery, narrow }: GameControlsProps) {
  const [opened, setOpened] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const icon = <Search aria-hidden className="size-4.5" strokeWidth={1.75} />
  function open() {
    // The keyboard of a phone comes only for a field that is focused during the press.
    flushSync(() => setOpened(true))
    field.current?.focus()
  }
  const folded = narrow && !opened && query === ""
  return (
    <>
      {(!narrow || folded) && (
        <FilterChips label="Show" value={filter} onValueChange={onFilter} options={filterOptions} />
      )}
      {folded ? (
        <IconButton label="Search games" tipSide="none" variant="framed" size="lg" onClick={open}>
          {icon}
        </IconButton>
      ) : (
        <div className="home-search">
          <Input
            ref={field}
            label="Search games"
            type="search"
            placeholder="Search"
            value={query}
            maxLength={60}
            autoComplete="off"
            className="[&>div:first-child]:sr-only"
            trailing={<span className="me-1.5 block">{icon}</span>}
            onChange={(event) => onQuery(event.target.value)}
            onBlur={() => setOpened(false)}
          />
        </div>
      )}
    </>
  )
}
