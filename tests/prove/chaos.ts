import type { StackProcess } from "../e2e/stack"
import { atBuiltCasino } from "../support/built-casino"
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
  run: (report) =>
    atBuiltCasino(async (casino) => {
      const { stack } = casino
      await stack.tell("setDelay", settleDelayMs)
      const seats: DiceSeat[] = []
      for (let seat = 0; seat < seatsAtOnce; seat++) seats.push(await DiceSeat.take(casino))
      const { rpcUrl } = stack.addresses
      const mend = await Promise.all(seats.map(({ player }, index) => cutIntoLine(player.context, rpcUrl, index + 1)))
      const restarts = { stop: false, count: 0 }
      const restarting = keepRestarting(stack, restarts)
      const playing = Promise.all(seats.map((seat) => rollUntilTold(seat, rounds / seatsAtOnce)))
      const played = playing.finally(() => {
        restarts.stop = true
      })
      await Promise.all([played, restarting])
      await Promise.all(mend.map((end) => end()))
      const tally = await tallySeats(seats)
      report({
        text: `${tally.told} of ${rounds} rounds through ${restarts.count} restarts of the node, ${tally.refused} bets refused unsigned`,
        held: tally.told === rounds && restarts.count > 0 && isFlawless(tally),
        figure: describeFlaws(tally),
      })
    }),
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
