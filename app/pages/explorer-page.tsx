import { lazyWithPreload } from "@dghrt/design-system"
import { useNavigate } from "@tanstack/react-router"
import { loadExplorer } from "#features/explorer"
import { useExplorerSurroundings } from "./explorer-surroundings"
import { useFirstAnchor } from "./use-first-anchor"

export const ExplorerLanding = lazyWithPreload(loadExplorer)

/** The first page of the explorer. */
export function ExplorerPage() {
  const navigate = useNavigate()
  const surroundings = useExplorerSurroundings()
  return (
    <ExplorerLanding
      surroundings={surroundings}
      anchor={useFirstAnchor()}
      onFound={(found) => {
        if (found.kind === "player")
          void navigate({ to: "/explorer/player/$address", params: { address: found.address } })
        else if (found.kind === "transaction")
          void navigate({ to: "/explorer/transaction/$txId", params: { txId: found.signature } })
        else
          void navigate({
            to: "/explorer/platform/$creator",
            params: { creator: surroundings.config.creator },
            search: { game: found.id },
            hash: "plays",
          })
      }}
    />
  )
}
