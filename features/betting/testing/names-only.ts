import type { Announcer } from "../ports/announcer"

/** Says each message by its name, and a policy's own sentence as it is, for tests of what happens and not of its words. */
export const namesOnly: Announcer = {
  message: (id) => ({ id, text: id }),
  refusal: (refusal) => ({ id: "BET_REFUSED", text: "sentence" in refusal ? refusal.sentence : refusal.kind }),
  walletFailure: (words) => ({ id: "TRANSACTION_FAILED", text: words }),
}
