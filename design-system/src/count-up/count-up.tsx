import { useEffect, useRef } from "react"
import { Amount, type AmountProps } from "../amount/amount"
import { useReducedMotion } from "../hooks/use-reduced-motion"
import { cn } from "../lib/cn"
import { formatAmount } from "../lib/units"
import { countAt, countMs } from "./count-at"

export type CountUpProps = AmountProps

/** An amount that counts up when it rises, in the width of its new value. A fall and reduced motion are instant. */
export function CountUp({ className, ...amount }: CountUpProps) {
  const { value, decimals, digits, sign, symbol } = amount
  const root = useRef<HTMLSpanElement>(null)
  const moving = useRef<HTMLSpanElement>(null)
  const shown = useRef(value)
  const reduced = useReducedMotion()
  useEffect(() => {
    const from = shown.current
    const node = moving.current
    const count = root.current
    shown.current = value
    if (!node || !count || reduced || value <= from) return
    let frame = 0
    let startMs: number | null = null
    count.dataset.counting = "true"
    function draw(nowMs: number) {
      startMs ??= nowMs
      shown.current = countAt(from, value, nowMs - startMs)
      if (node) node.textContent = formatAmount(shown.current, decimals, { digits, sign })
      if (nowMs - startMs < countMs) frame = requestAnimationFrame(draw)
      else if (count) count.dataset.counting = "false"
    }
    frame = requestAnimationFrame(draw)
    return () => {
      cancelAnimationFrame(frame)
      count.dataset.counting = "false"
    }
  }, [value, decimals, digits, sign, reduced])
  return (
    <span
      ref={root}
      data-slot="count-up"
      data-counting="false"
      className={cn("group/count relative inline-block", className)}
    >
      <Amount {...amount} className="group-data-[counting=true]/count:opacity-0" />
      <span
        aria-hidden
        className="absolute start-0 top-0 hidden whitespace-nowrap tabular-nums group-data-[counting=true]/count:inline"
      >
        <span ref={moving} />
        {symbol && <span className="font-medium"> {symbol}</span>}
      </span>
    </span>
  )
}
