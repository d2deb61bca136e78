/** The public chat; nothing of it is loaded before its first call. */
export const loadChat = async () => ({ default: (await import("./ui/chat")).Chat })

/** Counts unread messages while the chat is closed. */
export const loadUnreadWatch = async () => ({ default: (await import("./ui/unread-watch")).UnreadWatch })
