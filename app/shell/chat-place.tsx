import { lazyPart, notLoaded } from "#features/lazy-parts"
import { ChatConnecting } from "./chat-connecting"

/** The chat, loaded when it is first shown: in the right sidebar, in a drawer, or over the page. */
export const ChatPlace = lazyPart(() => import("./chat-panel"), {
  waiting: <ChatConnecting />,
  failed: notLoaded("The chat"),
})
