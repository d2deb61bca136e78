export { ProofPanel, type ProofPanelProps } from "./ui/proof-panel"
export { ProofView, type ProofViewProps } from "./ui/proof-view"
export { RecipeCode } from "./ui/recipe-code"
export { VerifierView, type VerifierViewProps } from "./ui/verifier-view"
