import type { ListedGame, WagerRule } from "#features/chain"

const SOL = 1_000_000_000n

export const sampleNames = ["QuietWhale2204", "SirLimit", "LuckyOrchid", "ParlayPoet", "RoseGambit", "VelvetMoth417"]
const samplePlayers = sampleNames.map((name, index) => `${name}${"1".repeat(30 - name.length)}${index + 1}`)

export const sampleNameOf = (address: string) =>
  sampleNames.find((name) => address.startsWith(name)) ?? `${address.slice(0, 4)}...`

interface Sample {
  address?: string
  players?: number
  wager?: WagerRule
  /** Drawn, with this place as the winner's. */
  winner?: number
}

/** A race for stories, tests and the demo: begun at second 0, locked at 60. */
export function sampleRace({
  address = "sample",
  players = 6,
  wager = { kind: "custom" },
  winner,
}: Sample = {}): ListedGame {
  return {
    address,
    gameId: 1n,
    maker: samplePlayers[0] ?? "",
    mint: "So11111111111111111111111111111111111111112",
    state: winner === undefined ? "waiting" : "settled",
    wager,
    maxPlayers: 6,
    winnersTarget: 1,
    createdAtSeconds: 0,
    softEndSeconds: 60,
    hardEndSeconds: 180,
    players: samplePlayers.slice(0, players).map((player) => ({
      address: player,
      creator: "operator",
      wager: SOL,
      creatorFee: (SOL * 150n) / 10_000n,
      gambaFee: SOL / 100n,
      pendingPayout: 0n,
      team: 0,
    })),
    winners: winner === undefined ? [] : [winner],
    closed: winner !== undefined,
  }
}
