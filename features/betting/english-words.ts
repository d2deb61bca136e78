import { SIGNATURE_LAMPORTS } from "./model/chain-costs"
import { filledText, refusalText } from "./model/refusal-text"
import type { Announcer } from "./ports/announcer"

/** Every digit that says something: "0.05". */
function plainAmount(units: bigint, decimals: number): string {
  const digits = `${units}`.padStart(decimals + 1, "0")
  const places = digits.slice(digits.length - decimals).replace(/0+$/, "")
  return `${digits.slice(0, digits.length - decimals)}${places && `.${places}`}`
}

/** The engine's own words, where an app brings none. */
export const englishWords: Announcer = {
  message(id, { feeLamports, seconds = 0 } = {}) {
    const least = feeLamports === undefined ? "at least " : ""
    return filledText(id, {
      fee: `${least}${plainAmount(feeLamports ?? SIGNATURE_LAMPORTS, 9)} SOL`,
      seconds: `${seconds}`,
    })
  },
  refusal: (refusal, token) => refusalText(refusal, token, plainAmount),
  walletFailure: (words) => ({ id: "TRANSACTION_FAILED", text: words || "Your wallet did not sign." }),
}
