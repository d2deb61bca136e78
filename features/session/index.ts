export { sessionOfPage } from "./model/session-of-page"
export {
  createSessionStore,
  type SessionPorts,
  type SessionState,
  type SessionStore,
  sessionOf,
} from "./model/session-store"
export { signingProblem } from "./model/signing-problem"

/** Who is signed in, with what ends it; loaded where it is shown. */
export const loadSessionCard = async () => ({ default: (await import("./ui/session-card")).SessionCard })
