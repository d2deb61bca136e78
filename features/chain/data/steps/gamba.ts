import "../node-globals"

export { decodeGame } from "gamba-core-v2"
