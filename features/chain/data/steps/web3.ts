import "../node-globals"

export { PublicKey } from "@solana/web3.js"
