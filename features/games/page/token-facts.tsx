import type { ReactNode } from "react"
import type { AppConfig } from "#contract/config"
import { type TokenFacts as Facts, useTokenFacts } from "../play/use-token-facts"

/** Hands what the chain says of the wallet's tokens to what draws it; brings the chain clients with it. */
export function TokenFacts({ config, children }: { config: AppConfig; children: (facts: Facts) => ReactNode }) {
  return children(useTokenFacts(config))
}
