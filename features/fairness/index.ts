export { createNextSeed, type NextSeed } from "./model/next-seed"
export {
  CLIENT_SEED_LENGTH,
  createClientSeed,
  drawMessage,
  gameHash,
  hashSeed,
  payoutOf,
  randomUint32,
  resultIndex,
} from "./model/seeds"
export {
  type Evidence,
  type ProofStep,
  type ProofStepId,
  proofSteps,
  type Verdict,
  type Verification,
  verifyRound,
} from "./model/verify-round"
export { ProofPanel, type ProofPanelProps } from "./ui/proof-panel"
export { ProofView, type ProofViewProps } from "./ui/proof-view"
