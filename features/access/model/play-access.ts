import { proxy } from "valtio/vanilla"
import { accessLifetimeMs, type OperatorFact, type PlayAccess } from "#contract/play-access"
import { logger } from "#features/kernel"

interface Ports {
  /** Whether there is a gate: not where tokens have no worth. */
  gated: () => boolean
  ask: () => Promise<PlayAccess>
  nowMs?: () => number
}

/** Whether bets with real tokens may be started here: asked before a start, and good for ten minutes. */
export interface PlayAccessStore {
  /** Why not, as a sentence; null while nothing is known against it. */
  readonly state: { refusal: string | null }
  /** The reason to refuse a start; null to allow it. What cannot be asked is refused. */
  refusal(): Promise<string | null>
  /**
   * While there is a refusal, asks again every minute and when the page becomes visible: a player who has left a restricted country, or whose
   * operator has stated what was missing, need not reload. Returns the function that stops it.
   */
  askAgainWhileRefused(page?: VisiblePage): () => void
}

/** What is read of the document. */
interface VisiblePage extends Pick<Document, "visibilityState"> {
  addEventListener(type: "visibilitychange", listener: () => void): void
  removeEventListener(type: "visibilitychange", listener: () => void): void
}

const askAgainMs = 60_000

const words: Record<OperatorFact, string> = {
  operator: "its name and address",
  contact: "a contact for support",
  licence: "its licence",
  law: "the law that applies",
  "restricted-countries": "the countries where it is not offered",
  "country-source": "how it knows a visitor's country",
}

const rest = "You can finish open games, and read and verify every result."

/** What a player reads; null when play is open. */
export function accessSentence(access: PlayAccess): string | null {
  switch (access.kind) {
    case "allowed":
      return null
    case "not-set-up":
      return `Bets with real tokens are not open yet: the operator has not stated ${listed(access.missing.map((fact) => words[fact]))}. ${rest}`
    case "restricted-country":
      return `Bets with real tokens are not offered in your country. ${rest}`
    case "unknown-country":
      return `You cannot start bets with real tokens, because we do not know the country of your connection. ${rest}`
    case "unknown-chain":
      return `You cannot start bets with real tokens, because the server cannot reach Solana at the moment. ${rest}`
  }
}

const unanswered = "We cannot check now whether you may bet from here. Nothing was sent. Please try again."

const listed = (parts: readonly string[]) => new Intl.ListFormat("en", { type: "conjunction" }).format(parts)

export function createPlayAccess({ gated, ask, nowMs = Date.now }: Ports): PlayAccessStore {
  const state = proxy<{ refusal: string | null }>({ refusal: null })
  let answer: { access: PlayAccess; atMs: number } | null = null
  let asking: Promise<PlayAccess> | null = null

  async function current(): Promise<PlayAccess> {
    const age = answer === null ? Number.POSITIVE_INFINITY : nowMs() - answer.atMs
    // A clock that was put back makes an answer older than it is, never younger.
    if (answer?.access.kind === "allowed" && age >= 0 && age < accessLifetimeMs) return answer.access
    asking ??= ask().finally(() => {
      asking = null
    })
    const access = await asking
    answer = { access, atMs: nowMs() }
    return access
  }

  async function refusal(): Promise<string | null> {
    if (!gated()) return null
    try {
      state.refusal = accessSentence(await current())
      return state.refusal
    } catch (error) {
      logger.warn("Whether bets are allowed here could not be asked", error)
      return unanswered
    }
  }

  return {
    state,
    refusal,
    askAgainWhileRefused(page = document) {
      const askAgain = () => {
        if (state.refusal !== null && page.visibilityState === "visible") void refusal()
      }
      const timer = setInterval(askAgain, askAgainMs)
      page.addEventListener("visibilitychange", askAgain)
      return () => {
        clearInterval(timer)
        page.removeEventListener("visibilitychange", askAgain)
      }
    },
  }
}
