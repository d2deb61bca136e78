import { DialogContent, DrawerContent } from "@dghrt/design-system"
import { useEffect } from "react"
import { ChatPlace } from "../shell/chat-place"
import { chatWords } from "../shell/chat-words"
import { closeOverlay } from "./overlays"

/** The chat where there is no sidebar for it: a drawer, or a sheet in the mobile layout. */
export default function ChatOverlay() {
  const mobile = document.documentElement.dataset.layout === "degen-mobile"
  useEffect(() => {
    if (mobile) return
    const wide = matchMedia("(width >= 1024px)")
    wide.addEventListener("change", closeOverlay)
    return () => wide.removeEventListener("change", closeOverlay)
  }, [mobile])
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
