import type { AccessOverrideContent } from "#contract/access-override"
import { done, type SignedChallenge } from "#contract/session"
import { postJson } from "#features/kernel"

export const saveOverride = (signed: SignedChallenge, content: AccessOverrideContent) =>
  postJson("/api/admin/access-override", { ...signed, content }, done)
