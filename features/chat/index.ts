/** The public chat; nothing of it is loaded before its first call. */
export const loadChat = async () => ({ default: (await import("./ui/chat")).Chat })

/** What players reported, for the owner. */
export const loadReportedMessages = async () => ({
  default: (await import("./ui/reported-messages")).ReportedMessages,
})

/** Counts unread messages while the chat is closed. */
export const loadUnreadWatch = async () => ({ default: (await import("./ui/unread-watch")).UnreadWatch })
