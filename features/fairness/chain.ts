export { isSignature } from "./chain/base58"
export { type ChainRound, fetchRound, RoundError, type RoundErrorReason } from "./chain/fetch-round"
export { decodeGameSettled, GAMBA_PROGRAM, type GameSettledEvent } from "./chain/gamba-data"
export { jsonRpc, type RpcCall } from "./chain/json-rpc"
