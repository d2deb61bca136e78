import { mkdirSync, writeFileSync } from "node:fs"
import { chromium } from "playwright"
import { windowlessLaunch } from "../../../tools/browser"
import { binaryOf } from "../../engines/engine"
import { Firefox } from "../../engines/firefox"
import { WebKit } from "../../engines/webkit"
import { pause } from "../../support/chain-player"
import type { Proof } from "../proof"
import { possiblePairs } from "./faults"
import type { Flaw } from "./ledger"
import { Schedule } from "./phases"
import { ChaosPlayer } from "./player"
import { openRival, race } from "./races"
import { repeatable } from "./random"
import { chromiumWindow, engineWindow, type PlayerWindow } from "./windows"
import { World } from "./world"

/** More of them wait for each other: on two cores a bet of ten players costs twice the work of one of seven. */
const chromiumPlayers = 5
/** Without a graphics chip a window costs the processors by its size. */
const windowSize = { width: 820, height: 720 }
const betsPerVisit = 8
const visitsPerRace = 2
const quietMs = 5_000
/** What may befall a page between joining a race and its end. */
const raceFaults = [
  "node: reset",
  "node: silence",
  "socket: reset",
  "offline",
  "tab discarded",
  "server killed",
  "rollback",
]
/** Games of several bets come more often: their open runs are a phase of their own. */
const games = [
  ...["dice", "mines", "flip", "hilo", "plinko", "slots", "mines", "crash", "blackjack", "hilo", "magic8ball"],
]

/** For every pair once, where nothing else says how many bets there are. */
const minutes = 10
/** A machine with other work is slower; what it takes longer than this shows nothing. */
const mostMinutesPerBet = 0.05

const reportMs = 120_000

/** How often each pair of fault and phase has to happen among so many bets. */
const timesPerPairOf = (bets: number) => (bets >= 10_000 ? 20 : bets >= 2_000 ? 5 : 1)

/** A page, its API, gateway, node and socket fail at every point of a bet: nothing is lost, paid twice or left without an end. */
export const chaos: Proof = {
  name: "chaos",
  proves:
    "every fault at every point of a bet, in three browsers: no bet lost, doubled or stuck, no lamport unaccounted",
  minutes,
  occupies: "machine",
  builtApp: true,
  async run(report, say, { bets = 0, seed = Date.now() % 1_000_000, minutes: most }) {
    const timesPerPair = timesPerPairOf(bets)
    say(`--seed=${seed}, ${possiblePairs.length} pairs of fault and phase, ${timesPerPair} times each`)
    const random = repeatable(seed)
    const schedule = new Schedule(possiblePairs, random)
    const world = await World.open(seed)
    const browser = await chromium.launch(windowlessLaunch())
    const players: ChaosPlayer[] = []
    try {
      for (const [index, window] of (await windows(browser)).entries())
        players.push(await ChaosPlayer.open(`${index}`, window, index % 2 === 0, world))
      const flawed = flawsSeen(say)
      for (const player of players) player.onFlaw = flawed
      const rival = await openRival(world)
      let races = 0
      const endAtMs = Date.now() + (most ?? Math.max(2 * minutes, bets * mostMinutesPerBet)) * 60_000
      const betCount = () => players.reduce((sum, player) => sum + player.bets, 0)
      const isRunning = () => Date.now() < endAtMs && (betCount() < bets || schedule.fewest < timesPerPair)
      const reports = setInterval(
        () => say(`${betCount()} bets, ${schedule.below(timesPerPair).length} pairs too rarely yet`),
        reportMs,
      )
      await Promise.all(
        players.map(async (player, index) => {
          for (let turn = index; isRunning(); turn++) {
            if (index === 0 && turn % visitsPerRace === 0) {
              const fault = raceFaults[Math.floor(random() * raceFaults.length)] ?? ""
              await player.ledger.beside(async () => {
                if (await race(player, world, rival, fault)) races += 1
              })
            }
            await player.visit(games[turn % games.length] ?? "dice")
            for (let bet = 0; bet < betsPerVisit && isRunning(); bet++) {
              await player.bet(schedule)
            }
          }
        }),
      ).finally(() => clearInterval(reports))
      await pause(quietMs)
      for (const player of players) await player.judgeBalance()
      await judge(players, schedule, timesPerPair, report, say)
      say(`${races} races joined`)
      for (const crash of world.crashes) say(crash)
      report({
        text: "the server never ended by itself",
        held: world.crashes.length === 0,
        figure: `${world.crashes.length}`,
      })
    } finally {
      await Promise.all(players.map((player) => player.leave()))
      await browser.close()
      await world.close()
    }
  },
}

async function windows(browser: Parameters<typeof chromiumWindow>[0]): Promise<PlayerWindow[]> {
  const found: PlayerWindow[] = []
  for (let player = 0; player < chromiumPlayers; player++) found.push(await chromiumWindow(browser, windowSize))
  const [firefox, webkit] = [binaryOf("firefox"), binaryOf("webkit")]
  const engines = [
    ...(firefox ? [await Firefox.launch(firefox)] : []),
    ...(webkit ? [await WebKit.launch(webkit, { composited: false })] : []),
  ]
  for (const engine of engines) {
    await engine.resize(windowSize)
    found.push(engineWindow(engine))
  }
  return found
}

async function judge(
  players: readonly ChaosPlayer[],
  schedule: Schedule,
  timesPerPair: number,
  report: Parameters<Proof["run"]>[0],
  say: Parameters<Proof["run"]>[1],
) {
  const flaws = players.flatMap((player) => player.flaws)
  for (const kind of ["lost", "doubled", "stuck", "unhandled", "blank"]) {
    const count = flaws.filter(({ what }) => what.startsWith(kind)).length
    report({ text: kind, held: count === 0, figure: `${count}` })
  }
  const others = flaws.filter(({ what }) => !/^(lost|doubled|stuck|unhandled|blank)/.test(what))
  report({ text: "other flaws", held: others.length === 0, figure: `${others.length}` })
  let [said, moved, refusedFees, accounts, results, lines, wallet, carried, wins] = [0n, 0n, 0n, 0n, 0, 0, 0n, 0, 0]
  const wrong: string[] = []
  for (const player of players) {
    const sums = await player.ledger.settle()
    said += sums.said
    moved += sums.moved
    refusedFees += sums.refusedFees
    accounts += sums.unsaidAccount
    results += player.ledger.results
    lines += sums.lines.read
    wallet += sums.lines.wallet
    carried += sums.others.carried
    wins += sums.others.wins
    for (const text of sums.wrong) wrong.push(`${player.name} ${player.window.engine}: ${text}`)
  }
  for (const text of wrong) say(text)
  report({
    text: "the sum of what screens said is what the chain moved",
    held: wrong.length === 0,
    figure: `${said} lamports said, ${moved} moved, ${refusedFees} of them network fees of refused transactions, ${accounts} for game accounts; ${wrong.length} differences; ${lines} lines of plays said that wallets changed by ${wallet}; ${carried} times what an open run has brought, ${wins} messages of wins`,
  })
  const below = schedule.below(timesPerPair)
  if (below.length > 0) say(`too rarely: ${below.join(", ")}`)
  report({
    text: `each pair of fault and phase happened ${timesPerPair} times`,
    held: below.length === 0,
    figure: `${schedule.pairs - below.length} of ${schedule.pairs} pairs, ${results} results of ${players.reduce((sum, player) => sum + player.bets, 0)} bets`,
  })
}

/** Says each flaw when it is seen, with its picture in a file. */
function flawsSeen(say: (text: string) => void) {
  const folder = "dist/reports/chaos"
  let count = 0
  return ({ where, what, picture }: Flaw) => {
    say(`${where}: ${what}`)
    if (picture === undefined) return
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}/${count++}.png`, Buffer.from(picture, "base64"))
  }
}
