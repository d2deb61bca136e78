import { useNavigate, useRouterState } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { useSnapshot } from "valtio"
import { useWallet } from "#features/wallet"
import { openOverlay, overlays } from "../overlays/overlays"
import { BottomNavView } from "./bottom-nav-view"
import { type Tab, tabOfPage, turn } from "./bottom-tabs"
import { MobileBarView } from "./mobile-bar"
import { announce } from "./toasts"
import { openChat, unread } from "./unread"

const noProfile: ReadonlySet<Tab> = new Set(["profile"])

/** The bars at the bottom of the screen; CSS shows at most one of them, by layout and width. */
export function Bars() {
  const { address } = useWallet()
  const { count } = useSnapshot(unread)
  return (
    <>
      <MobileBarView
        connected={address !== null}
        unread={count}
        onMenu={() => openOverlay("menu")}
        onGames={() => openOverlay("allGames")}
        onConnect={() => openOverlay("wallet")}
        onChat={openChat}
      />
      <BottomNav address={address} />
    </>
  )
}

function BottomNav({ address }: { address: string | null }) {
  const navigate = useNavigate()
  const { open } = useSnapshot(overlays)
  const page = useRouterState({ select: ({ location }) => tabOfPage(location.pathname) })
  const current = open?.id === "more" ? "more" : open?.id === "allGames" ? "games" : page
  // Games and More open sheets, not pages: the tab that a swipe starts from must survive their closing.
  const at = useRef<Tab>("home")
  useEffect(() => {
    if (page !== null) at.current = page
  }, [page])

  function show(tab: Tab) {
    at.current = tab
    if (tab === "games") openOverlay("allGames")
    else if (tab === "more") openOverlay("more")
    else if (tab === "home") void navigate({ to: "/" })
    else if (tab === "jackpot") void navigate({ to: "/jackpot" })
    else if (address !== null) void navigate({ to: "/$wallet/profile", params: { wallet: address } })
  }
  return (
    <BottomNavView
      address={address}
      current={current}
      onGames={() => show("games")}
      onMore={() => show("more")}
      onNoProfile={() => announce("NO_PROFILE")}
      onTurn={(by) => show(turn(at.current, by, address === null ? noProfile : new Set()))}
    />
  )
}
