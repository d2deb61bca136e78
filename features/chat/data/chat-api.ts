import { chatMessages, posted } from "#contract/chat"
import { done, type SignedChallenge } from "#contract/session"
import { getJson, postJson } from "#features/kernel"

export const messagesPath = "/api/chat/chat"

/** The browser sends the last answer's ETag along, so that an unchanged poll costs no body. */
export const readMessages = (signal?: AbortSignal) => getJson(messagesPath, chatMessages, signal && { signal })
export const postMessage = (text: string, user: string) => postJson(messagesPath, { user, text }, posted)
export const reportMessage = (id: number) => postJson("/api/chat/report", { id }, done)

/** Runs an owner's action, which the signed message names. */
export const moderate = (signed: SignedChallenge, action: string) =>
  postJson("/api/chat/moderation", { ...signed, action }, done)
