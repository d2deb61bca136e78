import type { DicePlayer } from "./dice-player"

export interface OutcomeTally {
  /** Bets that ended in a result. */
  announced: number
  /** Bets that ended in the message that no money has moved. */
  refused: number
  /** Settled on chain and never announced. */
  lost: number
  /** Announced more often than settled. */
  shownTwice: number
  /** Announced as another roll than the chain drew, or in another order. */
  wrong: number
  /** Settled on chain without a bet that ended in a result: a wallet charged without a request. */
  unrequested: number
  /** Missing from, or more than once in, the history that a reload brings back. */
  wrongInHistory: number
}

export const isFlawless = ({ lost, shownTwice, wrong, unrequested, wrongInHistory }: OutcomeTally) =>
  lost + shownTwice + wrong + unrequested + wrongInHistory === 0

export const describeFlaws = ({ lost, shownTwice, wrong, unrequested, wrongInHistory }: OutcomeTally) =>
  `${lost} lost, ${shownTwice} shown twice, ${wrong} not as drawn, ${unrequested} unrequested, ${wrongInHistory} wrong in history`

/** What the pages announced against what the chain settled, summed over all players. */
export async function tallyOutcomes(players: readonly DicePlayer[]): Promise<OutcomeTally> {
  const sum: OutcomeTally = {
    announced: 0,
    refused: 0,
    lost: 0,
    shownTwice: 0,
    wrong: 0,
    unrequested: 0,
    wrongInHistory: 0,
  }
  for (const player of players) {
    const [announced, events, noncesInHistory] = [
      await player.announced(),
      await player.settled(),
      await player.noncesInHistory(),
    ]
    const ended = player.endings.filter((ending) => ending === "announced").length
    sum.announced += ended
    sum.refused += player.endings.length - ended
    sum.lost += Math.max(0, events.length - announced.length)
    sum.shownTwice += Math.max(0, announced.length - events.length)
    sum.wrong += events.filter(
      ({ resultIndex }, index) => index < announced.length && announced[index] !== resultIndex,
    ).length
    sum.unrequested += Math.max(0, events.length - ended)
    sum.wrongInHistory += events.filter(
      ({ nonce }) => noncesInHistory.filter((kept) => kept === nonce).length !== 1,
    ).length
  }
  return sum
}
