export { type BettingByHand, bettingByHand } from "./betting-by-hand"
export { namesOnly } from "./names-only"
export { sampleResult } from "./sample-result"
export { SimulatedChain, simulatedProof } from "./simulated-chain"
