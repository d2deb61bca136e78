import { Badge, IconButton, useMedia } from "@dghrt/design-system"
import { ArrowLeft } from "lucide-react"
import { forwardRef, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import type { BoardBetting } from "../kit/board-betting"
import type { GameRecord } from "../kit/game-record"
import { ScreenControls } from "./screen-controls"
import { useFit } from "./use-fit"
import "./graphics.css"
import "./screen.css"
import "./sizing.css"

export interface GameScreenProps {
  game: GameRecord
  context: Pick<BoardBetting, "screen">
  /** The last results of the game, once there are any. */
  recent?: ReactNode
  /** Memory or odds beside the board; without a boardArea it takes the board's slot. */
  ladder: ReactNode
  /** Whether it stands beside the board on a wide screen, as by default; otherwise the board has its width. */
  ladderBeside?: boolean | undefined
  board: ReactNode
  dock: ReactNode
  footer: ReactNode
  /** What a win came to, over the board's band; a game without it has no band. */
  celebration?: ReactNode
  /** How far a bet has come, on the board's lower edge. */
  progress?: ReactNode
  banner: ReactNode
  /** Over the upper edge of the board, where there is mostly nothing to press; or below a board that is all controls. */
  bannerAt?: "top" | "below" | undefined
  /** The board is showing a result: nothing may lie over it. */
  revealing?: boolean
  /** Colours the board's edge. */
  state: "plain" | "error" | "finished"
  /** The region in which the page announces what comes of a bet. */
  spoken: ReactNode
}

/** Enter that is held down presses a button again and again: each press of an action would place another bet. */
function ignoreHeldEnter(event: KeyboardEvent) {
  const onStepper = event.target instanceof Element && event.target.closest("[data-slot=number-stepper]") !== null
  if (event.key === "Enter" && event.repeat && !onStepper) event.preventDefault()
}

const edges = { plain: "border-border", error: "border-danger", finished: "border-success" }

/** The frame around every game. Narrow screens get the same parts in another order. */
export const GameScreen = forwardRef<HTMLDivElement, GameScreenProps>(function GameScreen(
  {
    game,
    context,
    recent,
    ladder,
    ladderBeside = true,
    board,
    dock,
    footer,
    celebration,
    progress,
    banner,
    bannerAt = "top",
    revealing = false,
    state,
    spoken,
  },
  boardRef,
) {
  const {
    screen: { controls },
  } = context
  const slot = context.screen.ladderSlot ?? null
  const beside = useRef<HTMLDivElement>(null)
  const boardArea = useRef<HTMLDivElement>(null)
  const [noRoom, setNoRoom] = useState(false)
  useLayoutEffect(() => setNoRoom(slot !== null && beside.current?.offsetParent === null), [slot])
  useFit(boardArea)
  // In the order in which it is seen: on a phone beside the title, elsewhere behind the board.
  const phone = useMedia("(width < 48rem)")
  const rail = (
    <ScreenControls
      controls={controls}
      volume={context.screen.volume}
      className="z-2 flex max-5xs:flex-wrap max-5xs:justify-end max-md:col-start-2 max-md:row-start-1 max-md:mb-2 short:mb-1! md:col-span-full md:row-start-2 md:h-full md:w-16 md:flex-col md:items-center md:justify-center md:gap-1.5 md:justify-self-end md:border-[color-mix(in_oklab,var(--border)_70%,transparent)] md:border-s"
    />
  )
  return (
    <section
      aria-label={game.meta.name}
      data-slot="screen"
      data-game={game.id}
      onKeyDownCapture={ignoreHeldEnter}
      className="@container/screen text-text"
    >
      <div
        data-slot="first-view"
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center max-5xs:grid-cols-[auto_minmax(0,1fr)]"
      >
        <header
          data-slot="title"
          className="flex h-11 min-w-0 items-center gap-3 max-md:mb-2 short:mb-1! short:h-10 md:mb-(--title-gap) md:gap-3.5"
        >
          <IconButton label="Back" tipSide="none" variant="framed" onClick={controls.onBack}>
            <ArrowLeft aria-hidden className="size-4.5" strokeWidth={1.75} />
          </IconButton>
          <h1 className="type-display type-d3 min-w-0 truncate max-md:text-[calc(1.3125rem*var(--display-scale))] max-2xs:sr-only short:sr-only">
            {game.meta.name}
          </h1>
          <Badge className="max-md:hidden">{game.meta.tag}</Badge>
        </header>
        {phone && rail}
        <div
          data-slot="last-results"
          // As wide as five of them: nothing moves when one comes.
          className="z-1 flex justify-end @dock/screen:w-86 max-md:col-span-full max-md:row-start-2 max-md:mt-1.5 max-md:self-start max-md:justify-self-center md:mb-(--title-gap)"
        >
          {recent}
        </div>
        <div
          ref={boardRef}
          data-slot="board"
          data-state={state}
          data-revealing={revealing}
          className={`relative col-span-full row-start-2 grid max-h-[56.25rem] min-h-[17.5rem] grid-rows-[minmax(0,1fr)] self-stretch overflow-hidden rounded-t-lg border-(length:--border-w) border-b-0 [border-style:solid] max-md:p-[calc(0.9375rem-var(--border-w))] short:p-2! md:h-(--board-height) md:py-(--board-pad) md:pe-16 ${ladderBeside ? "@beside/screen:grid-cols-[13.25rem_minmax(0,1fr)]" : "md:ps-16"} ${progress ? "pb-0!" : ""} ${edges[state]}`}
        >
          <div
            ref={beside}
            className={`relative -my-(--board-pad) me-3 hidden border-border border-e bg-surface py-(--board-pad) ps-4.5 pe-3 ${ladderBeside ? "@beside/screen:grid" : ""}`}
          >
            {ladder}
          </div>
          <div
            data-slot="board-column"
            data-band={celebration !== undefined}
            className="relative grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]"
          >
            {/* Behind the pieces: none of them is covered by what moves around it. */}
            <div data-slot="celebration-place" className="pointer-events-none absolute inset-0 empty:hidden">
              {celebration}
            </div>
            <div
              ref={boardArea}
              data-slot="board-area"
              className="relative row-start-2 flex min-w-0 flex-col items-center justify-center"
            >
              {board}
            </div>
            {progress}
          </div>
        </div>
        {!phone && rail}
        {bannerAt === "top" && (
          <div
            data-slot="banner-place"
            className="z-4 col-span-full row-start-2 m-3.5 self-start empty:hidden md:me-20"
          >
            {banner}
          </div>
        )}
        <div data-slot="dock" className="col-span-full row-start-3">
          {bannerAt === "below" && (
            <div className="border-border border-x-(length:--border-w) bg-surface p-3.5 [border-inline-style:solid] empty:hidden short:p-2 short:pb-0">
              {banner}
            </div>
          )}
          {dock}
        </div>
      </div>
      <footer className="mt-3.5 md:mt-(--footer-gap)">{footer}</footer>
      {noRoom && slot && createPortal(ladder, slot)}
      {spoken}
    </section>
  )
})
