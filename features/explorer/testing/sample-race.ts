import type { ChainRace } from "@dghrt/fairness/chain"
import { sampleCreator, samplePlayers, sampleSol } from "./sample-plays"

const SOL = 1_000_000_000n
const wagers = [SOL / 10n, SOL / 5n, SOL / 10n]
const entries = wagers.map((wager, index) => ({
  player: samplePlayers[index % samplePlayers.length] ?? "",
  wager,
  creatorFee: (wager * 150n) / 10_000n,
  joinedSlot: 318_402_700 + index,
  signed: { wager, creatorFeeBps: 150 },
  creator: sampleCreator,
  name: index === 1 ? "Velvet Moth" : "",
  joinSignature: `${index + 2}`.repeat(88),
}))

/** A race of three players that is drawn and paid out. */
export const sampleRace: ChainRace = {
  game: sampleCreator,
  gameId: 17n,
  maker: entries[0]?.player ?? "",
  mint: sampleSol,
  maxPlayers: 3,
  players: entries,
  createSignature: "2".repeat(88),
  drawSignature: "5".repeat(88),
  drawnAtMs: 1_795_010_791_000,
  paySignatures: ["6".repeat(88)],
  evidence: {
    entries,
    drawnSlot: 318_402_771,
    winnerIndexes: [1],
    winnerWagers: [SOL / 5n],
    payouts: [390_000_000n],
    totalWager: (SOL * 4n) / 10n,
    firstPlayers: entries.map(({ player }) => player),
    entropy: "0".repeat(62).concat("02"),
    paid: { winners: [390_000_000n], total: (SOL * 4n) / 10n },
  },
}
