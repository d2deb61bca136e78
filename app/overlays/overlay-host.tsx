import { Dialog } from "@dghrt/design-system"
import { type ComponentType, lazy, Suspense } from "react"
import { useSnapshot } from "valtio"
import type { NotBuilt } from "../not-built/not-built"
import { closeOverlay, type OverlayId, type OverlayParams, overlays } from "./overlays"

type OverlayComponent<Id extends OverlayId> = ComponentType<{ params: OverlayParams[Id] }>

const notBuilt = (id: NotBuilt) =>
  lazy(async () => {
    const { NotBuiltDialog } = await import("../not-built/not-built-dialog")
    return { default: () => <NotBuiltDialog id={id} /> }
  })

/** Each modal is a file of its own, fetched when it is first opened. */
const contents: { [Id in OverlayId]: OverlayComponent<Id> | null } = {
  wallet: lazy(() => import("./wallet-overlay")),
  theme: lazy(() => import("./theme-overlay")),
  settings: null,
  graphics: null,
  command: null,
  shortcuts: null,
  more: null,
  allGames: notBuilt("allGames"),
  gameInfo: notBuilt("gameInfo"),
  share: notBuilt("share"),
  shareResult: notBuilt("shareResult"),
  bonus: notBuilt("bonus"),
  jackpot: notBuilt("jackpot"),
  leaderboard: notBuilt("leaderboard"),
  selectToken: notBuilt("selectToken"),
  status: notBuilt("status"),
  chat: notBuilt("chat"),
  terms: notBuilt("terms"),
  welcome: notBuilt("welcome"),
}

/** The one place where overlays stand. */
export default function OverlayHost() {
  const { open } = useSnapshot(overlays)
  // One id and its own parameters, which the compiler cannot follow through the index.
  const Content = open && (contents[open.id] as ComponentType<{ params: unknown }> | null)
  return (
    <Dialog open={open !== null} onOpenChange={(next) => !next && closeOverlay()}>
      <Suspense>{Content && <Content params={open.params} />}</Suspense>
    </Dialog>
  )
}
