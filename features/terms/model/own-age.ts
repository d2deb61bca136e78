import { createAgeConfirmation, storedAge } from "./age"
import { acceptance } from "./own-acceptance"

/** The age that was confirmed in this browser. */
export const ageConfirmation = createAgeConfirmation({
  storage: storedAge(),
  nowMs: () => Date.now(),
  termsAccepted: acceptance.accepted,
})
