import type { Announcer } from "../ports/announcer"

/** Says each message by its name, for tests of what happens and not of its words. */
export const namesOnly: Announcer = {
  message: (id) => ({ id, text: id }),
  refusal: (refusal) => ({ id: "BET_REFUSED", text: refusal.kind }),
  walletFailure: (words) => ({ id: "TRANSACTION_FAILED", text: words }),
}
