import { closeSession, openSession, readChallenge, readSession } from "../data/session-api"
import { createSessionStore, type SessionStore } from "./session-store"

/** What signs the message of a sign-in: the store of the connected wallet. */
interface SigningWallets {
  signMessage: (message: string) => Promise<Uint8Array>
  canSignMessages: () => boolean
}

const sessions = new WeakMap<SigningWallets, SessionStore>()

/** The session of this browser with this site's server: one for all parts of the page, so that each knows what another one began or ended. */
export function sessionOfPage(wallets: SigningWallets): SessionStore {
  const known = sessions.get(wallets)
  if (known) return known
  const signMessage = (message: string) => wallets.signMessage(message)
  const canSign = () => wallets.canSignMessages()
  const session = createSessionStore({ signMessage, canSign, readChallenge, readSession, openSession, closeSession })
  sessions.set(wallets, session)
  return session
}
