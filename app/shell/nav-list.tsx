import { cn } from "@dghrt/design-system"
import { Link, useRouterState } from "@tanstack/react-router"
import {
  CircleUserRound,
  Coins,
  Compass,
  Heart,
  History,
  House,
  LayoutGrid,
  type LucideIcon,
  ShieldHalf,
  Smartphone,
} from "lucide-react"
import { type ReactNode, useId } from "react"
import { inSections, type NavId, type NavItem } from "../navigation/items"
import { openOverlay } from "../overlays/overlays"

const icons: Record<NavId, LucideIcon> = {
  home: House,
  profile: CircleUserRound,
  games: LayoutGrid,
  explorer: Compass,
  mobile: Smartphone,
  token: Heart,
  presale: Coins,
  changelog: History,
  admin: ShieldHalf,
}

/** Menu items under their headings; as icons alone while the left sidebar is a rail. */
export function NavList({ items }: { items: readonly NavItem[] }) {
  return (
    <div className="grid gap-3.5 railed:gap-2">
      {inSections(items).map(({ name, items: entries }) => (
        <Section key={name} name={name}>
          {entries.map((item) => (
            <li key={item.id}>
              <NavEntry item={item} />
            </li>
          ))}
        </Section>
      ))}
    </div>
  )
}

function Section({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="grid">
      <p id={id} className="px-3 pb-1.5 text-text-muted type-label railed:sr-only">
        {name}
      </p>
      <ul aria-labelledby={id} className="grid gap-0.5">
        {children}
      </ul>
    </div>
  )
}

/**
 * One row of a menu, 44 px high. The bar at its edge marks the current page. The mark moves without a transition: the main
 * thread would style and paint each frame of one while it renders the new page.
 */
export const navRow =
  "group/nav relative flex h-11 w-full items-center gap-3 rounded-sm px-3 text-start font-medium text-text-secondary transition-none hover:bg-surface-hover hover:text-text not-aria-[current]:hover:transition-tint aria-[current]:bg-surface-hover aria-[current]:font-semibold aria-[current]:text-text aria-[current]:[&>svg]:text-primary aria-[current]:before:absolute aria-[current]:before:inset-y-2.5 aria-[current]:before:-start-(--nav-inset,0.625rem) aria-[current]:before:w-0.75 aria-[current]:before:rounded-e-xs aria-[current]:before:bg-primary railed:justify-center railed:px-0 forced-colors:aria-[current]:before:bg-[Highlight]"

/** An icon with its words; a rail shows the words beside the row under the pointer and on focus. */
export function RowLabel({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      <span
        className={cn(
          "wrap-anywhere line-clamp-2 leading-tight railed:pointer-events-none railed:absolute railed:start-[calc(100%+10px)] railed:w-max railed:z-50 railed:rounded-xs railed:bg-surface railed:px-2.5 railed:py-1.5 railed:text-[0.8125rem] railed:opacity-0 railed:shadow-3",
          "railed:group-hover/nav:opacity-100 railed:group-focus-visible/nav:opacity-100",
        )}
      >
        {children}
      </span>
    </>
  )
}

function NavEntry({ item: { id, label, destination } }: { item: NavItem }) {
  const playing = useRouterState({ select: ({ location }) => location.pathname.startsWith("/game/") })
  const content = <RowLabel icon={icons[id]}>{label}</RowLabel>
  const active = { exact: true, includeSearch: false }
  switch (destination.kind) {
    case "page":
      return (
        <Link to={destination.to} activeOptions={{ ...active, exact: destination.to === "/" }} className={navRow}>
          {content}
        </Link>
      )
    case "wallet-page":
      return (
        <Link to={destination.to} params={{ wallet: destination.wallet }} activeOptions={active} className={navRow}>
          {content}
        </Link>
      )
    case "overlay":
      return (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={(id === "games" && playing) || undefined}
          onClick={() => openOverlay(destination.id)}
          className={navRow}
        >
          {content}
        </button>
      )
    case "external":
      return (
        <a href={destination.href} target="_blank" rel="noopener noreferrer" className={navRow}>
          {content}
          <span className="sr-only">, in a new tab</span>
        </a>
      )
  }
}
