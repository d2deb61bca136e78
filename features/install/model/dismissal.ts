import * as v from "valibot"
import { stored } from "#features/kernel"

const pauseMs = 7 * 24 * 60 * 60 * 1_000

/** When the player last dismissed the banner, milliseconds since 1970. */
const dismissal = stored("pwa-install-prompt", v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null)

/** The player does not want the app now. */
export const dismissInstall = (): void => void dismissal.write(Date.now())

/** False in the installed app, and for a week after a dismissal. */
export function mayOfferInstall(): boolean {
  if (matchMedia("(display-mode: standalone)").matches) return false
  const dismissedAtMs = dismissal.read()
  if (dismissedAtMs === null) return true
  const agoMs = Date.now() - dismissedAtMs
  // A time in the future comes from a clock that was wrong: it would hold for years.
  return agoMs < 0 || agoMs >= pauseMs
}
