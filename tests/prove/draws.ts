import { chiSquare, chiSquareP } from "./chi-square"
import { expectation } from "./dice-table"
import { type Draw, DrawingRoom, type Earnings } from "./drawing-room"
import type { Proof } from "./proof"

const wallets = 100
const leastP = 0.001
const mostStandardErrors = 3
const faultsShown = 5
const progressMs = 30_000

/** Dice drawn by the program itself: fair faces, the table's return, and every lamport where it belongs. */
export const draws = (plays: number): Proof => ({
  name: "draws",
  async run(report, say) {
    const room = await DrawingRoom.open(wallets)
    try {
      const tally = new Tally()
      const before = await room.held()
      let nextWord = performance.now() + progressMs
      while (tally.plays < plays) {
        for (const draw of await room.round()) tally.add(draw)
        if (performance.now() < nextWord) continue
        nextWord += progressMs
        say(`${tally.plays.toLocaleString("en")} of ${plays.toLocaleString("en")} drawn`)
      }
      const after = await room.held()
      for (const claim of tally.claims()) report(claim)
      for (const who of ["creator", "protocol", "jackpot"] as const) {
        const [got, owed] = [after[who] - before[who], tally.moved[who]]
        const text = `the ${who} received its fees and shares, to the lamport`
        report({ text, held: got === owed, figure: `${got} of ${owed} lamports, ${tally.jackpots} jackpots won` })
      }
    } finally {
      await room.close()
    }
  },
})

class Tally {
  plays = 0
  jackpots = 0
  readonly moved: Earnings = { creator: 0n, protocol: 0n, jackpot: 0n }
  private readonly faces = new Array<number>(100).fill(0)
  private readonly faults: string[] = []
  private readonly returned = { sum: 0, expected: 0, variance: 0 }
  private readonly expectations = new Map<number, ReturnType<typeof expectation>>()

  add({ target, stake, face, payout, jackpot, moved, faults }: Draw) {
    this.plays += 1
    this.faces[face] = (this.faces[face] ?? 0) + 1
    this.faults.push(...faults)
    if (jackpot > 0n) this.jackpots += 1
    this.moved.creator += moved.creator
    this.moved.protocol += moved.protocol
    this.moved.jackpot += moved.jackpot
    const known = this.expectations.get(target) ?? expectation(stake.betArray)
    this.expectations.set(target, known)
    this.returned.sum += Number(payout) / Number(stake.lamports)
    this.returned.expected += known.mean
    this.returned.variance += known.variance
  }

  claims() {
    const statistic = chiSquare(this.faces)
    const p = chiSquareP(statistic, this.faces.length - 1)
    const { sum, expected, variance } = this.returned
    const standardErrors = (sum - expected) / Math.sqrt(variance)
    const percent = (returned: number) => `${((100 * returned) / this.plays).toFixed(3)} %`
    return [
      {
        text: `the faces of ${this.plays.toLocaleString("en")} draws are even`,
        held: p > leastP,
        figure: `chi-square ${statistic.toFixed(1)} with ${this.faces.length - 1} degrees, p = ${p.toFixed(4)}`,
      },
      {
        text: `what came back is what the table says, within ${mostStandardErrors} standard errors`,
        held: Math.abs(standardErrors) <= mostStandardErrors,
        figure: `${percent(sum)} of ${percent(expected)}, ${standardErrors.toFixed(2)} standard errors`,
      },
      {
        text: "each seed is the promised one, each face follows from it, each wallet is right to the lamport",
        held: this.faults.length === 0,
        figure: [`${this.faults.length} faults`, ...this.faults.slice(0, faultsShown)].join("; "),
      },
    ]
  }
}
