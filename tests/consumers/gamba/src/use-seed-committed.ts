import { useConnection } from "@solana/wallet-adapter-react"
import { useEffect, useState } from "react"

/**
 * Whether the hash of the next seed was on chain in an earlier slot than a bet sent now. Only then does a result prove
 * that the seed was fixed before the bet.
 */
export function useSeedCommitted(hash: string | undefined): boolean {
  const { connection } = useConnection()
  const [committed, setCommitted] = useState<string | null>(null)
  useEffect(() => {
    if (!hash) return
    let seenAt: number | null = null
    const timer = setInterval(async () => {
      const slot = await connection.getSlot("confirmed")
      seenAt ??= slot
      if (slot <= seenAt) return
      clearInterval(timer)
      setCommitted(hash)
    }, 200)
    return () => clearInterval(timer)
  }, [connection, hash])
  return hash !== undefined && hash !== "" && committed === hash
}
