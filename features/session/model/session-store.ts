import { proxy } from "valtio/vanilla"
import { toBase58 } from "#contract/base58"
import type { Challenge, Session, SignedChallenge } from "#contract/session"
import { ApiError, logger } from "#features/kernel"
import { signingProblem } from "./signing-problem"

export interface SessionState {
  status: "unknown" | "none" | "signed-in"
  /** The wallet that is asked to sign in; one that never answers keeps no other one from it. */
  signing: string | null
  session: NonNullable<Session["session"]> | null
  /** Why the last sign-in failed, for the reader. */
  problem: string | null
}

const cannotSign =
  "This wallet cannot sign messages, so you cannot sign in or give an owner's orders. You can still play, claim and read."

/** What the store needs: the wallet's signature, and the server's session service. */
export interface SessionPorts {
  signMessage: (message: string) => Promise<Uint8Array>
  /** Whether the connected wallet can sign a message at all; some of hardware and of exchanges cannot. */
  canSign: () => boolean
  readChallenge: (wallet: string, action?: string) => Promise<Challenge>
  readSession: () => Promise<Session>
  openSession: (signed: SignedChallenge) => Promise<Session>
  closeSession: (everywhere: boolean) => Promise<Session>
}

/** Who is signed in with this browser. A session belongs to one wallet: with another one connected it does not count. */
export function createSessionStore({
  signMessage,
  canSign,
  readChallenge,
  readSession,
  openSession,
  closeSession,
}: SessionPorts) {
  const state = proxy<SessionState>({ status: "unknown", signing: null, session: null, problem: null })
  // A late answer of a wallet that nobody waits for any more changes nothing.
  let attempt = 0
  let loading: Promise<void> | null = null

  function show({ session }: Session) {
    Object.assign(state, { status: session ? "signed-in" : "none", session, problem: null })
  }

  async function signed(wallet: string, action?: string): Promise<SignedChallenge> {
    if (!canSign()) throw new ApiError("refused", cannotSign)
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
    /** Asks the wallet to sign in. A second call for the same wallet meanwhile does nothing. */
    async signIn(wallet: string): Promise<void> {
      if (state.signing === wallet) return
      const mine = ++attempt
      Object.assign(state, { signing: wallet, problem: null })
      try {
        const challenge = await signed(wallet)
        if (mine !== attempt) return
        show(await openSession(challenge))
      } catch (error) {
        logger.warn("Signing in failed", error)
        if (mine !== attempt) return
        Object.assign(state, { status: "none", session: null, problem: signingProblem(error, "sent") })
      } finally {
        if (mine === attempt) state.signing = null
      }
    },
    /** Waits no longer for the wallet that is asked. */
    stopWaiting() {
      attempt += 1
      state.signing = null
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
