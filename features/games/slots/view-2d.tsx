import { maxMultiplier, WHOLE } from "@dghrt/betting/model"
import {
  CABINET_INSET,
  PieceFrame,
  ReelCabinet,
  ReelGlass,
  ReelSymbol,
  type ReelSymbolName,
} from "@dghrt/design-system"
import { type CSSProperties, memo } from "react"
import { multiplierText, percentText, rtp } from "#contract/games/odds"
import { same } from "../kit/same"
import { BoardHead } from "../screen/board-head"
import { LINE, REELS, ROWS } from "./grid"
import { betArray, type SlotSymbol, symbols } from "./maths"
import { stopsAtMs } from "./motion"
import { celebrates, type SlotsScene } from "./scene"
import { lineText } from "./words"
import "./slots.css"

export const pictureOf: Readonly<Record<SlotSymbol, ReelSymbolName>> = {
  legendary: "crown",
  dghrt: "heart",
  sol: "bars",
  usdc: "dollar",
  jup: "planet",
  bonk: "bone",
  wojak: "gloom",
}

const WIDTH = 566
const HEIGHT = 462
/** Room for the arrows on the left and the lever on the right. */
const MARGIN = 40
const sheet = { x: -MARGIN, y: 0, width: WIDTH + 2 * MARGIN, height: HEIGHT + 20 }
const viewBox = `${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`
const ROW_HEIGHT = (HEIGHT - 2 * CABINET_INSET) / ROWS

/** The positions of the reels on the sheet. */
const opening = {
  left: `${((MARGIN + CABINET_INSET) / sheet.width) * 100}%`,
  top: `${(CABINET_INSET / sheet.height) * 100}%`,
  width: `${((WIDTH - 2 * CABINET_INSET) / sheet.width) * 100}%`,
  height: `${((HEIGHT - 2 * CABINET_INSET) / sheet.height) * 100}%`,
}

function picture(scene: SlotsScene): string {
  if (scene.phase === "idle") return `The reels show ${lineText(scene.reels)}`
  if (scene.phase !== "settled") return "The reels are spinning"
  return `The middle row shows ${lineText(scene.reels)}`
}

/** Nothing that happens changes it: one element for all draws of the machine. */
const cabinet = (
  <PieceFrame viewBox={viewBox} className="absolute inset-0 size-full overflow-visible">
    <ReelCabinet width={WIDTH} height={HEIGHT} />
  </PieceFrame>
)

/** The machine. Reels are moved as a whole; what they show is drawn once. */
export const SlotsView2d = memo(function SlotsView2d({ scene }: { scene: SlotsScene }) {
  const { phase, reels } = scene
  const lit = phase === "settled" && scene.multiplierBps >= WHOLE
  return (
    <div data-slot="slots" data-phase={phase} className="flex w-full flex-col items-center">
      <BoardHead
        left={["Up to", multiplierText(maxMultiplier(betArray))]}
        right={["Draw RTP", `${percentText(rtp(betArray))}%`]}
      />
      <div
        role="img"
        aria-label={picture(scene)}
        className="slots-machine relative max-w-full min-h-0 shrink"
        style={{ aspectRatio: `${sheet.width} / ${sheet.height}` }}
      >
        {cabinet}
        <div className="absolute flex" style={opening}>
          {reels.map((reel, index) => (
            // A reel is its place in the machine.
            // biome-ignore lint/suspicious/noArrayIndexKey: reels have no other name
            <Reel key={index} place={index} reel={reel} lit={lit} won={celebrates(scene)} />
          ))}
        </div>
        <PieceFrame viewBox={viewBox} className="absolute inset-0 size-full">
          <ReelGlass width={WIDTH} height={HEIGHT} />
          <PayLine lit={lit} />
        </PieceFrame>
      </div>
      <p data-spare className="mt-2 shrink-0 text-[0.84375rem] text-text-muted max-md:hidden">
        Four alike on the middle row win. The other rows are only for show.
      </p>
    </div>
  )
}, same)

/** Every picture a reel carries, in an order of its own, with the first three again so that it can roll without a seam. */
const strips = Array.from({ length: REELS }, (_, reel) => {
  const turned = symbols.map((_, index) => symbols[(index * 3 + reel * 2) % symbols.length] ?? symbols[0])
  return [...turned, ...turned.slice(0, ROWS)]
})

interface ReelProps {
  place: number
  reel: readonly SlotSymbol[]
  /** Its line has paid. */
  lit: boolean
  /** Its line has won. */
  won: boolean
}

function Reel({ place, reel, lit, won }: ReelProps) {
  return (
    <div data-slot="slots-reel" style={{ "--stop": `${stopsAtMs(place)}ms` } as CSSProperties}>
      <div data-part="rolling">
        {strips[place]?.map((symbol, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a strip never changes
          <Picture key={row} of={symbol} />
        ))}
      </div>
      <div data-part="resting">
        {reel.map((symbol, row) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the reel
            key={row}
            data-row={row === LINE ? "line" : "outer"}
            data-decides={row === LINE || undefined}
            data-symbol={symbol}
            data-lit={lit && row === LINE}
            data-won={won && row === LINE}
          >
            <Picture of={symbol} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** Some fifty of these hang on the reels; none of them is rendered again while a bet waits for its result. */
const Picture = memo(function Picture({ of }: { of: SlotSymbol }) {
  return (
    <PieceFrame viewBox="-156 -167 312 334" className="w-full">
      <ReelSymbol of={pictureOf[of]} r={100} />
    </PieceFrame>
  )
})

const middle = CABINET_INSET + (LINE + 0.5) * ROW_HEIGHT

function PayLine({ lit }: { lit: boolean }) {
  return (
    <g data-part="line" data-lit={lit}>
      <rect
        x={CABINET_INSET - 3}
        y={CABINET_INSET + LINE * ROW_HEIGHT}
        width={WIDTH - 2 * CABINET_INSET + 6}
        height={ROW_HEIGHT}
        rx={6}
        fill="none"
        strokeWidth={2}
      />
      <path d={`M${CABINET_INSET - 16} ${middle - 12}l12 12-12 12z`} stroke="none" />
      <path d={`M${WIDTH - CABINET_INSET + 16} ${middle - 12}l-12 12 12 12z`} stroke="none" />
    </g>
  )
}
