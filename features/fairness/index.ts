// What only this app needs. The verifier and its views are the package @dghrt/fairness.
export { knownProviders } from "./chain/providers"
export { createNextSeed, type NextSeed } from "./model/next-seed"
