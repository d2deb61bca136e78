import { failed, type MessageEntries } from "./message-entry"

/** What takes the place of a part that failed, or of the whole app. */
export const boundaryMessages = {
  COMPONENT_NOT_DISPLAYED: {
    ...failed,
    code: "COMPONENT_NOT_DISPLAYED",
    title: "Component Error",
    text: "The rest of the page works. Bets that you placed are not affected.",
    action: "retry",
  },
  APPLICATION_NOT_DISPLAYED: {
    ...failed,
    code: "APPLICATION_NOT_DISPLAYED",
    title: "Application Error",
    text: "The app stopped working. Your bets are not affected. They settle on chain, and you see them when the app is back.",
    action: "retry",
  },
  APPLICATION_STILL_FAILING: {
    ...failed,
    code: "APPLICATION_STILL_FAILING",
    title: "Critical Application Error",
    text: "The app did not recover. Reload the page. Bets that you placed are not affected.",
    action: "reload",
  },
} as const satisfies MessageEntries
