import { fork } from "node:child_process"
import { once } from "node:events"
import { chiSquare, chiSquareP } from "./chi-square"
import { type Draw, DrawRun, type Earnings } from "./draw-run"
import type { DrawsMessage } from "./draws-process"
import { expectation, type GameTable, gameTables } from "./game-tables"
import type { Claim, Proof } from "./proof"

/** As many as make ten draws each, or a hundred: opening an account costs as much as several draws. */
const walletsFor = (plays: number) => Math.min(100, Math.ceil(plays / 10))
const leastP = 0.001
const mostStandardErrors = 3
const faultsShown = 5
const progressMs = 30_000

/** Processes side by side: a chain keeps one core busy. */
const processes = 2

interface Listener {
  report: (claim: Claim) => void
  say: (line: string) => void
}

/** Each game drawn by the program itself: even outcomes, the table's return, and every lamport where it belongs. */
export const draws = (playsOfEach: number): Proof => ({
  name: "draws",
  proves:
    "every game drawn by the program 50,000 times: even outcomes, the return of its table, every lamport in its place",
  minutes: 30,
  occupies: "server",
  async run(report, say) {
    const games = Object.keys(gameTables)
    const shares = Array.from({ length: processes }, (_, share) =>
      games.filter((_, index) => index % processes === share),
    )
    await Promise.all(shares.map((share) => drawInProcess(share, playsOfEach, { report, say })))
  },
})

async function drawInProcess(games: readonly string[], plays: number, { report, say }: Listener) {
  const child = fork("tests/prove/draws-process.ts", [`${plays}`, ...games], {
    execArgv: ["--import", "tsx", "--conditions=source"],
  })
  child.on("message", (message: DrawsMessage) => {
    if ("claim" in message) report(message.claim)
    else say(message.line)
  })
  const [code] = await once(child, "exit")
  if (code !== 0) throw new Error(`The process that draws ${games.join(", ")} ended with code ${code}`)
}

/** One game, drawn in this process. */
export const drawGame = (game: string, tables: readonly GameTable[], plays: number, { report, say }: Listener) =>
  drawn(
    tables,
    plays,
    (claim) => report({ ...claim, text: `${game}: ${claim.text}` }),
    (line) => say(`${game}: ${line}`),
  )

async function drawn(
  tables: readonly GameTable[],
  plays: number,
  report: (claim: Claim) => void,
  say: (line: string) => void,
) {
  const run = await DrawRun.open(walletsFor(plays), tables)
  try {
    const tally = new Tally()
    const before = await run.held()
    let nextWord = performance.now() + progressMs
    while (tally.plays < plays) {
      for (const draw of await run.round()) tally.add(draw)
      if (performance.now() < nextWord) continue
      nextWord += progressMs
      say(`${tally.plays.toLocaleString("en")} of ${plays.toLocaleString("en")} drawn`)
    }
    const after = await run.held()
    for (const claim of tally.claims()) report(claim)
    for (const who of ["creator", "protocol", "jackpot"] as const) {
      const [got, owed] = [after[who] - before[who], tally.moved[who]]
      const text = `the ${who} received its fees and shares, to the lamport`
      report({ text, held: got === owed, figure: `${got} of ${owed} lamports, ${tally.jackpots} jackpots won` })
    }
  } finally {
    await run.close()
  }
}

class Tally {
  plays = 0
  jackpots = 0
  readonly moved: Earnings = { creator: 0n, protocol: 0n, jackpot: 0n }
  /** How often each outcome came, apart for tables of different lengths. */
  private readonly faces = new Map<number, number[]>()
  private readonly faults: string[] = []
  private readonly returned = { sum: 0, expected: 0, variance: 0 }
  private readonly expectations = new Map<GameTable, ReturnType<typeof expectation>>()

  add({ stake, face, payout, jackpot, moved, faults }: Draw) {
    this.plays += 1
    const faces = this.faces.get(stake.betArray.length) ?? stake.betArray.map(() => 0)
    this.faces.set(stake.betArray.length, faces)
    faces[face] = (faces[face] ?? 0) + 1
    this.faults.push(...faults)
    if (jackpot > 0n) this.jackpots += 1
    this.moved.creator += moved.creator
    this.moved.protocol += moved.protocol
    this.moved.jackpot += moved.jackpot
    const known = this.expectations.get(stake.betArray) ?? expectation(stake.betArray)
    this.expectations.set(stake.betArray, known)
    this.returned.sum += Number(payout) / Number(stake.lamports)
    this.returned.expected += known.mean
    this.returned.variance += known.variance
  }

  claims() {
    const counted = [...this.faces.values()]
    const statistic = counted.reduce((sum, faces) => sum + chiSquare(faces), 0)
    const degrees = counted.reduce((sum, faces) => sum + faces.length - 1, 0)
    const p = chiSquareP(statistic, degrees)
    const { sum, expected, variance } = this.returned
    const standardErrors = (sum - expected) / Math.sqrt(variance)
    const percent = (returned: number) => `${((100 * returned) / this.plays).toFixed(3)} %`
    return [
      {
        text: `the outcomes of ${this.plays.toLocaleString("en")} draws are even`,
        held: p > leastP,
        figure: `chi-square ${statistic.toFixed(1)} with ${degrees} degrees, p = ${p.toFixed(4)}`,
      },
      {
        text: `what came back is what the table says, within ${mostStandardErrors} standard errors`,
        held: Math.abs(standardErrors) <= mostStandardErrors,
        figure: `${percent(sum)} of ${percent(expected)}, ${standardErrors.toFixed(2)} standard errors`,
      },
      {
        text: "each seed is the promised one, each outcome follows from it, each wallet is right to the lamport",
        held: this.faults.length === 0,
        figure: [`${this.faults.length} faults`, ...this.faults.slice(0, faultsShown)].join("; "),
      },
    ]
  }
}
