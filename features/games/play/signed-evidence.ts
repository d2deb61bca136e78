import type { RoundResult } from "@dghrt/betting/model"
import type { Evidence, Remark } from "@dghrt/fairness"
import type { AppConfig } from "#contract/config"
import { proofRpcUrls } from "#features/chain"

/** What the chain says otherwise than the result that this browser has shown. */
function shownOtherwise({ resultIndex, payout }: RoundResult, evidence: Evidence): Remark<"index" | "payout">[] {
  const said = (step: "index" | "payout", shown: string, now: string) =>
    shown === now
      ? []
      : [{ step, status: "failed" as const, detail: `this browser has shown ${shown}, now it is ${now}` }]
  return [
    ...said("index", `outcome ${resultIndex}`, `outcome ${evidence.resultIndex}`),
    ...said("payout", `a payout of ${payout}`, `a payout of ${evidence.payout}`),
  ]
}

/**
 * Reads a round of this browser again, from its signed transactions, with the hash and the nonce that were seen before the bet was
 * signed. The verifier's part that reads a chain is loaded with the first round.
 * @throws RoundError when the nodes do not have it; Error when none answers.
 */
export async function signedEvidence(
  config: AppConfig,
  result: RoundResult & { signature: string },
): Promise<Evidence> {
  const { fetchRound, solanaNodes } = await import("@dghrt/fairness/chain")
  const { hashedSeed, nonce } = result
  const { evidence } = await fetchRound(result.signature, solanaNodes(proofRpcUrls(config)), {
    cluster: config.cluster,
    ...(config.providers && { providers: config.providers }),
    recordedOf: async () => (hashedSeed === null ? null : { hashedSeed, nonce }),
  })
  return { ...evidence, remarks: [...(evidence.remarks ?? []), ...shownOtherwise(result, evidence)] }
}
