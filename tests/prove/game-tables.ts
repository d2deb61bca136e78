/** Multipliers in basis points, one for each equally likely outcome. */
export type GameTable = readonly number[]

const many = (count: number, bps: number) => Array.from({ length: count }, () => bps)

/** Under `target` pays 100 / target, in whole basis points rounded down. */
function diceUnder(target: number): GameTable {
  return [...many(target, Math.floor(1_000_000 / target)), ...many(100 - target, 0)]
}

/** At least `needed` of `coins` heads, where bit j of the outcome is coin j and 0 is heads. */
function flipHeads(coins: number, needed: number): GameTable {
  const outcomes = Array.from({ length: 2 ** coins }, (_, index) => index)
  const tails = (index: number) => index.toString(2).replaceAll("0", "").length
  const winners = outcomes.filter((index) => coins - tails(index) >= needed).length
  const bps = Math.floor((10_000 * outcomes.length) / winners)
  return outcomes.map((index) => (coins - tails(index) >= needed ? bps : 0))
}

/** A target of `a / b`: of a outcomes, b pay it. */
const crashAt = (a: number, b: number): GameTable => [...many(b, (10_000 * a) / b), ...many(a - b, 0)]

/** Of the 64 ways through six rows, those that lead to each of the seven buckets, edge first. */
const plinkoClassic = ([edge, second, third, centre]: readonly [number, number, number, number]): GameTable => {
  const buckets = [edge, second, third, centre, third, second, edge]
  const rights = (index: number) => index.toString(2).replaceAll("0", "").length
  return Array.from({ length: 64 }, (_, index) => buckets[rights(index)] ?? 0)
}

/** One tile of mines: of `closed` tiles, `mines` pay nothing. */
const minesTile = (mines: number, closed: number): GameTable => [
  ...many(mines, 0),
  ...many(closed - mines, Math.floor((10_000 * closed) / (closed - mines))),
]

/** A card of hilo that `hits` of the 13 ranks pay, the highest or the lowest of them. */
const hiloCard = (hits: number, side: "hi" | "lo"): GameTable => {
  const bps = Math.floor(130_000 / hits)
  return side === "lo" ? [...many(hits, bps), ...many(13 - hits, 0)] : [...many(13 - hits, 0), ...many(hits, bps)]
}

/** What 91 dealt hands are worth, enumerated card by card outside of this project. */
const blackjackDeal: GameTable = [
  8_406, 5_333, 8_927, 9_650, 9_569, 10_291, 7_898, 6_982, 6_982, 7_865, 11_718, 7_865, 13_589, 12_866, 7_829, 14_093,
  16_146, 15_660, 16_673, 12_277, 5_793, 5_793, 5_793, 7_871, 5_793, 7_466, 7_284, 4_814, 7_477, 8_328, 7_889, 8_463,
  6_128, 5_379, 5_379, 5_379, 6_787, 4_995, 7_072, 6_280, 4_151, 7_477, 8_328, 7_889, 8_463, 5_284, 4_638, 4_638, 4_638,
  5_852, 4_306, 7_072, 5_415, 3_579, 7_477, 9_550, 9_194, 10_117, 5_768, 5_356, 7_584, 7_584, 13_995, 7_584, 11_217,
  15_938, 8_845, 14_043, 14_395, 16_610, 17_039, 17_583, 14_349, 14_349, 14_349, 17_732, 14_349, 16_399, 10_951, 7_042,
  10_508, 11_259, 10_584, 12_561, 8_992, 9_813, 14_349, 25_000, 25_000, 25_000, 25_000,
]

/**
 * The games as their rules are printed, with settings from one end to the other. Written down a second time on purpose:
 * a proof that borrowed a game's own formula could not contradict it.
 */
export const gameTables = {
  dice: [2, 5, 10, 25, 33, 50, 66, 75, 90, 95].map(diceUnder),
  magic8ball: [[47_000, ...many(9, 14_000), ...many(5, 5_000), ...many(5, 0)]],
  slots: [
    [
      70_000,
      ...many(2, 50_000),
      ...many(3, 30_000),
      ...many(6, 20_000),
      ...many(6, 10_000),
      ...many(9, 5_000),
      ...many(23, 0),
    ],
  ],
  flip: [flipHeads(1, 1), flipHeads(2, 1), flipHeads(3, 2), flipHeads(4, 4), flipHeads(5, 3), flipHeads(6, 6)],
  hilo: [1, 4, 7, 10, 12].flatMap((hits) => [hiloCard(hits, "hi"), hiloCard(hits, "lo")]),
  mines: [
    minesTile(1, 25),
    minesTile(1, 2),
    minesTile(3, 19),
    minesTile(5, 25),
    minesTile(10, 18),
    minesTile(20, 21),
    minesTile(24, 25),
  ],
  crash: [
    crashAt(21, 20),
    crashAt(5, 4),
    crashAt(3, 2),
    crashAt(2, 1),
    crashAt(19, 4),
    crashAt(49, 2),
    crashAt(100, 1),
  ],
  blackjack: [
    [...many(2, 25_000), ...many(17, 20_000), ...many(5, 10_000), ...many(20, 0)],
    blackjackDeal,
    // Eleven against nine: one card, standing, doubling.
    [5_698, 5_291, 4_913, 4_562, 4_236, 4_980, 7_052, 11_116, 15_181, ...many(4, 16_742)],
    [...many(16, 43_750), ...many(54, 0)],
    [...many(41, 17_954), ...many(6, 8_977), ...many(32, 0)],
  ],
  plinko: [
    plinkoClassic([30_000, 12_800, 10_000, 6_000]),
    plinkoClassic([65_000, 17_800, 7_000, 4_000]),
    plinkoClassic([130_000, 20_300, 3_000, 2_000]),
    plinkoClassic([210_000, 17_800, 0, 0]),
    [60_000, ...many(7, 30_000), ...many(10, 15_000), ...many(48, 5_000)],
    [150_000, ...many(3, 100_000), ...many(2, 20_000), ...many(43, 0)],
  ],
} satisfies Record<string, readonly GameTable[]>

/** Of one play's multiplier, as a multiple of the stake. */
export function expectation(table: GameTable): { mean: number; variance: number } {
  const multiples = table.map((bps) => bps / 10_000)
  const mean = multiples.reduce((sum, multiple) => sum + multiple, 0) / multiples.length
  const variance = multiples.reduce((sum, multiple) => sum + (multiple - mean) ** 2, 0) / multiples.length
  return { mean, variance }
}

export const isGame = (name: string): name is keyof typeof gameTables => name in gameTables
