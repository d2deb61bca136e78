import { proxy } from "valtio/vanilla"
import { cleanText, cooldownMs, maxTextLength, type Posted } from "#contract/chat"
import { logger, momentText, toApiError } from "#features/kernel"

export interface ComposerState {
  text: string
  sending: boolean
  /** Milliseconds since 1970 until which the cooldown lasts. */
  waitUntilMs: number
  /** Why the last message was not sent, or is not shown yet. */
  problem: string | null
}

/** Of 280 characters, as the server counts them: below zero where the text is too long. */
export const charactersLeft = (text: string): number => maxTextLength - cleanText(text).length

export interface ComposerPorts {
  /** What was being written, which outlives the panel. */
  draft?: { text: string }
  send: (text: string) => Promise<Pick<Posted, "waitsUntilMs">>
  /** Reads the messages again. */
  refresh: () => void
  /** The server does not know the session any more. */
  onSessionEnded: () => void
  nowMs?: () => number
}

const tooQuick = "Not sent: messages came too quickly. Send it again after the wait."
/** A longer wait is not of this writer alone: it is counted for the network address, or for everybody. */
const tooMany = "Not sent: too many messages from your network or in the chat. Send it again after the wait."

/** A message being written: what is typed is kept until the server has accepted it. */
export function createComposer(ports: ComposerPorts) {
  const { send, refresh, onSessionEnded, nowMs = Date.now, draft = { text: "" } } = ports
  const state = proxy<ComposerState>({ text: draft.text, sending: false, waitUntilMs: 0, problem: null })
  return {
    state,
    /** Another wallet begins: what was said to the one before is not said to it. The text stays. */
    forget: () => void Object.assign(state, { problem: null, waitUntilMs: 0 }),
    edit(text: string) {
      draft.text = text
      Object.assign(state, { text, problem: null })
    },
    async submit(): Promise<void> {
      const text = cleanText(state.text)
      if (text === "" || charactersLeft(text) < 0 || state.sending || nowMs() < state.waitUntilMs) return
      Object.assign(state, { sending: true, problem: null })
      try {
        const { waitsUntilMs } = await send(text)
        const problem =
          waitsUntilMs === undefined
            ? null
            : `Someone on your network is banned, so the operator reads your message first. You can write again then, or from ${momentText(waitsUntilMs)}.`
        draft.text = ""
        Object.assign(state, { text: "", waitUntilMs: nowMs() + cooldownMs, problem })
        refresh()
      } catch (error) {
        const { status, message, retryAfterSeconds } = toApiError(error)
        logger.warn("A chat message was not sent", error)
        // The form that takes this one's place asks for the sign-in.
        if (status === 401) return onSessionEnded()
        const untilMs = retryAfterSeconds === undefined ? null : nowMs() + retryAfterSeconds * 1_000
        if (status === 429 && untilMs !== null) state.waitUntilMs = untilMs
        // The button counts the seconds down. A number in this sentence would soon be wrong.
        state.problem =
          status === 429
            ? (retryAfterSeconds ?? 0) * 1_000 > cooldownMs
              ? tooMany
              : tooQuick
            : status === 403 && untilMs !== null
              ? `You cannot chat until ${momentText(untilMs)}.`
              : message
      } finally {
        state.sending = false
      }
    },
  }
}
export type Composer = ReturnType<typeof createComposer>
