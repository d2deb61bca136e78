import { cn } from "@dghrt/design-system"
import { Link } from "@tanstack/react-router"
import { Compass, Gem, Gift, House, LayoutGrid, type LucideIcon, MessageCircle, PanelLeft, Wallet } from "lucide-react"
import type { ReactNode } from "react"
import { type BarPart, barParts } from "../navigation/items"
import { openAsOverlay, overlayPages } from "./overlay-pages"
import { UnreadBadge } from "./unread-badge"

export interface MobileBarViewProps {
  connected: boolean
  unread: number
  onMenu: () => void
  onGames: () => void
  onConnect: () => void
  onChat: () => void
}

/** The bottom bar of the desktop layout below 1024 px: five entries, different ones for a visitor. */
export function MobileBarView({ connected, ...props }: MobileBarViewProps) {
  return (
    <nav
      aria-label="Bar"
      id="bar"
      tabIndex={-1}
      className="fixed inset-x-0 bottom-0 z-20 hidden border-border border-t-(length:--border-w) bg-surface pb-[env(safe-area-inset-bottom)] outline-hidden [border-top-style:solid] barred:block playing:hidden!"
    >
      <ul className="mx-auto grid h-[calc(var(--shell-tabs)-var(--border-w))] grid-cols-5">
        {barParts(connected).map((part) => (
          <li key={part} className="grid">
            <Part part={part} {...props} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const look =
  "flex items-center justify-center gap-2.5 rounded-xs font-[550] text-text-secondary outline-offset-[-3px] hover:text-text aria-[current=page]:text-primary forced-colors:aria-[current=page]:underline max-md:flex-col max-md:gap-1 max-md:text-[min(0.75rem,4.4vw)]"

function Part({
  part,
  unread,
  onMenu,
  onGames,
  onConnect,
  onChat,
}: { part: BarPart } & Omit<MobileBarViewProps, "connected">) {
  const content = (Icon: LucideIcon, label: string) => (
    <>
      <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      <span>{label}</span>
    </>
  )
  const press = (Icon: LucideIcon, label: string, onPress: () => void, extra?: ReactNode) => (
    <button type="button" aria-haspopup="dialog" onClick={onPress} className={cn(look, "relative")}>
      {content(Icon, label)}
      {extra}
    </button>
  )
  const active = { exact: true, includeSearch: false }
  switch (part) {
    case "menu":
      return press(PanelLeft, "Menu", onMenu)
    case "games":
      return press(LayoutGrid, "Games", onGames)
    case "connect":
      return press(Wallet, "Connect", onConnect)
    case "chat":
      return press(
        MessageCircle,
        "Chat",
        onChat,
        <UnreadBadge count={unread} className="max-md:absolute max-md:top-1 max-md:start-[calc(50%+6px)]" />,
      )
    case "jackpot":
      return (
        <Link to={overlayPages.jackpot} onClick={openAsOverlay("jackpot")} activeOptions={active} className={look}>
          {content(Gem, "Jackpot")}
        </Link>
      )
    case "bonus":
      return (
        <Link to={overlayPages.bonus} onClick={openAsOverlay("bonus")} activeOptions={active} className={look}>
          {content(Gift, "Bonus")}
        </Link>
      )
    case "home":
      return (
        <Link to="/" activeOptions={active} className={look}>
          {content(House, "Home")}
        </Link>
      )
    case "explorer":
      return (
        <Link to="/explorer" activeOptions={{ includeSearch: false }} className={look}>
          {content(Compass, "Explorer")}
        </Link>
      )
  }
}
