import "../buffer-polyfill"

export { BN } from "@coral-xyz/anchor"
