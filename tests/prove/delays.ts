import { atBuiltCasino } from "../support/built-casino"
import { describeFlaws, isFlawless, tallySeats } from "../support/count-outcomes"
import { DiceSeat } from "../support/dice-player"
import type { Proof } from "./proof"

const seatsAtOnce = 8

/** However fast or slow the provider is, each result is told once and is the one the chain drew. */
export const delays = (rounds: number, delaysMs: readonly number[] = [0, 10, 400, 5_000]): Proof => ({
  name: "delays",
  builtApp: true,
  run: (report) =>
    atBuiltCasino(async (casino) => {
      for (const delayMs of delaysMs) {
        const begun = performance.now()
        const seats: DiceSeat[] = []
        await casino.stack.tell("setDelay", delayMs)
        for (let seat = 0; seat < seatsAtOnce; seat++) seats.push(await DiceSeat.take(casino))
        await Promise.all(seats.map((seat) => rollTimes(seat, rounds / seatsAtOnce)))
        const tally = await tallySeats(seats)
        await Promise.all(seats.map((seat) => seat.leave()))
        const seconds = ((performance.now() - begun) / 1000).toFixed(0)
        report({
          text: `${tally.told} of ${rounds} rounds settled after ${delayMs} ms`,
          held: tally.told === rounds && isFlawless(tally),
          figure: `${describeFlaws(tally)}, ${seconds} s`,
        })
      }
    }),
})

async function rollTimes(seat: DiceSeat, rounds: number) {
  for (let round = 0; round < rounds; round++) await seat.roll()
}
