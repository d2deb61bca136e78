import { useActionRest } from "@dghrt/design-system"
import { ChevronsDown, ChevronsUp } from "lucide-react"
import { memo, useRef } from "react"
import { same } from "../kit/same"
import { useFocusAfterRun } from "../run/use-focus-after-run"
import { BoardHead } from "../screen/board-head"
import type { Side } from "./maths"
import type { HiloScene } from "./scene"
import { Row, Stack } from "./stack"

/** One of the two answers, with everything it depends on. */
export interface HiloPad {
  side: Side
  name: string
  /** "10 of 13" */
  odds: string
  multiplier: string
  /** What a hit carries on, with its token. */
  carries: string
  /** It cannot be called now. */
  disabled: boolean
}

export interface HiloView2dProps {
  scene: HiloScene
  pads: readonly HiloPad[]
  /** What the run is worth, where the ladder has no space. */
  now: string
  carried: string
  onCall: (side: Side) => void
}

/** The last cards, the open card on its stack, and the two answers. */
export const HiloView2d = memo(function HiloView2d({ scene, pads, now, carried, onCall }: HiloView2dProps) {
  const rest = useActionRest(pads.map(({ name, disabled }) => `${name} ${disabled}`).join())
  const board = useRef<HTMLDivElement>(null)
  useFocusAfterRun(board, scene.end !== null)
  const called = scene.phase === "waiting" || scene.phase === "revealing" ? scene.side : null
  return (
    <div
      ref={board}
      data-slot="hilo"
      data-phase={scene.phase}
      data-hit={scene.hit ?? undefined}
      className="flex w-full flex-col items-center"
    >
      <BoardHead left={["Now", now]} right={["Carried", carried]} />
      <span aria-hidden data-spare className="mb-1 shrink-0 text-text-muted type-label max-md:hidden">
        Last 5 cards
      </span>
      <Row scene={scene} />
      <div className="hilo-place">
        <Stack scene={scene} />
      </div>
      <div className="hilo-pads grid w-full shrink-0 grid-cols-2 gap-2.5 max-5xs:grid-cols-1 md:w-auto md:grid-cols-[12.5rem_12.5rem] md:gap-4">
        {pads.map(({ side, name, odds, multiplier, carries, disabled }) => {
          const Icon = side === "hi" ? ChevronsUp : ChevronsDown
          const closed = disabled || rest.resting
          return (
            <button
              key={side}
              type="button"
              aria-disabled={closed}
              data-called={called === side}
              onClick={(event) => !closed && rest.accepts(event) && onCall(side)}
              className="hilo-pad framed grid min-h-20 gap-0.5 rounded-md bg-surface-hover px-3 py-[calc(0.6875rem-var(--border-w))] text-left text-[0.84375rem] transition-tint not-aria-disabled:hover:border-border-hover aria-disabled:cursor-not-allowed aria-disabled:opacity-60 data-[called=true]:border-primary data-[called=true]:bg-[color-mix(in_oklab,var(--surface),var(--primary)_12%)] data-[called=true]:opacity-100 data-[called=true]:shadow-[0_0_0_1px_var(--primary)] md:px-4 forced-colors:data-[called=true]:outline-2"
            >
              <span className="flex items-center gap-2 font-[650] text-base">
                <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
                <span>{name}</span>
              </span>
              <span className="flex justify-between gap-2 whitespace-nowrap text-text-secondary">
                <span>{odds}</span> <b className="font-[650] text-text">{multiplier}</b>
              </span>
              <span className="flex justify-between gap-2 whitespace-nowrap text-text-muted">
                <span className="max-md:sr-only">carries</span> <b className="font-[650] text-text">{carries}</b>
              </span>
            </button>
          )
        })}
      </div>
    </div>
  )
}, same)
