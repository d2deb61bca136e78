import { Gem, Mine, PieceFrame, tone, useActionRest } from "@dghrt/design-system"
import { type KeyboardEvent, type MouseEvent, memo, useRef, useState } from "react"
import { latinKey } from "#features/shortcuts"
import { useFocusAfterRun } from "../run/use-focus-after-run"
import { COLUMNS, TILES } from "./maths"
import { faceOf, type MinesScene, type TileFace } from "./scene"
import { faceNames, tileName } from "./words"
import "./mines.css"

export interface MinesBoardProps {
  scene: MinesScene
  /** No tile can be opened now. */
  locked: boolean
  onOpen: (tile: number) => void
  /** A random tile is chosen. */
  onPick: () => void
}

const tiles = Array.from({ length: TILES }, (_, tile) => tile)

/** Where an arrow leads from a tile; the tile itself where the board ends. */
function neighbour(tile: number, key: string, rightToLeft: boolean): number | null {
  const column = tile % COLUMNS
  const across = (rightToLeft ? -1 : 1) * (key === "ArrowRight" ? 1 : -1)
  switch (key) {
    case "ArrowLeft":
    case "ArrowRight":
      return column + across < 0 || column + across >= COLUMNS ? tile : tile + across
    case "ArrowUp":
      return tile >= COLUMNS ? tile - COLUMNS : tile
    case "ArrowDown":
      return tile + COLUMNS < TILES ? tile + COLUMNS : tile
    case "Home":
      return tile - column
    case "End":
      return tile - column + COLUMNS - 1
    default:
      return null
  }
}

/** Five by five tiles as a square of buttons: one stop of the Tab key, arrows inside, R for any tile. */
export function MinesBoard({ scene, locked, onOpen, onPick }: MinesBoardProps) {
  const [stop, setStop] = useState(Math.floor(TILES / 2))
  const grid = useRef<HTMLFieldSetElement>(null)
  useFocusAfterRun(grid, scene.end !== null)
  const rest = useActionRest(`open a tile ${locked}`)
  function move(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (latinKey(event) === "R") {
      if (!locked && rest.accepts(event)) onPick()
      return
    }
    const rightToLeft = grid.current !== null && getComputedStyle(grid.current).direction === "rtl"
    const next = neighbour(stop, event.key, rightToLeft)
    if (next === null) return
    event.preventDefault()
    setStop(next)
    grid.current?.querySelector<HTMLElement>(`[data-tile="${next}"]`)?.focus()
  }
  return (
    <fieldset
      ref={grid}
      aria-label="Board of 25 tiles"
      data-slot="mines"
      data-phase={scene.phase}
      data-over={scene.end !== null}
      className="mines-board"
    >
      {tiles.map((tile) => (
        <Tile
          key={tile}
          tile={tile}
          scene={scene}
          locked={locked || rest.resting}
          reachable={tile === stop}
          onFocus={() => setStop(tile)}
          onKeyDown={move}
          onOpen={(event) => rest.accepts(event) && onOpen(tile)}
        />
      ))}
    </fieldset>
  )
}

/** One element for all covers, so that a step of a bet renders none of the twenty-five again. */
const emblem = (
  <PieceFrame viewBox="-12 -12 24 24" className="h-[34%] w-full">
    <path
      d="M0 9.6C-13 .6-10.4-9-5-9-2.4-9-.8-7.4 0-5.4.8-7.4 2.4-9 5-9 10.4-9 13 .6 0 9.6Z"
      fill={tone("art-tile", -0.42)}
    />
  </PieceFrame>
)

interface TileProps {
  tile: number
  scene: MinesScene
  locked: boolean
  reachable: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onOpen: (event: MouseEvent) => void
}

function Tile({ tile, scene, locked, reachable, onFocus, onKeyDown, onOpen }: TileProps) {
  const face = faceOf(scene, tile)
  const chosen = scene.tile === tile
  const pending = chosen && scene.phase === "waiting"
  const open = !locked && face === "closed"
  return (
    <button
      type="button"
      data-tile={tile}
      data-face={face}
      data-open={open}
      data-pending={pending}
      data-last={chosen && scene.phase === "settled" ? face : undefined}
      data-decides={chosen || undefined}
      aria-label={`${tileName(tile)}, ${pending ? "being opened" : faceNames[face]}`}
      aria-disabled={!open}
      tabIndex={reachable ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      aria-keyshortcuts="R"
      onClick={(event) => open && onOpen(event)}
      className="mines-tile"
    >
      <span className="mines-bed">{(face === "gem" || face === "mine") && <Find face={face} />}</span>
      <span className="mines-cover">{emblem}</span>
    </button>
  )
}

/** What lies under a cover. All gems are of one hue, because another hue would look like another prize. */
const Find = memo(function Find({ face }: { face: Extract<TileFace, "gem" | "mine"> }) {
  if (face === "mine") {
    return (
      <PieceFrame viewBox="-140 -200 300 330" className="h-[82%] w-full overflow-visible">
        <Mine r={90} burning />
      </PieceFrame>
    )
  }
  return (
    <PieceFrame viewBox="-110 -90 220 200" className="h-[68%] w-full overflow-visible">
      <Gem r={100} hue="art-2" sparkling />
    </PieceFrame>
  )
})
