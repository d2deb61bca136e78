import { createAcceptance, storedAcceptance } from "./acceptance"

/** This browser's acceptance. */
export const acceptance = createAcceptance({ kept: storedAcceptance(), nowMs: () => Date.now() })
