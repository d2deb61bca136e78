import { useEffect, useState } from "react"

const SLOW_MS = 1_000

/** Whether the wallet has been asking for a signature for more than a second; most wallets show themselves sooner. */
export function useSignsSlowly(phase: string): boolean {
  const [slow, setSlow] = useState(false)
  const signing = phase === "signing"
  useEffect(() => {
    if (!signing) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [signing])
  return signing && slow
}
