export { bettingByHand } from "./betting-by-hand"
export { sampleResult } from "./sample-result"
export { SimulatedChain, simulatedProof } from "./simulated-chain"
