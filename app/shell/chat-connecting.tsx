/** What the chat shows until its code has loaded. */
export const ChatConnecting = () => <p className="px-4 py-2 text-text-muted text-xs">Connecting…</p>
