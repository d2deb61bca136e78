import { BottomSheetContent } from "@dghrt/design-system"
import { Link } from "@tanstack/react-router"
import {
  Activity,
  BookOpen,
  CircleHelp,
  Coins,
  FileText,
  Gift,
  Heart,
  History,
  Info,
  Lock,
  type LucideIcon,
  MessageCircle,
  Palette,
  Scale,
  Search,
  Settings2,
  ShieldCheck,
  ShieldHalf,
  Smartphone,
  Trophy,
} from "lucide-react"
import { useId } from "react"
import { flags } from "../navigation/flags"
import { isOwner, type PagePath } from "../navigation/items"
import { LegalLine } from "../shell/legal-line"
import { navRow, RowLabel } from "../shell/nav-list"
import { openChat } from "../shell/unread"
import { useVisitor } from "../shell/use-visitor"
import { type OverlayId, openOverlay } from "./overlays"

type Entry = { label: string; icon: LucideIcon } & (
  | { to: PagePath }
  | { panel: "settings" | "theme" | "command" | "status" | "chat" }
)

interface Group {
  title: string
  entries: readonly (Entry | false)[]
}

/** Everything that has no tab of its own in the mobile layout. */
export default function MoreOverlay() {
  const visitor = useVisitor()
  const connected = visitor.address !== null
  const groups: readonly Group[] = [
    {
      title: "Play",
      entries: [
        connected && flags.leaderboard && { label: "Leaderboard", icon: Trophy, to: "/leaderboard" },
        connected && { label: "Bonus", icon: Gift, to: "/bonus" },
        connected && { label: "Chat", icon: MessageCircle, panel: "chat" },
        { label: "Tokens and fees", icon: Coins, to: "/select-token" },
        flags.presale
          ? { label: "Presale", icon: Heart, to: "/presale" }
          : { label: "DGHRT token", icon: Heart, to: "/token" },
      ],
    },
    {
      title: "App",
      entries: [
        { label: "Search", icon: Search, panel: "command" },
        { label: "Settings", icon: Settings2, panel: "settings" },
        connected && { label: "Theme", icon: Palette, panel: "theme" },
        { label: "Connection status", icon: Activity, panel: "status" },
        flags.mobileBrowser && { label: "Mobile App", icon: Smartphone, to: "/mobile" },
        isOwner(visitor) && { label: "Admin", icon: ShieldHalf, to: "/admin" },
      ],
    },
    {
      title: "Help and rules",
      entries: [
        { label: "Help", icon: CircleHelp, to: "/help" },
        { label: "Fairness", icon: ShieldCheck, to: "/fairness" },
        { label: "Terms", icon: Scale, to: "/terms" },
        { label: "Privacy", icon: Lock, to: "/privacy" },
      ],
    },
    {
      title: "About DGHRT",
      entries: [
        { label: "About", icon: Info, to: "/aboutme" },
        { label: "Whitepaper", icon: FileText, to: "/whitepaper" },
        { label: "Changelog", icon: History, to: "/changelog" },
        { label: "Credits", icon: BookOpen, to: "/credits" },
      ],
    },
  ]
  return (
    <BottomSheetContent title="More">
      <div className="grid gap-4">
        {groups.map((group) => (
          <MoreGroup key={group.title} {...group} />
        ))}
      </div>
      <LegalLine className="mt-4 px-3" />
    </BottomSheetContent>
  )
}

function MoreGroup({ title, entries }: Group) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="type-label mb-1 px-3 text-text-muted">
        {title}
      </h3>
      <ul className="grid grid-cols-2 gap-x-2 gap-y-0.5 max-4xs:grid-cols-1">
        {entries.map(
          (entry) =>
            entry && (
              <li key={entry.label}>
                <Row entry={entry} />
              </li>
            ),
        )}
      </ul>
    </section>
  )
}

function Row({ entry }: { entry: Entry }) {
  const label = <RowLabel icon={entry.icon}>{entry.label}</RowLabel>
  if ("to" in entry) {
    return (
      <Link to={entry.to} activeOptions={{ includeSearch: false }} className={navRow}>
        {label}
      </Link>
    )
  }
  const open = (id: OverlayId & Extract<Entry, { panel: string }>["panel"]) =>
    id === "chat" ? openChat() : openOverlay(id)
  return (
    <button type="button" onClick={() => open(entry.panel)} className={navRow}>
      {label}
    </button>
  )
}
