import type { DiceSeat } from "./dice-player"

export interface SeatTally {
  /** Bets that ended in a result. */
  told: number
  /** Bets that ended in the word that no money has moved. */
  refused: number
  /** Settled on chain and never told. */
  lost: number
  /** Told more often than it was settled. */
  shownTwice: number
  /** Told as another roll than the chain drew, or in another order. */
  wrong: number
  /** Settled on chain without a bet that ended in a result: a wallet charged behind its owner's back. */
  unasked: number
  /** Missing from, or more than once in, the history that a reload brings back. */
  misremembered: number
}

export const isFlawless = ({ lost, shownTwice, wrong, unasked, misremembered }: SeatTally) =>
  lost + shownTwice + wrong + unasked + misremembered === 0

export const describeFlaws = ({ lost, shownTwice, wrong, unasked, misremembered }: SeatTally) =>
  `${lost} lost, ${shownTwice} shown twice, ${wrong} not as drawn, ${unasked} unasked, ${misremembered} misremembered`

/** What the pages told against what the chain settled, summed over all seats. */
export async function tallySeats(seats: readonly DiceSeat[]): Promise<SeatTally> {
  const sum: SeatTally = { told: 0, refused: 0, lost: 0, shownTwice: 0, wrong: 0, unasked: 0, misremembered: 0 }
  for (const seat of seats) {
    const [told, events, remembered] = [await seat.told(), await seat.settled(), await seat.remembered()]
    const ended = seat.endings.filter((ending) => ending === "told").length
    sum.told += ended
    sum.refused += seat.endings.length - ended
    sum.lost += Math.max(0, events.length - told.length)
    sum.shownTwice += Math.max(0, told.length - events.length)
    sum.wrong += events.filter(({ resultIndex }, index) => index < told.length && told[index] !== resultIndex).length
    sum.unasked += Math.max(0, events.length - ended)
    sum.misremembered += events.filter(({ nonce }) => remembered.filter((kept) => kept === nonce).length !== 1).length
  }
  return sum
}
