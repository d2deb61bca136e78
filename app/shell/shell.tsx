import { useHydrated } from "@dghrt/design-system"
import { memo, type ReactNode, useEffect } from "react"
import { useSnapshot } from "valtio"
import type { AppConfig } from "#contract/config"
import { lazyPart } from "#features/lazy-parts"
import { useWallet } from "#features/wallet"
import { KeyboardShortcuts } from "../command-menu/keyboard-shortcuts"
import { Notices } from "../overlays/notices-root"
import { openOverlay, overlays } from "../overlays/overlays"
import { Overlays } from "../overlays/overlays-root"
import { usePanelLink } from "../overlays/use-panel-link"
import { ConfigProvider } from "./app-config"
import { mayInvite } from "./arrival"
import { Bars } from "./bars"
import { Footer } from "./footer"
import { Header } from "./header"
import { LeftSidebar } from "./left-sidebar"
import { RightSidebar } from "./right-sidebar"
import { sidebars } from "./sidebars"
import { SkipLinks } from "./skip-links"
import { TestingBanner } from "./testing-banner"
import { Toasts } from "./toasts"
import { openChat } from "./unread"
import { useDrawerSwipe } from "./use-drawer-swipe"
import { isDocked } from "./use-layout"
import { usePageArrival } from "./use-page-arrival"

// They draw nothing: the page is usable without them.
const SettingsEffects = lazyPart(() => import("../settings-effects"))
const AccessGate = lazyPart(() => import("./access-gate"))
const ChatUnread = lazyPart(() => import("./chat-unread"))
const InvitationHost = lazyPart(() => import("./invitation-host"))

/**
 * The frame around every page. Its first render reads nothing from the browser, the wallet or storage: the page that
 * was drawn at build time and the one that takes it over are the same. A change of pages goes past it: what shows where
 * one is, the links and the bars, listens for itself.
 */
export const Shell = memo(function Shell({ config, children }: { config: AppConfig; children: ReactNode }) {
  usePanelLink()
  usePageArrival()
  useEffect(() => sidebars.restore(), [])
  return (
    <ConfigProvider config={config}>
      <div data-testing={config.cluster !== "mainnet-beta"} className="canvas flex min-h-dvh flex-col pb-(--shell-bar)">
        <SkipLinks />
        <TestingBanner cluster={config.cluster} />
        <Header />
        <div className="mx-auto grid w-full max-w-600 flex-1 grid-cols-[minmax(0,1fr)] docked:grid-cols-[var(--shell-start)_minmax(0,1fr)_var(--shell-end)]">
          <LeftSidebar />
          <main
            id="main"
            tabIndex={-1}
            className="min-w-0 px-7 pt-6 pb-10 outline-hidden max-xl:px-5 max-md:px-4 max-md:pt-4 max-md:pb-6 degen:px-3.5 degen:pt-3.5"
          >
            <InvitationOfVisitor />
            {children}
          </main>
          <RightSidebar />
        </div>
        <Footer />
        <Bars />
        <Drawers />
        <KeyboardShortcuts />
        <SettingsEffects />
        <UnreadOfPlayer />
        <AccessGate />
        <Overlays />
        <Notices />
        <Toasts />
      </div>
    </ConfigProvider>
  )
})

/** A visitor's header shows no unread count. */
function UnreadOfPlayer() {
  const { address } = useWallet()
  return address !== null && <ChatUnread />
}

/** An invitation came with the address, or an earlier one waits for the wallet that is connected now. */
function InvitationOfVisitor() {
  const hydrated = useHydrated()
  const { address } = useWallet()
  return hydrated && (mayInvite || address !== null) && <InvitationHost />
}

/** A swipe from an edge pulls out what has no sidebar there. */
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
