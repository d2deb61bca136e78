import { PanelLeftClose, PanelLeftOpen } from "lucide-react"
import { useSnapshot } from "valtio"
import { navigationItems } from "../navigation/items"
import { NavList, navRow, RowLabel } from "./nav-list"
import { QuickStats } from "./quick-stats"
import { sidebars } from "./sidebars"
import { useVisitor } from "./use-visitor"

/** Navigation and the player's own figures, from 1024 px on. At 900 px of height both fit without scrolling; a low window has the menu whole. */
export function LeftSidebar() {
  const visitor = useVisitor()
  return (
    <div className="rail hidden border-border border-e-(length:--border-w) [border-inline-end-style:solid] docked:block">
      {/* Size containment: a long menu scrolls instead of making the page taller. */}
      <div className="sticky top-(--shell-header) flex h-[min(100%,calc(100dvh-var(--shell-header)-var(--shell-banner)))] flex-col gap-4 [contain:size] railed:overflow-visible">
        <nav
          id="navigation"
          aria-label="Main"
          tabIndex={-1}
          className="flex min-h-0 flex-1 flex-col gap-3.5 py-4.5 outline-hidden [--nav-inset:0.875rem] max-xl:[--nav-inset:0.625rem]"
        >
          <div className="min-h-0 overflow-y-auto px-3.5 max-xl:px-2.5 railed:overflow-visible">
            <NavList items={navigationItems(visitor)} />
          </div>
          {/* Outside the part that scrolls: in a low window it is in view too. */}
          <div className="shrink-0 px-3.5 max-xl:px-2.5">
            <CollapseButton />
          </div>
        </nav>
        {visitor.address !== null && (
          <QuickStats className="mx-3.5 mb-4 max-xl:mx-2.5 railed:hidden [@media(height<52rem)]:hidden" />
        )}
      </div>
    </div>
  )
}

function CollapseButton() {
  const { navigation } = useSnapshot(sidebars.state)
  const open = navigation === "open"
  return (
    <button type="button" aria-expanded={open} onClick={sidebars.toggleNavigation} className={navRow}>
      <RowLabel icon={open ? PanelLeftClose : PanelLeftOpen}>{open ? "Collapse menu" : "Expand menu"}</RowLabel>
    </button>
  )
}
