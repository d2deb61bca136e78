import * as v from "valibot"

/** Characters of each message that visitors read. */
export const maxMessageLength = 500
const message = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxMessageLength))

/** What the owner decides: whether the casino is closed, and what a visitor then reads. */
export const accessOverrideContent = v.object({ enabled: v.boolean(), accessMessage: message, offlineMessage: message })
export type AccessOverrideContent = v.InferOutput<typeof accessOverrideContent>

export const accessOverride = v.object({
  ...accessOverrideContent.entries,
  /** Milliseconds since 1970; null while it has never been changed. */
  changedAtMs: v.nullable(v.pipe(v.number(), v.safeInteger())),
})
export type AccessOverride = v.InferOutput<typeof accessOverride>

/**
 * Pages that a closed casino still shows: the owner's, history and verification, and games, where a bet under way is tracked and
 * an open run is finished.
 */
export const staysOpen = (path: string): boolean => /^\/(admin|explorer|verify|game)(\/|$)/.test(path)

export const defaultAccessOverride: AccessOverride = {
  enabled: false,
  accessMessage: "Access is currently restricted. Please check back later!",
  offlineMessage: "We will be back soon!",
  changedAtMs: null,
}

/** The action that the owner signs, which holds the whole content: what is signed can be read. */
export const overrideAction = ({ enabled, accessMessage, offlineMessage }: AccessOverrideContent): string =>
  `${overridePrefix}${JSON.stringify({ enabled, accessMessage, offlineMessage })}`
const overridePrefix = "access-override:"

/** The content of such an action; null for any other text. */
export function contentOfAction(action: string): AccessOverrideContent | null {
  if (!action.startsWith(overridePrefix)) return null
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), accessOverrideContent),
    action.slice(overridePrefix.length),
  )
  return parsed.success && overrideAction(parsed.output) === action ? parsed.output : null
}
