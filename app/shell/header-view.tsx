import { Button, Heart, IconButton } from "@dghrt/design-system"
import { Link } from "@tanstack/react-router"
import { Gift, Menu, MessageCircle, Palette, Settings2, Trophy } from "lucide-react"
import type { ReactNode } from "react"
import { IconLink } from "./icon-link"
import { openAsOverlay } from "./overlay-pages"
import { UnreadBadge } from "./unread-badge"

export interface HeaderViewProps {
  connected: boolean
  /** Whether the leaderboard is enabled. */
  leaderboard: boolean
  unread: number
  /** The game of a game's page, where its page has no room for it. */
  title?: ReactNode
  /** Shown to a connected player only, like the balance. */
  jackpot: ReactNode
  balance: ReactNode
  /** The connect button; once connected, the wallet. */
  account: ReactNode
  /** The row of prices. */
  ticker: ReactNode
  onMenu: () => void
  onSettings: () => void
  onTheme: () => void
  onChat: () => void
}

const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.75 } as const

/** One header for both layouts; CSS shows its parts by width and layout. */
export function HeaderView(props: HeaderViewProps) {
  const { connected, leaderboard, unread, onMenu, onSettings, onTheme, onChat } = props
  return (
    <header className="rail-over sticky top-0 z-30 h-(--shell-header) border-border border-b-(length:--border-w) [border-bottom-style:solid]">
      <div className="mx-auto flex h-full max-w-600 flex-col">
        <div className="group/bar flex min-h-0 flex-1 items-center gap-2 px-5.5 max-laptop:gap-1.5 max-laptop:px-3 max-5xs:px-1.5! degen:gap-0.5 degen:px-2.5">
          <span className="hidden degen:contents playing:contents">
            <IconButton label="Menu" tipSide="none" aria-haspopup="dialog" className="h-11" onClick={onMenu}>
              <Menu {...icon} />
            </IconButton>
          </span>
          <Link
            to="/"
            aria-label="DGHRT Casino, home"
            className="flex min-h-11 min-w-10 shrink-0 items-center gap-2.75 rounded-sm degen:justify-center max-5xs:degen:hidden max-5xs:titled:hidden playing:hidden"
          >
            <Heart small className="size-9 degen:size-7.5" />
            <span className="type-display hidden text-[calc(1.5rem*var(--display-scale))] md:block degen:hidden">
              DGHRT
            </span>
          </Link>
          <span
            aria-hidden
            className="type-display hidden min-w-min flex-1 ps-1.5 leading-[1.1] text-[calc(1.1875rem*var(--display-scale))] max-5xs:text-[calc(min(1rem,6vw)*var(--display-scale))] max-2xs:block short:block"
          >
            {props.title}
          </span>
          <span className="flex-1 max-2xs:hidden short:hidden" />
          {connected && (
            // A game's title needs their room on a phone, whose tabs lead to the same pages.
            <span className="contents titled:hidden">
              <PlayerLinks jackpot={props.jackpot} leaderboard={leaderboard} onTheme={onTheme} />
            </span>
          )}
          <span className="contents max-3xs:hidden degen:hidden titled:hidden">
            <IconButton label="Settings" aria-haspopup="dialog" className="h-11" onClick={onSettings}>
              <Settings2 {...icon} />
            </IconButton>
          </span>
          <button
            type="button"
            onClick={onChat}
            className="relative hidden h-11 w-10 shrink-0 place-items-center rounded-sm text-text-secondary hover:bg-surface-hover hover:text-text degen:grid max-5xs:group-has-data-[slot=game-title]/bar:hidden"
          >
            <MessageCircle {...icon} />
            <span className="sr-only">Chat</span>
            <UnreadBadge count={unread} className="absolute top-1 -right-0.5" />
          </button>
          {connected && <div className="ms-1.5 min-w-0 max-md:ms-0 degen:hidden">{props.balance}</div>}
          <div className="shrink-0 degen:ms-1.5">{props.account}</div>
        </div>
        <div className="hidden h-9 shrink-0 border-t border-t-[color-mix(in_oklab,var(--border)_55%,transparent)] px-5.5 roomy:block">
          {props.ticker}
        </div>
      </div>
    </header>
  )
}

/** Bonus, jackpot, leaderboard and theme, for a connected player. */
function PlayerLinks({ jackpot, leaderboard, onTheme }: Pick<HeaderViewProps, "jackpot" | "leaderboard" | "onTheme">) {
  return (
    <>
      <span className="hidden degen:contents max-3xs:degen:hidden">
        <IconLink id="bonus" label="Bonus">
          <Gift {...icon} />
        </IconLink>
      </span>
      {jackpot}
      <BonusLink />
      {leaderboard && (
        <span className="contents max-xs:hidden degen:contents max-3xs:degen:hidden">
          <IconLink id="leaderboard" label="Leaderboard">
            <Trophy {...icon} />
          </IconLink>
        </span>
      )}
      <span className="contents max-laptop:hidden degen:hidden">
        <IconButton label="Theme" aria-haspopup="dialog" className="h-11" onClick={onTheme}>
          <Palette {...icon} />
        </IconButton>
      </span>
    </>
  )
}

/** With text where both sidebars are visible, an icon down to 768 px; below that it is in the bar. */
function BonusLink() {
  return (
    <>
      <span className="hidden docked:contents">
        <Button asChild variant="ghost" className="px-3!">
          <Link to="/bonus" onClick={openAsOverlay("bonus")}>
            <Gift aria-hidden className="size-4.5" strokeWidth={1.75} />
            Bonus
          </Link>
        </Button>
      </span>
      <span className="contents max-md:hidden docked:hidden degen:hidden">
        <IconLink id="bonus" label="Bonus">
          <Gift {...icon} />
        </IconLink>
      </span>
    </>
  )
}
