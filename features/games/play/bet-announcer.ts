import type { Announcer } from "@dghrt/betting"
import { SIGNATURE_LAMPORTS } from "@dghrt/betting/model"
import { rawMessageKind } from "#features/chain"
import { betMessage } from "../kit/bet-message"
import { refusalMessage, solText } from "../kit/refusal-message"

/** Says what happens to a bet in the words of the app's catalogue. */
export const betAnnouncer: Announcer = {
  message: (id, { feeLamports, seconds = 0 } = {}) =>
    betMessage(id, {
      fee: feeLamports === undefined ? `at least ${solText(SIGNATURE_LAMPORTS)}` : solText(feeLamports),
      seconds: `${seconds}`,
    }),
  refusal: refusalMessage,
  walletFailure(words) {
    if (words === "") return betMessage("TRANSACTION_FAILED")
    const id = rawMessageKind(words)
    return id === "TRANSACTION_FAILED_WITH" ? betMessage(id, { message: words }) : betMessage(id)
  },
}
