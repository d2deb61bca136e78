import { Badge, cn, EmptyState, isComposing, Kbd } from "@dghrt/design-system"
import { CornerDownLeft, Search, X } from "lucide-react"
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useState } from "react"
import { type Command, commandGroups } from "./command"
import { keyName } from "./key-name"
import { marked, type Ranked, rank } from "./rank"

export interface CommandMenuViewProps {
  commands: readonly Command[]
  mac: boolean
  onClose: () => void
  /** Searches the explorer for a query that nothing here matches. */
  onSearchElsewhere: (query: string) => void
}

const maxQueryLength = 100

/** Groups in which something was found; the one with the best answer comes first. */
function groupsOf(query: string, commands: readonly Command[]) {
  const ranked = rank(query, commands)
  return commandGroups
    .map((name) => ({ name, results: ranked.filter(({ item }) => item.group === name) }))
    .filter(({ results }) => results.length > 0)
    .sort((one, two) => (two.results[0]?.score ?? 0) - (one.results[0]?.score ?? 0))
}

/** Finds a command by typing. Arrow keys move, Enter runs. */
export function CommandMenuView({ commands, mac, onClose, onSearchElsewhere }: CommandMenuViewProps) {
  const [query, setQuery] = useState("")
  const [moved, setMoved] = useState<string | null>(null)
  const [done, setDone] = useState("")
  const id = useId()
  const groups = useMemo(() => groupsOf(query, commands), [query, commands])
  const results = groups.flatMap((group) => group.results)
  // Enter runs a closed entry only after the player moved to it.
  const active =
    results.find(({ item }) => item.id === moved) ?? results.find(({ item }) => item.closed === undefined) ?? results[0]
  const optionId = (command: Command) => `${id}-${command.id}`
  const activeId = active && optionId(active.item)

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" })
  }, [activeId])

  function move(steps: number) {
    const at = active ? results.indexOf(active) : -1
    const next = results[(at + steps + results.length) % results.length]
    if (next) setMoved(next.item.id)
  }
  function run({ closed, run: act, done: said = "" }: Command) {
    if (closed !== undefined) return
    act()
    setDone(said)
  }
  function press(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return
    if (event.key === "ArrowDown") move(1)
    else if (event.key === "ArrowUp") move(-1)
    else if (event.key === "Enter" && active) run(active.item)
    else if (event.key === "Enter" && query.trim()) onSearchElsewhere(query.trim())
    else return
    event.preventDefault()
  }

  return (
    <>
      <SearchField
        query={query}
        listId={`${id}-list`}
        activeId={activeId}
        expanded={results.length > 0}
        onQueryChange={(text) => {
          setQuery(text)
          setMoved(null)
          setDone("")
        }}
        onKeyDown={press}
        onClose={onClose}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Results"
        tabIndex={-1}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pt-3 pb-2 outline-none empty:hidden md:max-h-125"
      >
        {groups.map(({ name, results: found }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a list box
          <div key={name} role="group" aria-label={name} className="pb-2">
            <p aria-hidden className="type-label px-3 pb-1.5 text-text-muted">
              {name}
            </p>
            {found.map((result) => (
              <Option
                key={result.item.id}
                id={optionId(result.item)}
                result={result}
                active={result === active}
                mac={mac}
                onPoint={() => setMoved(result.item.id)}
                onRun={() => run(result.item)}
              />
            ))}
          </div>
        ))}
      </div>
      {results.length === 0 && <NothingFound query={query} onSearchElsewhere={onSearchElsewhere} />}
      <p role="status" className="sr-only">
        {done ||
          (results.length === 0 ? "Nothing found" : `${results.length} ${results.length === 1 ? "result" : "results"}`)}
      </p>
      <Foot mac={mac} />
    </>
  )
}

interface SearchFieldProps {
  query: string
  listId: string
  /** The id of the option that Enter runs. */
  activeId: string | undefined
  expanded: boolean
  onQueryChange: (query: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onClose: () => void
}

function SearchField({ query, listId, activeId, expanded, onQueryChange, onKeyDown, onClose }: SearchFieldProps) {
  return (
    <div className="flex h-16 shrink-0 items-center gap-3 border-border border-b px-5">
      <Search aria-hidden className="size-5 shrink-0 text-text-muted" strokeWidth={1.75} />
      <input
        // biome-ignore lint/a11y/noAutofocus: a dialog moves focus into itself, and this field is what it is for
        autoFocus
        data-autofocus
        role="combobox"
        aria-label="Search games, pages and actions"
        aria-expanded={expanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder="Search games, pages and actions"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={maxQueryLength}
        value={query}
        onChange={(event) => onQueryChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-full min-w-0 flex-1 bg-transparent text-[1.0625rem] outline-none placeholder:text-text-muted"
      />
      <Kbd className="max-md:hidden">esc</Kbd>
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="-me-2 grid size-11 place-items-center rounded-sm text-text-secondary md:sr-only md:focus:not-sr-only md:focus:size-9"
      >
        <X aria-hidden className="size-5" strokeWidth={1.75} />
      </button>
    </div>
  )
}

const NothingFound = ({
  query,
  onSearchElsewhere,
}: { query: string } & Pick<CommandMenuViewProps, "onSearchElsewhere">) => (
  <EmptyState
    title="Nothing found"
    detail={<span className="wrap-anywhere line-clamp-2">{`No game, page or action matches “${query}”.`}</span>}
    action={
      <button
        type="button"
        onClick={() => onSearchElsewhere(query.trim())}
        className="min-h-10 rounded-sm px-3 font-semibold text-primary underline-offset-3 hover:underline"
      >
        Search the Explorer
      </button>
    }
  />
)

const Hint = ({ keys, children }: { keys: ReactNode; children: ReactNode }) => (
  <span className="flex items-center gap-1.5">
    {keys}
    <span>{children}</span>
  </span>
)

const Foot = ({ mac }: { mac: boolean }) => (
  <div
    aria-hidden
    className="flex shrink-0 items-center gap-4.5 border-hair border-t px-5 py-3 text-[0.8125rem] text-text-muted max-md:hidden"
  >
    <Hint
      keys={
        <>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>
        </>
      }
    >
      move
    </Hint>
    <Hint keys={<Kbd>↵</Kbd>}>open</Hint>
    <span className="ms-auto flex items-center gap-1.5">
      Open anywhere <Kbd>{mac ? "⌘ K" : "Ctrl K"}</Kbd>
    </span>
  </div>
)

interface OptionProps {
  id: string
  result: Ranked<Command>
  active: boolean
  mac: boolean
  onPoint: () => void
  onRun: () => void
}

/** Focus stays in the field, which names the active option. */
function Option({ id, result: { item, at }, active, mac, onPoint, onRun }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field above keeps the focus and names the active option
    <div
      id={id}
      role="option"
      aria-selected={active}
      aria-disabled={item.closed === undefined ? undefined : true}
      onPointerMove={onPoint}
      onClick={onRun}
      className={cn(
        "grid min-h-12.5 grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-3 rounded-md border px-3 py-1.5",
        item.closed === undefined ? "cursor-pointer" : "cursor-not-allowed text-text-muted",
        active
          ? "border-[color-mix(in_oklab,var(--border),var(--primary)_60%)] bg-surface-hover forced-colors:outline-2"
          : "border-transparent",
      )}
    >
      <span aria-hidden className="grid place-items-center text-text-secondary">
        {item.icon}
      </span>
      <span className={cn("wrap-anywhere min-w-0 leading-snug", active ? "font-semibold" : "font-medium")}>
        {marked(item.label, at).map((piece, index) =>
          piece.marked ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name than their place
            <mark key={index} className="bg-transparent font-[650] text-primary">
              {piece.text}
            </mark>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name than their place
            <span key={index}>{piece.text}</span>
          ),
        )}
        {item.note && <span className="font-normal text-text-muted">{` ${item.note}`}</span>}
      </span>
      {item.closed !== undefined ? (
        <Badge tone={item.closed.tone}>{item.closed.label}</Badge>
      ) : (
        <span className="flex items-center gap-1.5 text-[0.8125rem] text-text-muted">
          {active && <span>{item.verb}</span>}
          {item.keys?.map((key) => (
            <Kbd key={key} className="max-md:hidden">
              {keyName(key, mac)}
            </Kbd>
          ))}
          {active && !item.keys && (
            <Kbd className="max-md:hidden">
              <CornerDownLeft aria-hidden className="size-3" strokeWidth={2} />
              <span className="sr-only">Enter</span>
            </Kbd>
          )}
        </span>
      )}
    </div>
  )
}
