import type { RoundResult } from "@dghrt/betting/model"
import { useReducedMotion } from "@dghrt/design-system"
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from "react"
import { signedAmount } from "../kit/amount-text"
import type { BoardBetting } from "../kit/board-betting"
import { resultAmount } from "../kit/result-amount"
import { Bits } from "./bits"
import { CountingAmount } from "./counting-amount"
import { flyToBalance } from "./fly-to-balance"
import { placeOfPiece, type Spot } from "./piece-place"
import { Signature } from "./signature"
import { type Tier, tierOf } from "./tier"
import "./celebration.css"

export interface CelebrationProps {
  /** A play that paid more than its wager. */
  result: RoundResult
  token: BoardBetting["token"]
}

/** How long light and pieces move; the amount stays until the next bet. */
const MOVING_MS: Readonly<Record<Tier, number>> = { none: 0, count: 900, number: 1_400, top: 2_800, jackpot: 3_000 }
const COUNT_MS = 600
/** A copy of the amount leaves for the balance this long before the rest has ended. */
const FLIGHT_MS = 260
/** Of 56 px: a top win is written in 124 px where there is the width for it. */
const LARGEST = 124 / 56
/** The part of the board's height by which the board stands lower, at least (`celebration.css`). */
const MADE_ROOM = 0.12
/** Beyond this the board makes room for the figure. */
const FITS_BAND = 1.25

interface Measured {
  piece: Spot
  grow: number
}

/**
 * What a win came to, in the board's band, and what moves around it. A win that its fees took back is plain and still. All
 * of it is a drawing: the dock has the same as text from the first moment.
 */
export function Celebration({ result, token }: CelebrationProps) {
  const tier = tierOf(result)
  const still = useReducedMotion()
  const layer = useRef<HTMLDivElement>(null)
  const figure = useRef<HTMLDivElement>(null)
  const copy = useRef<HTMLSpanElement>(null)
  const [moving, setMoving] = useState(tier !== "none" && !still)
  const [measured, setMeasured] = useState<Measured | null>(null)
  const tall = tier === "top" || tier === "jackpot"
  useLayoutEffect(() => {
    if (!layer.current || !figure.current) return
    const { clientWidth, clientHeight } = layer.current
    const { offsetWidth, offsetHeight } = figure.current
    const highest = (offsetHeight + clientHeight * MADE_ROOM) / offsetHeight
    const grow = tall ? Math.min(LARGEST, clientWidth / (offsetWidth + 16), highest) : 1
    setMeasured({ piece: placeOfPiece(layer.current), grow: Math.max(1, grow) })
  }, [tall])
  useEffect(() => {
    if (!moving) return
    const flight = setTimeout(() => flyToBalance(copy.current, FLIGHT_MS), MOVING_MS[tier] - FLIGHT_MS)
    const end = setTimeout(() => setMoving(false), MOVING_MS[tier])
    return () => {
      clearTimeout(flight)
      clearTimeout(end)
    }
  }, [moving, tier])
  const grow = moving && measured ? measured.grow : 1
  const amount = signedAmount(resultAmount(result), token.decimals)
  const style: CSSProperties & Record<`--${string}`, number> = {
    "--grow": grow,
    // The unit is drawn at half the size.
    "--letters": amount.length + (token.symbol.length + 1) / 2,
  }
  return (
    <div
      ref={layer}
      data-slot="celebration"
      data-tier={tier}
      data-tall={grow > FITS_BAND}
      data-moving={moving}
      aria-hidden
      style={style}
    >
      {moving && tall && <Signature />}
      {moving && measured && tier !== "count" && (
        <>
          <div data-part="sweep" />
          <Bits seed={`${result.rngSeed}-${result.nonce}`} from={measured.piece} />
        </>
      )}
      <div data-part="band" className="type-display">
        <div ref={figure} data-part="figure">
          {tier === "jackpot" && <span data-part="title">Jackpot</span>}
          <CountingAmount value={resultAmount(result)} {...token} durationMs={moving ? COUNT_MS : 0} />
        </div>
        {moving && (
          <span ref={copy} data-part="copy">
            {amount}
          </span>
        )}
      </div>
    </div>
  )
}
