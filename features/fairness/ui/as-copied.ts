import { latinNumber, visibleText } from "@dghrt/design-system"
import { type HandField, type HandValues, handFields } from "../model/hand-values"
import { drawnIndex } from "../model/seeds"
import type { Evidence } from "../model/verify-round"

/** Values that may have been copied with marks that are not seen, or with the digits of another script. A client seed may have either. */
export function asCopied(values: HandValues): HandValues {
  const read: Record<HandField, string> = { ...values }
  for (const field of handFields) if (field !== "clientSeed") read[field] = latinNumber(visibleText(values[field]))
  return read
}

/**
 * The client seed that was meant: as it was typed where that draws the result, otherwise without marks that are not seen, then
 * with Latin digits.
 */
export async function asMeant(evidence: Evidence): Promise<Evidence> {
  const seen = visibleText(evidence.clientSeed)
  for (const clientSeed of [evidence.clientSeed, seen, latinNumber(seen)]) {
    const meant = { ...evidence, clientSeed }
    if ((await drawnIndex(meant, evidence.bet.length)) === evidence.resultIndex) return meant
  }
  return evidence
}
