import type { ChainRound } from "@dghrt/fairness/chain"
import type { Play } from "../model/play"

export const sampleSol = "So11111111111111111111111111111111111111112"
export const sampleCreator = "9Vw2BKxFbyPHcKGZQ4TUVcXYKiACiEAXXSUdGHrAAAAA"
export const samplePlayers = [
  "4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G",
  "7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt",
  "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM",
  "DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy",
] as const
const [own] = samplePlayers

const signatureOf = (first: string) =>
  `${first}${"fQeK2vYx8TnB7mJcRw4PzL9hAuD3sG6qXyE1kVbZtNrMoWfCiUjHgSd8aF2eT4yQ7pLr8Wd".padEnd(86, "A")}`

/** A real draw: roll under 20 of a hundred, rolled 19. */
const event: NonNullable<Play["event"]> = {
  pool: "8vTm2KqRpQ7ZtVYj4dU1xkN3sWbGhLfAeCcDzXyMw4Lp",
  slot: 318,
  betSlot: 312,
  nonce: 142,
  clientSeed: "481516234",
  rngSeed: "b40581703c7318162edf90d12bdfde0959f8bcfc32344269f4d3bc3a9b8bd70c",
  nextRngSeedHashed: "c6c1c9a9c8543f1e4cd9800662b3f1d0a7f9f35e5d2a1b0c9d8e7f6a5b4c3d2e",
  resultIndex: 19,
  bet: Array.from({ length: 100 }, (_, face) => (face < 20 ? 50_000 : 0)),
  metadata: "0:dice:under-20",
  fees: { creator: 875_000n, gamba: 0n, pool: 0n, jackpot: 250_000n },
  poolLiquidity: 940_000_000_000n,
  jackpotDraw: { probabilityUbps: 242_718n, drawn: 7_431_220_199n },
}

export const samplePlay = (changes: Partial<Play> = {}): Play => ({
  signature: signatureOf("5"),
  betSignature: signatureOf("4"),
  eventIndex: 0,
  timeMs: 1_795_010_791_000,
  user: own,
  creator: sampleCreator,
  token: sampleSol,
  wager: 250_000_000n,
  payout: 1_250_000_000n,
  jackpot: 0n,
  bonusUsed: 0n,
  multiplierBps: 50_000,
  game: "dice",
  event,
  ...changes,
})

/** The same play as it is read from chain. */
export const sampleRound: ChainRound = {
  betSignature: signatureOf("4"),
  settleSignature: signatureOf("5"),
  commitSignature: signatureOf("3"),
  settledSlot: 318,
  settledAtMs: 1_795_010_791_000,
  event: {
    ...event,
    user: own,
    creator: sampleCreator,
    tokenMint: sampleSol,
    wager: 250_000_000n,
    payout: 1_250_000_000n,
    multiplierBps: 50_000,
    jackpotPayout: 0n,
    jackpotProbabilityUbps: 242_718n,
    jackpotResult: 7_431_220_199n,
    bet: [...event.bet],
  },
  evidence: {
    hashedSeed: "30ad9d2f6eed34b6928f117e4cb3d9d0101c2244f9e25908a9bd52db6a36b592",
    committedSlot: 300,
    betSlot: 312,
    rngSeed: event.rngSeed,
    clientSeed: event.clientSeed,
    nonce: event.nonce,
    bet: event.bet,
    resultIndex: event.resultIndex,
    wager: 250_000_000n,
    payout: 1_250_000_000n,
    nodes: ["rpc.example", "backup.example"],
    nonceFrom: "history",
  },
}

const games = ["flip", "mines", "blackjack", "plinko", "dice", "magic8ball", "slots", "hilo"] as const
const multipliers = [23_700, 0, 19_800, 0, 5_000, 10_000, 47_000, 130_000] as const

/** Plays of several games and players, newest first. */
export const samplePlays = (count: number, newestMs: number): Play[] =>
  Array.from({ length: count }, (_, index) => {
    const wager = BigInt(1 + ((index * 7) % 20)) * 50_000_000n
    const multiplierBps = multipliers[index % multipliers.length] ?? 0
    return samplePlay({
      signature: signatureOf(`${(index % 9) + 1}${String.fromCharCode(65 + (index % 8))}${index}`.replaceAll("0", "z")),
      betSignature: null,
      user: samplePlayers[index % samplePlayers.length] ?? own,
      game: games[index % games.length] ?? "dice",
      timeMs: newestMs - index * 14_000,
      wager,
      multiplierBps,
      payout: (wager * BigInt(multiplierBps)) / 10_000n,
    })
  })
