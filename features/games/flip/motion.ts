/** A coin in the air turns this often, whatever it will show. */
export const MS_PER_TURN = 909
/** An idle loop holds still after this, so that a slow network does not keep a phone busy. */
export const WAIT_TURNS = 13
/** A coin stays inside its tray. */
export const LIFT_PX = 14
const FIRST_LANDING_MS = 360
const BETWEEN_LANDINGS_MS = 160
export const LANDING_MS = 200

/** When coin j lies still: from left to right, equally far apart, in every outcome. */
export const landsAtMs = (coin: number) => FIRST_LANDING_MS + BETWEEN_LANDINGS_MS * coin

export const revealMs = (coins: number) => landsAtMs(coins - 1) + LANDING_MS

/** The degrees a coin in the air still has to turn so that it ends on `endDegrees`: at least one whole turn. */
export function turnsTo(fromDegrees: number, endDegrees: number): number {
  const rest = (((endDegrees - fromDegrees) % 360) + 360) % 360
  return fromDegrees + rest + 360
}
