import { VerifierView } from "@dghrt/fairness/react"
import vectors from "@dghrt/fairness/vectors.json?url"
import { proofRpcUrls } from "#features/chain"
import { loadRecordedBet } from "#features/games"
import { useConfig } from "../shell/app-config"

export interface VerifyPageProps {
  signature: string
}

/** The verifier over this network's nodes. What reads the chain is loaded with the first signature. */
export function VerifyPage({ signature }: VerifyPageProps) {
  const config = useConfig()
  const loadEvidence = async (text: string) => {
    const { fetchEvidence, solanaNodes } = await import("@dghrt/fairness/chain")
    return fetchEvidence(text, solanaNodes(proofRpcUrls(config)), {
      cluster: config.cluster,
      recordedOf: loadRecordedBet,
    })
  }
  return <VerifierView loadEvidence={loadEvidence} initialSignature={signature} vectorsHref={vectors} />
}
