import { DialogContent, DrawerContent } from "@dghrt/design-system"
import { ChatPlace } from "../shell/chat-place"
import { chatWords } from "../shell/chat-words"
import { useMobileLayout } from "../shell/use-layout"
import { useCloseWhereDocked } from "./use-close-where-docked"

/** The chat where there is no sidebar for it: a drawer, or a sheet in the mobile layout. */
export default function ChatOverlay() {
  const mobile = useMobileLayout()
  useCloseWhereDocked()
  if (mobile) {
    return (
      <DialogContent title={chatWords.title}>
        <ChatPlace />
      </DialogContent>
    )
  }
  return (
    <DrawerContent side="right" title={chatWords.title}>
      <ChatPlace />
    </DrawerContent>
  )
}
