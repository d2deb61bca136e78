export { betCsv } from "../model/bet-csv"
export { playOfRound } from "../model/chain-play"
export { gameOf } from "../model/game-of"
export { playOfIndexed } from "../model/indexed-play"
