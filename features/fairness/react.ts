export { ProofPanel, type ProofPanelProps } from "./ui/proof-panel"
export { ProofView, type ProofViewProps } from "./ui/proof-view"
export { VerifierView, type VerifierViewProps } from "./ui/verifier-view"
