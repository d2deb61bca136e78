import { chromium } from "playwright"
import { chromiumLaunch } from "../../tools/browser"
import { StackProcess } from "../e2e/stack"
import { DiceSeat } from "../support/dice-seat"
import { cutIntoLine } from "../support/fault-line"
import { pause } from "../support/gambler"
import { describeFlaws, isFlawless, tallySeats } from "../support/tally-seats"
import type { Proof } from "./proof"

const seatsAtOnce = 8
const settleDelayMs = 100
const betweenStopsMs = 12_000
const stoppedForMs = 2_000
/** A bet refused before it was signed is no loss, but with nothing except refusals nothing would be shown. */
const mostTriesPerRound = 6

/** A connection that drops, delays, limits and lies, and a node that dies and comes back: nothing is lost or paid twice. */
export const chaos = (rounds: number): Proof => ({
  name: "chaos",
  builtApp: true,
  async run(report) {
    const stack = await StackProcess.start()
    const browser = await chromium.launch(chromiumLaunch())
    const restarts = { stop: false, count: 0 }
    try {
      await stack.tell("setDelay", settleDelayMs)
      const seats: DiceSeat[] = []
      for (let seat = 0; seat < seatsAtOnce; seat++) seats.push(await DiceSeat.take(browser, stack))
      const { rpcUrl } = stack.addresses
      const mend = await Promise.all(seats.map(({ player }, index) => cutIntoLine(player.context, rpcUrl, index + 1)))
      const restarting = keepRestarting(stack, restarts)
      const played = Promise.all(seats.map((seat) => rollUntilTold(seat, rounds / seatsAtOnce)))
      await played.finally(() => {
        restarts.stop = true
      })
      await restarting
      await Promise.all(mend.map((end) => end()))
      const tally = await tallySeats(seats)
      report({
        text: `${tally.told} of ${rounds} rounds through ${restarts.count} restarts of the node, ${tally.refused} bets refused unsigned`,
        held: tally.told === rounds && restarts.count > 0 && isFlawless(tally),
        figure: describeFlaws(tally),
      })
    } finally {
      restarts.stop = true
      await browser.close()
      await stack.stop()
    }
  },
})

async function rollUntilTold(seat: DiceSeat, rounds: number) {
  let left = rounds
  for (let tries = 0; left > 0; tries++) {
    if (tries > rounds * mostTriesPerRound) throw new Error("Hardly any bet came through: the faults are too thick.")
    if ((await seat.roll()) === "told") left -= 1
  }
}

async function keepRestarting(stack: StackProcess, restarts: { stop: boolean; count: number }) {
  while (!restarts.stop) {
    await pause(betweenStopsMs)
    await stack.tell("stopNode")
    await pause(stoppedForMs)
    await stack.tell("startNode")
    await stack.tell("setDelay", settleDelayMs)
    restarts.count += 1
  }
}
