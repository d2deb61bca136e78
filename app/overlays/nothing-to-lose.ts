import { overlays } from "./overlays"

const textFields = "textarea, input:is(:not([type]), [type=text], [type=search], [type=number])"

/** Whether a text field is filled in anywhere: a reload would lose its text. */
const hasDraft = () =>
  Array.from(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields)).some(
    ({ value }) => value !== "",
  )

/** Whether a reload would take nothing from the player: no game's page, no dialog, no text. Pending bets are for the caller to check. */
export const nothingToLose = (): boolean =>
  !location.pathname.startsWith("/game/") && overlays.open === null && !hasDraft()
