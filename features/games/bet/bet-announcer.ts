import type { Announcer } from "@dghrt/betting"
import { rawMessageKind } from "#features/chain"
import { betMessage } from "./bet-message"
import { refusalMessage } from "./refusal-message"

/** Says what happens to a bet in the words of the app's catalogue. */
export const betAnnouncer: Announcer = {
  message: betMessage,
  refusal: refusalMessage,
  walletFailure(words) {
    if (words === "") return betMessage("TRANSACTION_FAILED")
    const id = rawMessageKind(words)
    return id === "TRANSACTION_FAILED_WITH" ? betMessage(id, { message: words }) : betMessage(id)
  },
}
