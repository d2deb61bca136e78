import { ChatUnread } from "./chat-unread"
import { WalletNews } from "./wallet-news"

/** What a connected player hears of on every page: unread messages, and what happens to the wallet. */
export default function PlayerNews() {
  return (
    <>
      <ChatUnread />
      <WalletNews />
    </>
  )
}
