import { type AccessOverrideContent, contentText } from "#contract/access-override"
import { done, type SignedChallenge } from "#contract/session"
import { postJson } from "#features/kernel"

const path = "/api/admin/access-override"

/** What the owner's wallet signs for this content: its SHA-256 is part of the message. */
export async function overrideAction(content: AccessOverrideContent): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(contentText(content)))
  return `access-override:${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")}`
}

export const saveOverride = (signed: SignedChallenge, content: AccessOverrideContent) =>
  postJson(path, { ...signed, content }, done)
