import { atBuiltCasino } from "../support/built-casino"
import { describeFlaws, isFlawless, tallyOutcomes } from "../support/count-outcomes"
import { DicePlayer } from "../support/dice-player"
import type { Proof } from "./proof"

const playersAtOnce = 8

/** However fast or slow the provider is, each result is announced once and is the one the chain drew. */
export const delays = (rounds: number, delaysMs: readonly number[] = [0, 10, 400, 5_000]): Proof => ({
  name: "delays",
  proves: "results announced once and as drawn, at settle delays of 0, 10, 400 and 5,000 ms",
  minutes: 7,
  occupies: "browser",
  builtApp: true,
  run: (report) =>
    atBuiltCasino(async (casino) => {
      for (const delayMs of delaysMs) {
        const begun = performance.now()
        const players: DicePlayer[] = []
        await casino.stack.send("setDelay", delayMs)
        for (let player = 0; player < playersAtOnce; player++) players.push(await DicePlayer.take(casino))
        await Promise.all(players.map((player) => rollTimes(player, rounds / playersAtOnce)))
        const tally = await tallyOutcomes(players)
        await Promise.all(players.map((player) => player.leave()))
        const seconds = ((performance.now() - begun) / 1000).toFixed(0)
        report({
          text: `${tally.announced} of ${rounds} rounds settled after ${delayMs} ms`,
          held: tally.announced === rounds && isFlawless(tally),
          figure: `${describeFlaws(tally)}, ${seconds} s`,
        })
      }
    }),
})

async function rollTimes(player: DicePlayer, rounds: number) {
  for (let round = 0; round < rounds; round++) await player.roll()
}
