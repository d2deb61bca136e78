import { verifyWith } from "@dghrt/fairness/chain"
import { casino } from "./casino"

/** Recomputes each draw, and verifies a bet with what this page saw before the wallet signed it. */
export const proof = verifyWith([casino.rpcUrl], { cluster: casino.cluster })
