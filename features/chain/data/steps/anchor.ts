import "../buffer-polyfill"

export { AnchorProvider } from "@coral-xyz/anchor"
