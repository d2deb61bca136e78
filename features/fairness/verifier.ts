export { recipe } from "./model/recipe"
export {
  CLIENT_SEED_LENGTH,
  createClientSeed,
  drawMessage,
  drawnIndex,
  gameHash,
  hashSeed,
  payoutOf,
  randomUint32,
  resultIndex,
} from "./model/seeds"
export {
  protocolFeeBps,
  type RaceEntry,
  type RaceEvidence,
  type RaceStep,
  type RaceStepId,
  type RaceVerdict,
  type RaceVerification,
  raceSteps,
  verifyRace,
} from "./model/verify-race"
export {
  type Evidence,
  type ProofStep,
  type ProofStepId,
  proofSteps,
  type Remark,
  type Verdict,
  type Verification,
  verifyRound,
} from "./model/verify-round"
