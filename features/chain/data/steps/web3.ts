import "../buffer-polyfill"

export { PublicKey } from "@solana/web3.js"
