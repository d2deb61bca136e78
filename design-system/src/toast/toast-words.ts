/** The words of the messages, in English by default. */
export interface ToastWords {
  /** Spoken name of the region; the key that leads there is put after it. */
  region: string
  /** Before each message that is read out. */
  notification: string
  dismiss: string
  /** Ends the spoken name of a message's link, which opens beside the page. */
  newTab: string
}

export const defaultToastWords: ToastWords = {
  region: "Notifications",
  notification: "Notification",
  dismiss: "Dismiss",
  newTab: ", in a new tab",
}
