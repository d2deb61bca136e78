import { Dialog, DialogTrigger } from "@dghrt/design-system"
import {
  type ComponentType,
  forwardRef,
  type LazyExoticComponent,
  lazy,
  Suspense,
  useImperativeHandle,
  useState,
} from "react"
import { useSnapshot } from "valtio"
import { LoadBoundary } from "./load-boundary"
import { FailedPanel, WaitingPanel } from "./loading-panel"
import { closeOverlay, type OverlayId, type OverlayParams, overlays, returnFocus } from "./overlays"

type Loader<Id extends OverlayId> = () => Promise<{ default: ComponentType<{ params: OverlayParams[Id] }> }>

/** Each overlay is a file of its own, fetched when it is first opened. */
const contents: { [Id in OverlayId]: Loader<Id> | null } = {
  wallet: () => import("./wallet-overlay"),
  localWallet: __LOCALNET__ ? () => import("./local-wallet-overlay") : null,
  theme: () => import("./theme-overlay"),
  settings: () => import("./settings-overlay"),
  graphics: () => import("./graphics-overlay"),
  command: () => import("./command-overlay"),
  shortcuts: () => import("./shortcuts-overlay"),
  menu: () => import("./menu-overlay"),
  more: () => import("./more-overlay"),
  allGames: () => import("./all-games-overlay"),
  gameInfo: () => import("./game-info-overlay"),
  share: () => import("./share-overlay"),
  shareResult: () => import("./share-result-overlay"),
  bonus: () => import("./bonus-overlay"),
  jackpot: () => import("./jackpot-overlay"),
  leaderboard: () => import("./leaderboard-overlay"),
  referralLeaders: () => import("./referral-leaders-overlay"),
  selectToken: () => import("./select-token-overlay"),
  status: () => import("./status-overlay"),
  chat: () => import("./chat-overlay"),
  clearHistory: () => import("./clear-history-overlay"),
  terms: () => import("./terms-overlay"),
  age: () => import("./age-overlay"),
  welcome: () => import("./welcome-overlay"),
}

type AnyContent = ComponentType<{ params: unknown }>

const loaded = new Map<OverlayId, LazyExoticComponent<AnyContent>>()

/** Loads the file again after a failure, which is not cached. */
function contentOf(id: OverlayId): AnyContent | null {
  // One id and its own parameters, which the compiler cannot follow through the index.
  const load = contents[id] as (() => Promise<{ default: AnyContent }>) | null
  if (!load) return null
  const content = loaded.get(id) ?? lazy(load)
  loaded.set(id, content)
  return content
}

/** The only place that renders overlays. */
export default function OverlayHost() {
  const { open } = useSnapshot(overlays)
  // What was closed stays drawn until its exit has ended.
  const [shown, setShown] = useState(open)
  if (open !== null && open !== shown) setShown(open)
  const [, setAttempt] = useState(0)
  const Content = shown && contentOf(shown.id)
  return (
    <Dialog open={open !== null} onOpenChange={(next) => !next && closeOverlay()}>
      <DialogTrigger asChild>
        <FocusReturn onExited={() => setShown(null)} />
      </DialogTrigger>
      {shown && Content && (
        <LoadBoundary
          key={shown.id}
          onRetry={() => {
            loaded.delete(shown.id)
            setAttempt((last) => last + 1)
          }}
          fallback={(retry) => <FailedPanel onRetry={retry} />}
        >
          <Suspense fallback={<WaitingPanel />}>
            <Content params={shown.params} />
          </Suspense>
        </LoadBoundary>
      )}
    </Dialog>
  )
}

/**
 * Radix gives focus back to an overlay's trigger once its exit has ended. Ours are opened from anywhere, so the
 * trigger is no element but the memory of what had focus.
 */
const FocusReturn = forwardRef<HTMLButtonElement, { onExited: () => void }>(function FocusReturn({ onExited }, ref) {
  useImperativeHandle(ref, () => {
    const focus = () => {
      // The panel that showed the loading state may report its end while the one that replaced it is still leaving.
      if (overlays.open !== null || document.activeElement?.closest("[role=dialog]")) return
      onExited()
      returnFocus(document.getElementById("main"))
    }
    return { focus } as HTMLButtonElement
  })
  return null
})
