import { failed, info, type MessageEntries } from "./message-entry"

/** Games, pages and this browser. */
export const pagesMessages = {
  GAME_LOADING_ERROR: {
    ...failed,
    code: "1K3L",
    title: "Game Loading Error",
    text: "The game could not be loaded. Please reload.",
    action: "reload",
  },
  RENDERING_ERROR: {
    ...failed,
    code: "1K3M",
    title: "Rendering Error",
    text: "Something could not be drawn. Please reload the page.",
    action: "reload",
  },
  NO_TRANSACTION_HISTORY: {
    ...info,
    code: "1K3N",
    title: "No Transaction History",
    text: "This wallet has no plays yet.",
  },
  APPLICATION_ERROR: {
    ...failed,
    code: "25SS",
    title: "Application Error",
    text: "Something went wrong. Please try again.",
    next: "Try again. If it happens again, reload the page.",
    action: "reload",
  },
  UNKNOWN: { ...failed, code: "UNKNOWN", title: "Unknown Error", text: "An unknown error occurred.", action: "reload" },
  BROWSER_ERROR: {
    ...failed,
    code: "BROWSER_ERROR",
    title: "Browser Error",
    text: "Failed to open native browser. Opening in new tab.",
  },
  COPY_REFUSED: {
    ...failed,
    code: "COPY_REFUSED",
    title: "Not copied",
    text: "This browser does not allow copying here.",
  },
  NO_TEST_FUNDS: { ...failed, code: "NO_TEST_FUNDS", title: "No test funds", text: "{reason}" },
  NO_PROFILE: {
    ...info,
    code: "NO_PROFILE",
    title: "No profile yet",
    text: "Connect a wallet first: it is your profile.",
    action: "connect",
  },
} as const satisfies MessageEntries
