import { useEffect, useState } from "react"
import { catalogue, loadUnfinished } from "#features/games"
import { logger } from "#features/kernel"

/** The game in which this wallet has something open, as far as this browser knows; null for none, and without a wallet. */
export function useOpenGame(address: string | null): string | null {
  const [open, setOpen] = useState<{ address: string; game: string | null } | null>(null)
  useEffect(() => {
    let wanted = true
    if (address === null) return
    loadUnfinished().then(
      ({ hasUnfinished }) => {
        const game = catalogue.find(({ id }) => hasUnfinished(address, id))
        if (wanted) setOpen({ address, game: game?.id ?? null })
      },
      (error) => logger.warn("Open games could not be looked up, so that the home page leads to none", error),
    )
    return () => {
      wanted = false
    }
  }, [address])
  return open !== null && open.address === address ? open.game : null
}
