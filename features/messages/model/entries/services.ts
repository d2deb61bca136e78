import { failed, info, type MessageEntries } from "./message-entry"

/** The services behind the pages. */
export const servicesMessages = {
  RATE_LIMIT_EXCEEDED: {
    ...failed,
    code: "RATE_LIMIT_EXCEEDED",
    title: "Too Many Requests",
    text: "Too many requests. Wait {seconds} seconds, then try again.",
    action: "wait",
  },
  TIMEOUT_ERROR: {
    ...failed,
    code: "TIMEOUT_ERROR",
    title: "Timeout",
    text: "The answer took too long. Please try again.",
    action: "retry",
  },
  PERFORMANCE_DEGRADED: {
    tone: "warning",
    code: "PERFORMANCE_DEGRADED",
    title: "Slow Connection",
    text: "The connection is slow, so updates arrive late.",
  },
  WEBSOCKET_DISCONNECTED: {
    tone: "warning",
    code: "WEBSOCKET_DISCONNECTED",
    title: "Live Updates Lost",
    text: "Live updates were lost. Reconnecting.",
    action: "wait",
  },
  WEBSOCKET_FAILED: {
    tone: "warning",
    code: "WEBSOCKET_FAILED",
    title: "No Live Connection",
    text: "The live connection failed. We ask for results every few seconds instead.",
  },
  SUBSCRIPTION_DROPPED: {
    tone: "warning",
    code: "SUBSCRIPTION_DROPPED",
    title: "Updates Interrupted",
    text: "Updates stopped for a moment. We asked for them again.",
  },
  CACHE_MISS: {
    ...info,
    code: "CACHE_MISS",
    title: "Not Available Offline",
    text: "This is not saved on your device. Go online to load it.",
  },
  CACHE_CORRUPTED: {
    tone: "warning",
    code: "CACHE_CORRUPTED",
    title: "Stored Data Reset",
    text: "Some saved data was damaged, so we reset it.",
  },
  STORAGE_ERROR: {
    tone: "warning",
    code: "STORAGE_ERROR",
    title: "Storage Not Available",
    text: "This browser saves nothing for this site, so your settings are lost when you close the page.",
  },
  SESSION_EXPIRED: {
    ...info,
    code: "SESSION_EXPIRED",
    title: "Session Expired",
    text: "Your session has expired. Sign in with your wallet again.",
    action: "connect",
  },
  UNAUTHORIZED: { ...failed, code: "UNAUTHORIZED", title: "Not Allowed", text: "This wallet may not do that." },
  TOKEN_INVALID: {
    ...failed,
    code: "TOKEN_INVALID",
    title: "Sign-in Not Valid",
    text: "The sign-in is not valid any more. Sign in with your wallet again.",
    action: "connect",
  },
  API_ERROR: {
    ...failed,
    code: "API_ERROR",
    title: "Service Error",
    text: "The service answered with an error. Please try again.",
    action: "retry",
  },
  SERVICE_UNAVAILABLE: {
    ...failed,
    code: "SERVICE_UNAVAILABLE",
    title: "Service Unavailable",
    text: "The service is not available at the moment. Please try again later.",
    action: "retry",
  },
  INTEGRATION_FAILURE: {
    ...failed,
    code: "INTEGRATION_FAILURE",
    title: "Partner Service Failed",
    text: "A partner's service did not answer. Everything else still works.",
    action: "retry",
  },
} as const satisfies MessageEntries
