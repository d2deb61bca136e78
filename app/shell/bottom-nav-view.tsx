import { cn, Heart } from "@dghrt/design-system"
import { type LinkProps, useLinkProps } from "@tanstack/react-router"
import { CircleUserRound, Ellipsis, House, LayoutGrid, type LucideIcon } from "lucide-react"
import { type ReactNode, type TouchEvent, useRef } from "react"
import { swipeTurn, type Tab } from "./bottom-tabs"

export interface BottomNavViewProps {
  /** The connected wallet; without one there is no profile. */
  address: string | null
  /** The open sheet, or else the page. */
  current: Tab | null
  onGames: () => void
  onMore: () => void
  /** The profile was pressed without a wallet. */
  onNoProfile: () => void
  /** A swipe over the tabs: 1 for the next one, -1 for the one before. */
  onTurn: (by: 1 | -1) => void
}

const look =
  "grid content-center items-center justify-center justify-items-center gap-1 short:gap-0.5 rounded-xs sideways:grid-flow-col font-[550] text-[min(0.75rem,4.4vw)] text-text-muted outline-offset-[-3px] hover:text-text-secondary aria-[current]:text-primary forced-colors:aria-[current]:underline"

// Constant elements: when the page changes, only the mark moves and none of them renders again.
const labels = {
  home: <TabLabel icon={House}>Home</TabLabel>,
  games: <TabLabel icon={LayoutGrid}>Games</TabLabel>,
  jackpot: (
    <>
      <Heart small className="-mt-5 size-10 short:mt-0 short:size-6" />
      <span>Jackpot</span>
    </>
  ),
  profile: <TabLabel icon={CircleUserRound}>Profile</TabLabel>,
  more: <TabLabel icon={Ellipsis}>More</TabLabel>,
}

/** The bottom bar of the mobile layout: five tabs, the jackpot raised. */
export function BottomNavView({ address, current, onGames, onMore, onNoProfile, onTurn }: BottomNavViewProps) {
  const finger = useRef<{ x: number; y: number } | null>(null)
  const touches = {
    onTouchStart(event: TouchEvent) {
      // The same swipe must not also open a drawer from the edge.
      event.stopPropagation()
      const [touch] = Array.from(event.touches)
      finger.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd(event: TouchEvent) {
      const [touch] = Array.from(event.changedTouches)
      const by =
        touch && finger.current && swipeTurn(touch.clientX - finger.current.x, touch.clientY - finger.current.y)
      finger.current = null
      if (by) onTurn(by)
    },
  }
  const marked = (tab: Tab) => (current === tab ? ("page" as const) : undefined)
  return (
    <nav
      aria-label="Tabs"
      id="tabs"
      tabIndex={-1}
      {...touches}
      className="fixed inset-x-0 bottom-0 z-20 hidden touch-pan-y border-border border-t-(length:--border-w) bg-surface pb-[env(safe-area-inset-bottom)] outline-hidden [border-top-style:solid] degen:block playing:hidden!"
    >
      <ul className="mx-auto grid h-[calc(var(--shell-tabs)-var(--border-w))] max-w-160 grid-cols-5">
        <Item>
          <PageTab to="/" aria-current={marked("home")}>
            {labels.home}
          </PageTab>
        </Item>
        <Item>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-current={marked("games")}
            onClick={onGames}
            className={look}
          >
            {labels.games}
          </button>
        </Item>
        <Item>
          <PageTab to="/jackpot" aria-current={marked("jackpot")} className="text-accent!">
            {labels.jackpot}
          </PageTab>
        </Item>
        <Item>
          <ProfileTab address={address} mark={marked("profile")} onNoProfile={onNoProfile} />
        </Item>
        <Item>
          <button type="button" aria-haspopup="dialog" aria-current={marked("more")} onClick={onMore} className={look}>
            {labels.more}
          </button>
        </Item>
      </ul>
    </nav>
  )
}

const Item = ({ children }: { children: ReactNode }) => <li className="grid">{children}</li>

type PageTabProps = Pick<LinkProps, "to" | "params"> & {
  "aria-current": "page" | undefined
  className?: string
  children: ReactNode
}

interface ProfileTabProps extends Pick<BottomNavViewProps, "address" | "onNoProfile"> {
  mark: "page" | undefined
}

function ProfileTab({ address, mark, onNoProfile }: ProfileTabProps) {
  if (address === null)
    return (
      <button type="button" aria-disabled onClick={onNoProfile} className={cn(look, "opacity-48")}>
        {labels.profile}
        <span className="sr-only">, connect a wallet first</span>
      </button>
    )
  return (
    <PageTab to="/$wallet/profile" params={{ wallet: address }} aria-current={mark}>
      {labels.profile}
    </PageTab>
  )
}

/** The router's own link would still mark the page under an open sheet as current. */
function PageTab({ to, params, className, children, ...mark }: PageTabProps) {
  const link = useLinkProps({ to, params })
  return (
    <a {...link} {...mark} className={cn(look, className)}>
      {children}
    </a>
  )
}

function TabLabel({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
      <span>{children}</span>
    </>
  )
}
