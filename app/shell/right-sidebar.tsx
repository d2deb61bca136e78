import { IconButton, useNow } from "@dghrt/design-system"
import { PanelRightClose, PanelRightOpen } from "lucide-react"
import { useSnapshot } from "valtio"
import { serverNowMs } from "#features/kernel"
import { ChatConnecting } from "./chat-connecting"
import { ChatPlace } from "./chat-place"
import { chatTitle } from "./chat-title"
import { sidebars } from "./sidebars"
import { shortAge, unread, unreadText } from "./unread"
import { UnreadBadge } from "./unread-badge"
import { useDesktopWidth } from "./use-layout"

/** The chat beside the page, from 1024 px on. */
export function RightSidebar() {
  const { chat } = useSnapshot(sidebars.state)
  const { count } = useSnapshot(unread)
  const badge = unreadText(count)
  const open = chat === "open"
  const docked = useDesktopWidth("(width >= 64rem)")
  const Icon = open ? PanelRightClose : PanelRightOpen
  return (
    <aside
      id="chat"
      aria-label="Chat"
      tabIndex={-1}
      className="rail hidden border-border border-s-(length:--border-w) outline-hidden [border-inline-start-style:solid] docked:block"
    >
      <div className="sticky top-(--shell-header) flex h-[min(100%,calc(100dvh-var(--shell-header)-var(--shell-banner)))] flex-col [contain:size]">
        <header className="flex h-14 shrink-0 items-center gap-2 border-border border-b-(length:--border-w) ps-4 pe-2.5 [border-bottom-style:solid] folded:justify-center folded:px-0">
          <h2 className="type-display min-w-0 flex-1 truncate text-[calc(1.125rem*var(--display-scale))] folded:hidden">
            {chatTitle.desktop}
          </h2>
          <IconButton
            label={open ? "Hide chat" : badge ? `Show chat, ${badge} unread` : "Show chat"}
            tipSide="left"
            aria-expanded={open}
            onClick={sidebars.toggleChat}
          >
            <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
            {!open && <UnreadBadge count={count} className="absolute -top-1 -end-1" />}
          </IconButton>
        </header>
        <FoldedStrip />
        <div className="min-h-0 flex-1 folded:hidden">{docked && open ? <ChatPlace /> : <ChatConnecting />}</div>
      </div>
    </aside>
  )
}

const halfMinuteMs = 30_000

/** What the narrow strip says of the folded chat: what it is, and how long ago someone wrote. */
function FoldedStrip() {
  const { latestMs } = useSnapshot(unread)
  // Draws it again as the age grows; a message that comes is dated by the server's clock at once.
  useNow(halfMinuteMs)
  return (
    <p aria-hidden className="hidden justify-items-center gap-1 pt-3 text-center text-text-muted text-xs folded:grid">
      <span>Chat</span>
      {latestMs !== null && <span>{shortAge(latestMs, serverNowMs())}</span>}
    </p>
  )
}
