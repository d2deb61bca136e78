export { recipe } from "./model/recipe"
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
