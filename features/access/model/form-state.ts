import { type AccessOverride, type AccessOverrideContent, overrideAction } from "#contract/access-override"

/** Whether the form differs from what visitors get, as a badge. */
export interface FormState {
  text: string
  tone: "success" | "danger" | "warning"
}

/** The state of the form: a change counts as saved only once the server has it. */
export function formState(
  current: AccessOverride,
  previewed: AccessOverrideContent | null,
  draft: AccessOverrideContent,
): FormState {
  const forEveryone = current.enabled ? "closed for everyone" : "open for everyone"
  if (overrideAction(draft) === overrideAction(current))
    return { text: `Casino ${forEveryone}`, tone: current.enabled ? "danger" : "success" }
  if (previewed && overrideAction(draft) === overrideAction(previewed))
    return { text: "Previewed in this browser, not saved", tone: "warning" }
  return { text: `Not saved, ${forEveryone}`, tone: "warning" }
}
