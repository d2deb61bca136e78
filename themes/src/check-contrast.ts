import { contrastPairs, pillRoles } from "./contract"
import { contrast, pillContrast } from "./contrast"
import type { ThemeDefinition } from "./define-theme"

export interface ContrastFailure {
  /** Token of the text or shape. */
  readonly over: string
  /** Token of what it lies on. */
  readonly under: string
  /** WCAG 2 ratio, 1 to 21. */
  readonly ratio: number
  readonly least: number
}

/** Names every pair of a theme that is below its ratio. */
export class ContrastError extends Error {
  readonly failures: readonly ContrastFailure[]

  constructor(id: string, failures: readonly ContrastFailure[]) {
    const lines = failures.map(
      ({ over, under, ratio, least }) => `${over} on ${under} is ${ratio.toFixed(2)}:1, needs ${least}:1`,
    )
    super(`Theme "${id}" fails WCAG 2.2 AA contrast:\n${lines.join("\n")}`)
    this.name = "ContrastError"
    this.failures = failures
  }
}

/** Throws a `ContrastError` unless every pair that the components draw reaches WCAG 2.2 AA. */
export function checkContrast(theme: ThemeDefinition): void {
  const ratios: readonly ContrastFailure[] = [
    ...contrastPairs.map(([over, under, least]) => ({
      over,
      under,
      least,
      ratio: contrast(theme[over], theme[under]),
    })),
    ...pillRoles.map((role) => ({ over: role, under: `${role} pill`, least: 4.5, ratio: pillContrast(theme, role) })),
    {
      over: "art.tileInk",
      under: "art.tile",
      least: 3,
      ratio: contrast(String(theme.art.tileInk), String(theme.art.tile)),
    },
  ]
  const failures = ratios.filter(({ ratio, least }) => ratio < least)
  if (failures.length > 0) throw new ContrastError(theme.id, failures)
}
