import { OverlayHistoryProvider, useHydrated, useKeptFocus } from "@dghrt/design-system"
import { useRouter } from "@tanstack/react-router"
import { memo, type ReactNode, useEffect } from "react"
import { useSnapshot } from "valtio"
import type { AppConfig } from "#contract/config"
import { lazyPart, Widget } from "#features/lazy-parts"
import { useWallet } from "#features/wallet"
import { KeyboardShortcuts } from "../command-menu/keyboard-shortcuts"
import { Notices } from "../overlays/notices-root"
import { openOverlay, overlays } from "../overlays/overlays"
import { Overlays } from "../overlays/overlays-root"
import { useBackSteps } from "../overlays/use-back-steps"
import { ConfigProvider } from "./app-config"
import { mayInvite } from "./arrival"
import { Bars } from "./bars"
import { Footer } from "./footer"
import { Header } from "./header"
import { LeftSidebar } from "./left-sidebar"
import { pageClasses } from "./page-classes"
import { RightSidebar } from "./right-sidebar"
import { sidebars } from "./sidebars"
import { SkipLinks } from "./skip-links"
import { TestingBanner } from "./testing-banner"
import { Toasts } from "./toasts"
import { openChat } from "./unread"
import { useDrawerSwipe } from "./use-drawer-swipe"
import { isDocked } from "./use-layout"
import { usePageArrival } from "./use-page-arrival"

// They render nothing, or nothing at first: the page is usable without them.
const SettingsEffects = lazyPart(() => import("../settings-effects"))
const AccessGate = lazyPart(() => import("./access-gate"))
const PlayerNews = lazyPart(() => import("./player-news"))
const InvitationHost = lazyPart(() => import("./invitation-host"))

/**
 * The frame around every page. Its first render reads nothing from the browser, the wallet or storage, so that it equals
 * the prerendered page that it hydrates. It does not render again when the page changes: links and bars subscribe to the
 * location themselves.
 */
export const Shell = memo(function Shell({ config, children }: { config: AppConfig; children: ReactNode }) {
  const overlayHistory = useBackSteps()
  usePageArrival()
  useKeptFocus()
  useEffect(() => sidebars.restore(), [])
  useSidebarsOfPage()
  return (
    <OverlayHistoryProvider value={overlayHistory}>
      <ConfigProvider config={config}>
        <div data-testing={config.cluster !== "mainnet-beta"} className={pageClasses.canvas}>
          <SkipLinks />
          <TestingBanner cluster={config.cluster} />
          <Widget name="The header">
            <Header />
          </Widget>
          <div
            data-slot="page-row"
            className="mx-auto grid w-full max-w-600 flex-1 grid-cols-[minmax(0,1fr)] docked:grid-cols-[var(--shell-start)_minmax(0,1fr)_var(--shell-end)]"
          >
            <Widget name="The menu">
              <LeftSidebar />
            </Widget>
            <main id="main" data-focus-home tabIndex={-1} className={pageClasses.main}>
              <InvitationOfVisitor />
              {children}
            </main>
            <Widget name="The chat">
              <RightSidebar />
            </Widget>
          </div>
          <Widget name="The footer">
            <Footer />
          </Widget>
          <Widget name="The bar">
            <Bars />
          </Widget>
          <Widget>
            <Drawers />
            <KeyboardShortcuts />
          </Widget>
          <SettingsEffects />
          <NewsOfPlayer />
          <AccessGate />
          <Overlays history={overlayHistory} />
          <Notices />
          <Toasts />
        </div>
      </ConfigProvider>
    </OverlayHistoryProvider>
  )
})

/** The sidebars look at the address when a page has come. */
function useSidebarsOfPage() {
  const router = useRouter()
  useEffect(() => router.subscribe("onResolved", sidebars.arrive), [router])
}

/** A visitor has no unread count and no wallet of which something could be said. */
function NewsOfPlayer() {
  const { address } = useWallet()
  return address !== null && <PlayerNews />
}

/** For a visitor who came by an invitation, and for a wallet that an earlier invitation may wait for. */
function InvitationOfVisitor() {
  const hydrated = useHydrated()
  const { address } = useWallet()
  return hydrated && (mayInvite || address !== null) && <InvitationHost />
}

/** A swipe from an edge opens the drawer that replaces the sidebar there. */
function Drawers() {
  const { open } = useSnapshot(overlays)
  useDrawerSwipe(
    open === null
      ? (side) => {
          if (isDocked()) return
          if (side === "left") openOverlay("menu")
          else openChat()
        }
      : null,
  )
  return null
}
