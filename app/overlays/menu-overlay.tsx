import { DrawerContent, Heart } from "@dghrt/design-system"
import { navigationItems, slideInItems } from "../navigation/items"
import { AccountActions } from "../shell/account-actions"
import { FooterLinkItems, quietRow } from "../shell/footer-links"
import { LegalLine } from "../shell/legal-line"
import { NavList } from "../shell/nav-list"
import { QuickStats } from "../shell/quick-stats"
import { useMobileLayout } from "../shell/use-layout"
import { useVisitor } from "../shell/use-visitor"
import { openOverlay } from "./overlays"
import { useCloseWhereDocked } from "./use-close-where-docked"

/** The left sidebar as a drawer; the mobile layout's short menu holds less of it. */
export default function MenuOverlay() {
  const visitor = useVisitor()
  const short = useMobileLayout()
  useCloseWhereDocked()
  return (
    <DrawerContent
      side="left"
      title="Menu"
      header={
        <span className="flex items-center gap-2.5">
          <Heart small className="size-9" />
          <span className="type-display text-[calc(1.5rem*var(--display-scale))]">DGHRT</span>
        </span>
      }
      className="[&>div>div]:flex [&>div>div]:flex-col [&>div>div]:px-2.5"
    >
      <nav aria-label="Menu" className="pt-3">
        <NavList items={short ? slideInItems(visitor) : navigationItems(visitor)} />
      </nav>
      <AccountActions short={short} className="mt-3.5" />
      {!short && <QuickStats className="mt-4" />}
      {!short && <FooterOfMenu />}
      <LegalLine className="mt-auto px-3 pt-5" />
    </DrawerContent>
  )
}

/** Replaces the footer and the search of the header, which are hidden below 1024 px. */
function FooterOfMenu() {
  return (
    <nav aria-label="About" className="px-3 pt-5 text-[0.84375rem]">
      <ul className="grid grid-cols-2 gap-x-4">
        <li>
          <button type="button" aria-haspopup="dialog" onClick={() => openOverlay("command")} className={quietRow}>
            Search
          </button>
        </li>
        <li>
          <button type="button" aria-haspopup="dialog" onClick={() => openOverlay("status")} className={quietRow}>
            Connection status
          </button>
        </li>
        <FooterLinkItems />
      </ul>
    </nav>
  )
}
