import { playMultiplier, resultKey } from "@dghrt/betting/model"
import { Heart, useReducedMotion } from "@dghrt/design-system"
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"
import { shortAmount } from "../kit/amount-text"
import type { GameContext } from "../kit/game-context"
import { resultAmount } from "../kit/result-amount"
import { Bits } from "./bits"
import { CountingAmount } from "./counting-amount"
import { figureTop } from "./figure-place"
import { flyToBalance } from "./fly-to-balance"
import { Signature } from "./signature"
import { SHOWN_MS } from "./timing"
import type { DueCelebration } from "./use-celebration"
import "./celebration.css"

export interface CelebrationProps extends DueCelebration {
  token: GameContext["token"]
  /** The piece that decided, 64 to 92 px. */
  piece: ReactNode
  /** What was drawn and what was needed. */
  reason: string
  onEnd: () => void
}

const COUNT_MS = 600
const JACKPOT_COUNT_MS = 900
/** The least distance of a figure from the edge of the board. */
const EDGE_PX = 8
/** What a figure covers least of: what decided, its value on a scale, facts and choices. */
const KEPT = "[data-decides], [data-slot=slider] [data-won], [data-slot=board-head] > *, [role=radiogroup]"
/** The figure leaves for the balance this long before its drawing ends. */
const FLIGHT_MS = 260

/**
 * What is drawn over the board for a win. Nothing in it is text for a reader or can be pressed: amount, reason and proof are
 * in the dock from the moment the result is shown.
 */
export default function Celebration(props: CelebrationProps) {
  return props.tier === "top" || props.tier === "jackpot" ? <Layer {...props} /> : <Figure {...props} />
}

const seedOf = ({ rngSeed, nonce }: DueCelebration["result"]) => `${rngSeed}-${nonce}`

/** What the play added, as a drawing that counts. */
function Gain({ result, token }: Pick<CelebrationProps, "result" | "token">) {
  return <CountingAmount value={resultAmount(result)} {...token} durationMs={COUNT_MS} />
}

/** A number over the piece, where it hides neither what the piece shows nor a fact. */
function Figure({ tier, result, token }: CelebrationProps) {
  const root = useRef<HTMLDivElement>(null)
  const figure = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  const still = useReducedMotion()
  useLayoutEffect(() => {
    const layer = root.current
    const area = layer?.closest("[data-slot=first-view]")?.querySelector("[data-slot=board-area]")
    if (!layer || !area || !figure.current) return
    const kept = [...area.querySelectorAll(KEPT)]
    const [drawn, origin] = [area.getBoundingClientRect(), layer.getBoundingClientRect()]
    // The area of a board that is drawn larger reaches beyond what is seen of it.
    const board = {
      left: drawn.left,
      right: drawn.right,
      top: Math.max(drawn.top, origin.top + EDGE_PX),
      bottom: Math.min(drawn.bottom, origin.bottom - EDGE_PX),
    }
    const top = figureTop(
      board,
      // Its natural size: the figure comes with a scale of its own.
      { width: figure.current.offsetWidth, height: figure.current.offsetHeight },
      kept.map((each) => each.getBoundingClientRect()),
    )
    setPlace({ left: (board.left + board.right) / 2 - origin.left, top: top - origin.top })
  }, [])
  useEffect(() => {
    const flight = setTimeout(() => flyToBalance(figure.current, FLIGHT_MS), SHOWN_MS[tier] - FLIGHT_MS)
    return () => clearTimeout(flight)
  }, [tier])
  if (still) return null
  return (
    <div ref={root} data-slot="celebration" data-tier={tier} aria-hidden>
      {tier === "number" && (
        <>
          <div data-part="sweep" />
          <Bits seed={seedOf(result)} />
        </>
      )}
      <div ref={figure} data-part="figure" style={place ?? { visibility: "hidden" }}>
        {tier === "number" && (
          <b data-part="multiplier" className="type-display">
            {playMultiplier(result)}
          </b>
        )}
        <span data-part="gain">
          <Gain result={result} token={token} />
        </span>
      </div>
    </div>
  )
}

/** A top win and a jackpot cover the board for a while, with the theme's own gesture around the figure. */
function Layer({ tier, result, token, piece, reason, onEnd }: CelebrationProps) {
  const figure = useRef<HTMLDivElement>(null)
  const still = useReducedMotion()
  useEffect(() => {
    if (still) return
    const flight = setTimeout(() => flyToBalance(figure.current, FLIGHT_MS), SHOWN_MS[tier] - FLIGHT_MS)
    return () => clearTimeout(flight)
  }, [tier, still])
  const amount = (value: bigint) => `${shortAmount(value, token.decimals)} ${token.symbol}`
  return (
    <div key={resultKey(result)} data-slot="celebration" data-tier={tier} aria-hidden onClick={onEnd}>
      <Signature />
      {tier === "jackpot" ? (
        <>
          <Bits seed={seedOf(result)} way="fall" />
          <div data-part="words">
            <Heart className="mx-auto mb-3 w-[min(9rem,26cqw,34cqh)]" />
            <p data-part="title" className="type-display">
              Jackpot!
            </p>
            <div ref={figure} data-part="jackpot" className="type-display">
              {still ? (
                `+${amount(result.jackpotPayout)}`
              ) : (
                <CountingAmount value={result.jackpotPayout} {...token} durationMs={JACKPOT_COUNT_MS} delayMs={600} />
              )}
            </div>
            <p data-part="muted">{`The bet itself: ${playMultiplier(result)}`}</p>
          </div>
        </>
      ) : (
        <>
          <Bits seed={seedOf(result)} />
          <div data-part="words">
            <div className="mb-[min(1rem,4cqh)] flex min-h-16 items-center justify-center">{piece}</div>
            <p className="mb-[min(0.625rem,2cqh)] font-[550] text-[0.90625rem] opacity-90">{reason}</p>
            <div ref={figure}>
              <b data-part="multiplier" className="type-display">
                {playMultiplier(result)}
              </b>
              <p data-part="gain">
                {still ? `+${amount(resultAmount(result))}` : <Gain result={result} token={token} />}
              </p>
            </div>
          </div>
        </>
      )}
    </div>
  )
}
