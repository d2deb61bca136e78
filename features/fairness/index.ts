// What only this app needs. The verifier and its views are the package @dghrt/fairness.
export { createNextSeed, type NextSeed } from "./model/next-seed"
