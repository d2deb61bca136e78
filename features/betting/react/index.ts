export { CasinoProvider, useBalance, useBet, useWallets } from "./casino"
export { type GameBetting, useBetting } from "./use-betting"
export { useBettingState } from "./use-betting-state"
