import { type AccessOverride, type AccessOverrideContent, contentText } from "#contract/access-override"

/** How the form stands to what visitors get. */
export interface FormState {
  text: string
  tone: "success" | "danger" | "warning"
}

/** What the form says of itself: a change is called saved only when the server holds it. */
export function formState(
  current: AccessOverride,
  previewed: AccessOverrideContent | null,
  draft: AccessOverrideContent,
): FormState {
  const forEveryone = current.enabled ? "closed for everyone" : "open for everyone"
  if (contentText(draft) === contentText(current))
    return { text: `Casino ${forEveryone}`, tone: current.enabled ? "danger" : "success" }
  if (previewed && contentText(draft) === contentText(previewed))
    return { text: "Previewed in this browser, not saved", tone: "warning" }
  return { text: `Not saved, ${forEveryone}`, tone: "warning" }
}
