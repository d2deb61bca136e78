import { useCallback, useEffect } from "react"
import { useSnapshot } from "valtio"
import { loadUnreadWatch } from "#features/chat"
import { lazyPart } from "#features/lazy-parts"
import { overlays } from "../overlays/overlays"
import { sidebars } from "./sidebars"
import { unread } from "./unread"
import { useDesktopWidth } from "./use-layout"

const UnreadWatch = lazyPart(loadUnreadWatch)

/** Keeps the badges of the chat current. */
export function ChatUnread() {
  const { chat } = useSnapshot(sidebars.state)
  const { open } = useSnapshot(overlays)
  const docked = useDesktopWidth("(width >= 64rem)")
  // Without a wallet nobody counts: the badges say nothing then.
  useEffect(() => () => void Object.assign(unread, { count: 0, latestMs: null }), [])
  const onCount = useCallback((count: number) => {
    unread.count = count
  }, [])
  const onLatest = useCallback((atMs: number) => {
    unread.latestMs = atMs
  }, [])
  return <UnreadWatch open={docked ? chat === "open" : open?.id === "chat"} onCount={onCount} onLatest={onLatest} />
}
