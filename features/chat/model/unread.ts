import * as v from "valibot"
import { proxy } from "valtio/vanilla"
import type { ChatMessage } from "#contract/chat"
import { type StoragePort, stored } from "#features/kernel"

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

interface Reader {
  open: boolean
  own: string | null
  /** Wallets whose messages this browser hides. */
  muted?: readonly string[]
}

/** Messages that arrived while the chat was closed; persisted, and shared between tabs. */
export function createUnread(port?: StoragePort) {
  const persistedCount = stored("trollbox-unread-count", count, 0, port)
  /** The newest message that was counted or read; null before the first reply. */
  const newest = stored("dghrt-chat-newest", v.nullable(count), null, port)
  const state = proxy({ count: persistedCount.read() })
  persistedCount.onForeignChange((next) => {
    state.count = next
  })
  function write(next: number) {
    state.count = next
    persistedCount.write(next)
  }
  return {
    state,
    /** Takes a reply: messages newer than the last known one are unread unless the chat is open, they are `own`, or their writer is muted. */
    receive(messages: readonly ChatMessage[], { open, own, muted = [] }: Reader) {
      // An empty chat is known too: the first message that anybody writes is unread.
      const last = messages.at(-1)?.id ?? 0
      const known = newest.read()
      if (open) write(0)
      else if (known !== null && last > known)
        write(
          state.count +
            messages.filter(({ id, wallet }) => id > known && wallet !== own && !muted.includes(wallet)).length,
        )
      if (last !== known) newest.write(last)
    },
    markRead() {
      write(0)
    },
  }
}
export type Unread = ReturnType<typeof createUnread>
