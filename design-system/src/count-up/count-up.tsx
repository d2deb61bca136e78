import { useRef } from "react"
import { Amount, type AmountProps } from "../amount/amount"
import { useIsomorphicLayoutEffect } from "../hooks/use-isomorphic-layout-effect"
import { useReducedMotion } from "../hooks/use-reduced-motion"
import { cn } from "../lib/cn"
import { formatAmount } from "../lib/units"
import { usePausedMotion } from "../pause-button/use-paused-motion"
import { countAt, countMs } from "./count-at"

export type CountUpProps = AmountProps

/** An amount that counts up when it rises, in the width of its new value. A fall, reduced and paused motion are instant. */
export function CountUp({ className, ...amount }: CountUpProps) {
  const { value, decimals, digits, sign, symbol } = amount
  const root = useRef<HTMLSpanElement>(null)
  const moving = useRef<HTMLSpanElement>(null)
  const shown = useRef({ value, decimals, symbol })
  const reduced = useReducedMotion()
  const [paused] = usePausedMotion()
  const still = reduced || paused
  // Before the first picture with the new value, which would otherwise be seen for a frame.
  useIsomorphicLayoutEffect(() => {
    const { value: from, ...unit } = shown.current
    const node = moving.current
    const count = root.current
    shown.current = { value, decimals, symbol }
    const sameUnit = unit.decimals === decimals && unit.symbol === symbol
    if (!node || !count || still || !sameUnit || value <= from) return
    let frame = 0
    let startMs: number | null = null
    function show(counted: bigint) {
      shown.current.value = counted
      if (node) node.textContent = formatAmount(counted, decimals, { digits, sign })
    }
    show(from)
    count.dataset.counting = "true"
    function draw(nowMs: number) {
      startMs ??= nowMs
      show(countAt(from, value, nowMs - startMs))
      if (nowMs - startMs < countMs) frame = requestAnimationFrame(draw)
      else if (count) count.dataset.counting = "false"
    }
    frame = requestAnimationFrame(draw)
    return () => {
      cancelAnimationFrame(frame)
      count.dataset.counting = "false"
    }
  }, [value, decimals, symbol, digits, sign, still])
  return (
    <span
      ref={root}
      data-slot="count-up"
      translate="no"
      data-counting="false"
      className={cn("group/count relative inline-block", className)}
    >
      <Amount {...amount} className="group-data-[counting=true]/count:opacity-0" />
      <span
        aria-hidden
        className="absolute start-0 top-0 hidden whitespace-nowrap tabular-nums group-data-[counting=true]/count:inline"
      >
        <span ref={moving} />
        {symbol && <span className="font-medium">{` ${symbol}`}</span>}
      </span>
    </span>
  )
}
