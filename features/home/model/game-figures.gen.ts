/**
 * The highest multiplier that one bet of a game can pay, in basis points, over every legal setting. Written by
 * `npm run odds -- --write` from each game's own function.
 */
export const highestBps: Readonly<Record<string, number>> = {
  dice: 1000000,
  magic8ball: 47000,
  slots: 70000,
  flip: 640000,
  plinko: 210000,
  mines: 250000,
  hilo: 130000,
  crash: 1000000,
  blackjack: 158333,
}
