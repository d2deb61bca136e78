// By its path: the configuration of the build reads it, and Node resolves a package without the condition "source" there.
export { fromBase58, toBase58 } from "../../features/kernel/base58.ts"
