export {
  type Betting,
  type BettingGame,
  type GameResults,
  type NextBetFigures,
  type Play,
  type RoundSteps,
  useBetting,
} from "./use-betting"
