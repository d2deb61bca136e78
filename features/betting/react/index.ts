export { CasinoProvider, useBalance, useBet, useWallets } from "./casino"
export { type GameBet, type GameBetting, type RoundSteps, useBetting } from "./use-betting"
export { useBettingState } from "./use-betting-state"
