import { BottomSheetContent, DrawerContent } from "@dghrt/design-system"
import { ChatPlace } from "../shell/chat-place"
import { chatTitle } from "../shell/chat-title"
import { useMobileLayout } from "../shell/use-layout"
import { useCloseWhereDocked } from "./use-close-where-docked"

/** The chat where there is no sidebar for it: a drawer, or a sheet in the mobile layout. */
export default function ChatOverlay() {
  const mobile = useMobileLayout()
  useCloseWhereDocked()
  if (mobile) {
    return (
      <BottomSheetContent
        fill
        title={chatTitle.mobile}
        className="h-[calc(100dvh-var(--shell-header))] max-h-none pb-[env(safe-area-inset-bottom)]"
      >
        <ChatPlace />
      </BottomSheetContent>
    )
  }
  return (
    <DrawerContent fill side="right" title={chatTitle.desktop}>
      <ChatPlace />
    </DrawerContent>
  )
}
