import type { StackProcess } from "../e2e/stack"
import { atBuiltCasino, type BuiltCasino } from "../support/built-casino"
import { pause } from "../support/chain-player"
import { describeFlaws, isFlawless, tallyOutcomes } from "../support/count-outcomes"
import { DicePlayer } from "../support/dice-player"
import { injectFaults } from "../support/fault-line"
import type { Claim, Proof } from "./proof"

const playersAtOnce = 8
/** A browser remembers its last hundred plays, and each of them is looked for. */
const roundsPerShift = 200
const settleDelayMs = 100
const betweenStopsMs = 12_000
const stoppedForMs = 2_000
/** A bet refused before it was signed is no loss, but with nothing except refusals nothing would be shown. */
const mostTriesPerRound = 6

/** A connection that drops, delays, limits and lies, and a node that dies and comes back: nothing is lost or paid twice. */
export const chaos = (rounds: number): Proof => ({
  name: "chaos",
  proves:
    "1,000 bets over a connection that drops, delays, limits and lies, and a node that dies: none lost, none paid twice",
  minutes: 12,
  builtApp: true,
  run: (report) =>
    atBuiltCasino(async (casino) => {
      const shifts = Math.ceil(rounds / roundsPerShift)
      for (let shift = 1; shift <= shifts; shift++) report(await work(casino, shift))
    }),
})

/** Wallets of their own, faults of their own, and one node for all of them. */
async function work(casino: BuiltCasino, shift: number): Promise<Claim> {
  const { stack } = casino
  await stack.send("setDelay", settleDelayMs)
  const players: DicePlayer[] = []
  for (let player = 0; player < playersAtOnce; player++) players.push(await DicePlayer.take(casino))
  const { rpcUrl } = stack.addresses
  const mend = await Promise.all(
    players.map(({ player }, index) => injectFaults(player.context, rpcUrl, shift * playersAtOnce + index)),
  )
  const restarts = { stop: false, count: 0 }
  const restarting = keepRestarting(stack, restarts)
  const playing = Promise.all(players.map((player) => rollUntilAnnounced(player, roundsPerShift / playersAtOnce)))
  const played = playing.finally(() => {
    restarts.stop = true
  })
  await Promise.all([played, restarting])
  await Promise.all(mend.map((end) => end()))
  const tally = await tallyOutcomes(players)
  await Promise.all(players.map((player) => player.leave()))
  return {
    text: `shift ${shift}: ${tally.announced} of ${roundsPerShift} rounds through ${restarts.count} restarts of the node, ${tally.refused} bets refused unsigned`,
    held: tally.announced === roundsPerShift && restarts.count > 0 && isFlawless(tally),
    figure: describeFlaws(tally),
  }
}

async function rollUntilAnnounced(player: DicePlayer, rounds: number) {
  let left = rounds
  for (let tries = 0; left > 0; tries++) {
    if (tries > rounds * mostTriesPerRound) throw new Error("Hardly any bet came through: the faults are too thick.")
    if ((await player.roll()) === "announced") left -= 1
  }
}

async function keepRestarting(stack: StackProcess, restarts: { stop: boolean; count: number }) {
  while (!restarts.stop) {
    await pause(betweenStopsMs)
    await stack.send("stopNode")
    await pause(stoppedForMs)
    await stack.send("startNode")
    await stack.send("setDelay", settleDelayMs)
    restarts.count += 1
  }
}
