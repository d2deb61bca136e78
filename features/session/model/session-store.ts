import { proxy } from "valtio/vanilla"
import { toBase58 } from "#contract/base58"
import type { Challenge, Session, SignedChallenge } from "#contract/session"
import { ApiError, logger } from "#features/kernel"

export interface SessionState {
  /** "signing": the wallet is asked to sign. */
  status: "unknown" | "none" | "signing" | "signed-in"
  session: NonNullable<Session["session"]> | null
  /** Why the last sign-in failed, for the reader. */
  problem: string | null
}

/** What the store needs: the wallet's signature, and the server's session service. */
export interface SessionPorts {
  signMessage: (message: string) => Promise<Uint8Array>
  readChallenge: (wallet: string, action?: string) => Promise<Challenge>
  readSession: () => Promise<Session>
  openSession: (signed: SignedChallenge) => Promise<Session>
  closeSession: (everywhere: boolean) => Promise<Session>
}

/** Who is signed in with this browser. A session belongs to one wallet: with another one connected it does not count. */
export function createSessionStore({
  signMessage,
  readChallenge,
  readSession,
  openSession,
  closeSession,
}: SessionPorts) {
  const state = proxy<SessionState>({ status: "unknown", session: null, problem: null })
  let loading: Promise<void> | null = null

  function show({ session }: Session) {
    Object.assign(state, { status: session ? "signed-in" : "none", session, problem: null })
  }

  async function signed(wallet: string, action?: string): Promise<SignedChallenge> {
    const { message } = await readChallenge(wallet, action)
    return { wallet, message, signature: toBase58(await signMessage(message)) }
  }

  async function read() {
    try {
      show(await readSession())
    } catch (error) {
      logger.warn("The session could not be read", error)
      if (state.status === "unknown") state.status = "none"
      // The next call of `load` reads it again.
      loading = null
    }
  }

  return {
    state,
    /** Reads the session once. */
    load: () => (loading ??= read()),
    /** Asks the wallet to sign in. A second call meanwhile does nothing. */
    async signIn(wallet: string): Promise<void> {
      if (state.status === "signing") return
      Object.assign(state, { status: "signing", problem: null })
      try {
        show(await openSession(await signed(wallet)))
      } catch (error) {
        logger.warn("Signing in failed", error)
        const problem = error instanceof ApiError ? error.message : "The wallet did not sign. Nothing was sent."
        Object.assign(state, { status: "none", session: null, problem })
      }
    },
    /** Ends the session of this browser, or of all browsers of its wallet. @throws ApiError */
    async signOut(where: "here" | "everywhere"): Promise<void> {
      show(await closeSession(where === "everywhere"))
    },
    /** The session has ended on the server. */
    ended() {
      show({ session: null })
    },
    /** The wallet's signature under an owner's action. @throws ApiError, and what the wallet throws. */
    authorise: signed,
  }
}
export type SessionStore = ReturnType<typeof createSessionStore>

/** The session of this wallet; null while another wallet, or none, is signed in. */
export const sessionOf = ({ session }: Pick<SessionState, "session">, wallet: string | null) =>
  session !== null && session.wallet === wallet ? session : null
