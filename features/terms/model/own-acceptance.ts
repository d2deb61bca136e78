import { createAcceptance, storedAcceptance } from "./acceptance"

/** This browser's acceptance. */
export const acceptance = createAcceptance({ storage: storedAcceptance(), nowMs: () => Date.now() })
