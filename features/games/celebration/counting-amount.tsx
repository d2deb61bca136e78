import { cn, formatAmount } from "@dghrt/design-system"
import { useEffect, useRef, useState } from "react"

export interface CountingAmountProps {
  /** In the token's smallest unit. */
  value: bigint
  decimals: number
  symbol: string
  durationMs: number
  /** It begins this much later: 0 by default. */
  delayMs?: number
}

const STEPS = 1_000_000

/** Fast first, so that the last digits can be read as they come. */
const eased = (part: number) => 1 - (1 - part) ** 3

/** Draws an amount that counts up once; nothing is drawn before it counts. Only a drawing: the amount itself is text elsewhere. */
export function CountingAmount({ value, decimals, symbol, durationMs, delayMs = 0 }: CountingAmountProps) {
  const figure = useRef<HTMLElement>(null)
  const [counts, setCounts] = useState(false)
  const text = (amount: bigint) => formatAmount(amount, decimals, { digits: Math.min(4, decimals), sign: "always" })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it counts once; the figure is drawn anew for another play
  useEffect(() => {
    let frame = requestAnimationFrame(function step(nowMs, startMs = nowMs) {
      const part = Math.min(1, Math.max(0, nowMs - startMs - delayMs) / durationMs)
      const amount = (value * BigInt(Math.round(eased(part) * STEPS))) / BigInt(STEPS)
      if (figure.current) figure.current.textContent = text(part < 1 ? amount : value)
      if (part > 0) setCounts(true)
      if (part < 1) frame = requestAnimationFrame((next) => step(next, startMs))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <span className="inline-grid whitespace-nowrap tabular-nums">
      {/* Its width is that of the whole amount from the start. */}
      <span className="invisible col-start-1 row-start-1">{`${text(value)} ${symbol}`}</span>
      <span className={cn("col-start-1 row-start-1", !counts && "invisible")}>
        <b ref={figure} className="font-[inherit]" />
        <span className="font-medium opacity-80">{` ${symbol}`}</span>
      </span>
    </span>
  )
}
