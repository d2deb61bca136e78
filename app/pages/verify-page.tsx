import { VerifierView } from "@dghrt/fairness/react"
import vectors from "@dghrt/fairness/vectors.json?url"
import { failoverOf } from "#features/chain"
import { useConfig } from "../shell/app-config"

export interface VerifyPageProps {
  signature: string
}

/** The verifier over this network's nodes. What reads the chain is loaded with the first signature. */
export function VerifyPage({ signature }: VerifyPageProps) {
  const config = useConfig()
  const loadEvidence = async (text: string) => {
    const { fetchEvidence, jsonRpc } = await import("@dghrt/fairness/chain")
    return fetchEvidence(text, jsonRpc(config.rpcUrl, failoverOf(config).fetch))
  }
  return <VerifierView loadEvidence={loadEvidence} initialSignature={signature} vectorsHref={vectors} />
}
