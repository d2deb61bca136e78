import "../node-globals"

export { AnchorProvider } from "@coral-xyz/anchor"
