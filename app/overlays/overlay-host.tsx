import { Dialog, DialogTrigger, type OverlayHistory, OverlayHistoryProvider } from "@dghrt/design-system"
import { type ComponentType, forwardRef, useImperativeHandle, useState } from "react"
import { useSnapshot } from "valtio"
import { lazyPanel } from "#features/lazy-parts"
import { closeOverlay, type OverlayId, type OverlayParams, overlays, returnFocus } from "./overlays"

type Content<Id extends OverlayId> = ComponentType<{ params: OverlayParams[Id] }>

/** Each overlay is a file of its own. */
const contents: { [Id in OverlayId]: Content<Id> | null } = {
  wallet: lazyPanel(() => import("./wallet-overlay")),
  localWallet: __LOCALNET__ ? lazyPanel(() => import("./local-wallet-overlay")) : null,
  address: lazyPanel(() => import("./address-overlay")),
  theme: lazyPanel(() => import("./theme-overlay")),
  settings: lazyPanel(() => import("./settings-overlay")),
  graphics: lazyPanel(() => import("./graphics-overlay")),
  command: lazyPanel(() => import("./command-overlay")),
  shortcuts: lazyPanel(() => import("./shortcuts-overlay")),
  menu: lazyPanel(() => import("./menu-overlay")),
  more: lazyPanel(() => import("./more-overlay")),
  allGames: lazyPanel(() => import("./all-games-overlay")),
  gameInfo: lazyPanel(() => import("./game-info-overlay")),
  share: lazyPanel(() => import("./share-overlay")),
  shareResult: lazyPanel(() => import("./share-result-overlay")),
  bonus: lazyPanel(() => import("./bonus-overlay")),
  jackpot: lazyPanel(() => import("./jackpot-overlay")),
  leaderboard: lazyPanel(() => import("./leaderboard-overlay")),
  referralLeaders: lazyPanel(() => import("./referral-leaders-overlay")),
  selectToken: lazyPanel(() => import("./select-token-overlay")),
  status: lazyPanel(() => import("./status-overlay")),
  chat: lazyPanel(() => import("./chat-overlay")),
  clearHistory: lazyPanel(() => import("./clear-history-overlay")),
  limits: lazyPanel(() => import("./limits-overlay")),
  realityCheck: lazyPanel(() => import("./reality-check-overlay")),
  terms: lazyPanel(() => import("./terms-overlay")),
  age: lazyPanel(() => import("./age-overlay")),
  welcome: lazyPanel(() => import("./welcome-overlay")),
}

/** TypeScript cannot relate an id to its own parameters through the index. */
const contentOf = (id: OverlayId) => contents[id] as ComponentType<{ params: unknown }> | null

export interface OverlayHostProps {
  /** What an overlay opens on top of itself reports here. The overlay's own step is the stack's. */
  history?: OverlayHistory | null
}

/** The only place that renders overlays. */
export default function OverlayHost({ history = null }: OverlayHostProps) {
  const { open } = useSnapshot(overlays)
  // A closed overlay stays mounted until its exit animation has ended.
  const [shown, setShown] = useState(open)
  if (open !== null && open !== shown) setShown(open)
  const Content = shown && contentOf(shown.id)
  return (
    <OverlayHistoryProvider value={null}>
      <Dialog open={open !== null} onOpenChange={(next) => !next && closeOverlay()}>
        <DialogTrigger asChild>
          <FocusReturn onExited={() => setShown(null)} />
        </DialogTrigger>
        <OverlayHistoryProvider value={history}>
          {shown && Content && <Content key={shown.id} params={shown.params} />}
        </OverlayHistoryProvider>
      </Dialog>
    </OverlayHistoryProvider>
  )
}

/**
 * Radix gives focus back to an overlay's trigger once the exit animation has ended. Our overlays are opened from
 * anywhere, so this trigger renders no element: its `focus` returns focus to what had it before.
 */
const FocusReturn = forwardRef<HTMLButtonElement, { onExited: () => void }>(function FocusReturn({ onExited }, ref) {
  useImperativeHandle(ref, () => {
    const focus = () => {
      // The panel of the loading state may report its exit while the panel that replaced it is still open.
      if (overlays.open !== null || document.activeElement?.closest("[role=dialog]")) return
      onExited()
      returnFocus(document.getElementById("main"))
    }
    return { focus } as HTMLButtonElement
  })
  return null
})
