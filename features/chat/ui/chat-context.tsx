import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react"
import { type SessionStore, sessionOf, sessionOfPage } from "#features/session"
import { useWallet, useWalletStore } from "#features/wallet"
import { postMessage } from "../data/chat-api"
import { type Composer, createComposer } from "../model/composer"
import { createMuted, type Muted } from "../model/muted"
import { createUnread, type Unread } from "../model/unread"

/** What the chat's parts share. */
export interface ChatStores {
  session: SessionStore
  composer: Composer
  muted: Muted
  unread: Unread
}

const ChatContext = createContext<ChatStores | null>(null)

/** @throws Error outside a `ChatProvider`. */
export function useChat(): ChatStores {
  const chat = useContext(ChatContext)
  if (!chat) throw new Error("useChat needs a ChatProvider above it")
  return chat
}

/** What is being written on this page; the panel comes and goes. */
const draft = { text: "" }

let unread: Unread | null = null
let muted: Muted | null = null

/** The unread count of this browser; its storage key can be declared once only. */
export const sharedUnread = () => (unread ??= createUnread())

/** The wallets that this browser hides; its storage key can be declared once only. */
export const sharedMuted = () => (muted ??= createMuted())

interface ChatProviderProps {
  /** Called after a message was posted, to read the messages again. */
  onPosted: () => void
  children: ReactNode
}

export function ChatProvider({ onPosted, children }: ChatProviderProps) {
  const wallets = useWalletStore()
  const { address } = useWallet()
  const before = useRef(address)
  const latest = useRef({ address, onPosted })
  latest.current = { address, onPosted }
  const [stores] = useState((): ChatStores => {
    const session = sessionOfPage(wallets)
    const composer = createComposer({
      send: (text) => postMessage(text, sessionOf(session.state, latest.current.address)?.name ?? ""),
      refresh: () => latest.current.onPosted(),
      onSessionEnded: session.ended,
      draft,
    })
    return { session, composer, muted: sharedMuted(), unread: sharedUnread() }
  })
  useEffect(() => {
    stores.composer.forget()
    // A wallet that is connected again was not asked yet, whatever it was asked before.
    if (before.current !== address) stores.session.stopWaiting()
    before.current = address
    if (address !== null) void stores.session.load()
  }, [address, stores])
  return <ChatContext.Provider value={stores}>{children}</ChatContext.Provider>
}
