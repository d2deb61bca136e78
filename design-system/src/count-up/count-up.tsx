import { useEffect, useRef } from "react"
import { Amount, type AmountProps } from "../amount/amount"
import { useReducedMotion } from "../hooks/use-reduced-motion"
import { cn } from "../lib/cn"
import { formatAmount } from "../lib/units"
import { countAt, countMs } from "./count-at"

export type CountUpProps = AmountProps

/** An amount that counts up when it rises, in the width of its new value. A fall and reduced motion are instant. */
export function CountUp({ className, ...amount }: CountUpProps) {
  const { value, decimals, digits, sign } = amount
  const moving = useRef<HTMLSpanElement>(null)
  const shown = useRef(value)
  const reduced = useReducedMotion()
  useEffect(() => {
    const from = shown.current
    const node = moving.current
    shown.current = value
    if (!node || reduced || value <= from) return
    let frame = 0
    let startMs: number | null = null
    node.parentElement?.setAttribute("data-counting", "true")
    function draw(nowMs: number) {
      startMs ??= nowMs
      shown.current = countAt(from, value, nowMs - startMs)
      if (node) node.textContent = formatAmount(shown.current, decimals, { digits, sign })
      if (nowMs - startMs < countMs) frame = requestAnimationFrame(draw)
      else node?.parentElement?.setAttribute("data-counting", "false")
    }
    frame = requestAnimationFrame(draw)
    return () => {
      cancelAnimationFrame(frame)
      node.parentElement?.setAttribute("data-counting", "false")
    }
  }, [value, decimals, digits, sign, reduced])
  return (
    <span data-slot="count-up" data-counting="false" className={cn("group/count relative inline-block", className)}>
      <Amount {...amount} className="group-data-[counting=true]/count:opacity-0" />
      <span
        aria-hidden
        ref={moving}
        className="absolute start-0 top-0 hidden whitespace-nowrap tabular-nums group-data-[counting=true]/count:inline"
      />
    </span>
  )
}
