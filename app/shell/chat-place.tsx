import { EmptyState } from "@dghrt/design-system"
import { chatWords } from "./chat-words"

/** Where the chat will stand: in the right sidebar, in a drawer, or over the page. */
export function ChatPlace() {
  return (
    <div className="grid h-full place-items-center">
      <EmptyState title="Not available yet" detail={chatWords.text} />
    </div>
  )
}
