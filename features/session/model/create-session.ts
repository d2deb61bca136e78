import { closeSession, openSession, readChallenge, readSession } from "../data/session-api"
import { createSessionStore } from "./session-store"

/** The session of this browser with this site's server. */
export const createSession = (signMessage: (message: string) => Promise<Uint8Array>) =>
  createSessionStore({ signMessage, readChallenge, readSession, openSession, closeSession })
