import { useLayoutEffect, useState } from "react"
import type { CardMoment } from "./motion"

/** How many cards of a fan have left the shoe: a fan that had room for all of them would tell how long the hand becomes. */
export function useArrived(moments: readonly CardMoment[], moving: boolean): number {
  const all = moments.length
  const [arrived, setArrived] = useState(all)
  const times = moments.map(({ leavesMs }) => leavesMs ?? 0).join()
  useLayoutEffect(() => {
    if (!moving) {
      setArrived(all)
      return
    }
    const leaves = times === "" ? [] : times.split(",").map(Number)
    setArrived(leaves.filter((ms) => ms === 0).length)
    const timers = leaves.map((ms, place) => setTimeout(() => setArrived((now) => Math.max(now, place + 1)), ms))
    return () => timers.forEach(clearTimeout)
  }, [moving, all, times])
  return Math.min(arrived, all)
}
