import "../buffer-polyfill"

export { decodeGame } from "gamba-core-v2"
