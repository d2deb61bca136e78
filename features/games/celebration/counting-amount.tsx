import { useEffect, useRef } from "react"
import { signedAmount } from "../kit/amount-text"

export interface CountingAmountProps {
  /** In the token's smallest unit. */
  value: bigint
  decimals: number
  symbol: string
  /** 0 shows the amount at once. */
  durationMs: number
}

const STEPS = 1_000_000

/** Fast first, so that the last digits can be read as they come. */
const eased = (part: number) => 1 - (1 - part) ** 3

/** Draws an amount that counts up once. Only a drawing: the amount itself is text elsewhere. */
export function CountingAmount({ value, decimals, symbol, durationMs }: CountingAmountProps) {
  const figure = useRef<HTMLElement>(null)
  const whole = signedAmount(value, decimals)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it counts once; the figure is drawn anew for another play
  useEffect(() => {
    if (durationMs === 0) return
    let frame = requestAnimationFrame(function step(nowMs, startMs = nowMs) {
      const part = Math.min(1, (nowMs - startMs) / durationMs)
      const amount = (value * BigInt(Math.round(eased(part) * STEPS))) / BigInt(STEPS)
      if (figure.current) figure.current.textContent = part < 1 ? signedAmount(amount, decimals) : whole
      if (part < 1) frame = requestAnimationFrame((next) => step(next, startMs))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <span data-part="amount">
      <span>
        {/* Its width is that of the whole amount from the start. */}
        <span className="invisible">{whole}</span>
        <b ref={figure}>{whole}</b>
      </span>
      <span data-part="unit">{` ${symbol}`}</span>
    </span>
  )
}
