import { verifyRound } from "@dghrt/fairness"
import { fetchRound, solanaNodes } from "@dghrt/fairness/chain"
import { casino } from "./casino"

/** Recomputes a bet by its signature; two nodes of different operators say more than one. */
export async function verify(signature: string) {
  const nodes = solanaNodes([casino.rpcUrl])
  const { evidence } = await fetchRound(signature, nodes, { cluster: casino.cluster })
  return verifyRound(evidence)
}
