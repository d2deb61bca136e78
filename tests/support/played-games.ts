import type { SettledEvent } from "./settled-events"

/** A game of one draw, with what its board says and draws. */
export interface PlayedGame {
  id: string
  /** As its card names it. */
  game: string
  /** What is chosen before the first play, unless it is already: a draw whose picture follows from the index alone. */
  chosen?: { role: "switch" | "radio"; name: string }
  /** What the action is called. */
  verb: RegExp
  /** How the spoken outcome begins. */
  announcement: RegExp
  /** What has to be said and drawn, from the published rules of the game and the chain's event alone. */
  expected: (settled: SettledEvent) => { said: string | RegExp; drawn: RegExp }
}

const multiplier = ({ payout, wager }: SettledEvent) => Number(payout) / Number(wager)
const sure = (index: number) => (index === 0 ? "strong yes" : index < 10 ? "yes" : index < 15 ? "unclear" : "no")
/** What four of a kind pays. */
const symbols = new Map([
  [7, "LEGENDARY"],
  [5, "DGHRT"],
  [3, "SOL"],
  [2, "USDC"],
  [1, "(JUP|BONK)"],
  [0.5, "WOJAK"],
])

const way = (index: number) =>
  Array.from({ length: 6 }, (_, row) => ((index >> row) & 1 ? "right" : "left"))
    .join(", ")
    .replace(/^./, (first) => first.toUpperCase())
const bucket = (index: number) => index.toString(2).replaceAll("0", "").length + 1
/** Of 44 indexes two are a blackjack, 17 win, five tie, and the rest loses. */
const hand = (index: number) =>
  index < 2 ? "blackjack: .+ Blackjack" : index < 19 ? ".+ Win" : index < 24 ? ".+ Push" : ".+ Loss"

export const playedGames: readonly PlayedGame[] = [
  {
    id: "magic8ball",
    game: "Magic 8 Ball",
    verb: /^Ask/,
    announcement: /^The ball says: /,
    expected: ({ resultIndex }) => ({
      said: new RegExp(`\\. ${sure(resultIndex)}, pays`, "i"),
      drawn: new RegExp(`^The magic 8 ball says: .*\\. ${sure(resultIndex)}\\.$`, "i"),
    }),
  },
  {
    id: "slots",
    game: "Slots",
    verb: /^Spin/,
    announcement: /^(Line of four|No line)/,
    expected: (settled) => {
      const symbol = symbols.get(multiplier(settled))
      return symbol
        ? { said: new RegExp(`^Line of four ${symbol},`), drawn: new RegExp(`shows (${symbol}(, )?){4}$`) }
        : { said: /^No line/, drawn: /^The middle row shows (?!(\w+), \1, \1, \1$)/ }
    },
  },
  {
    id: "flip",
    game: "Flip",
    verb: /^Flip/,
    announcement: /^(Heads|Tails)\. /,
    expected: ({ resultIndex }) => {
      const face = resultIndex === 0 ? "Heads" : "Tails"
      return { said: new RegExp(`^${face}\\. `), drawn: new RegExp(`^${face}$`) }
    },
  },
  {
    id: "crash",
    game: "Crash",
    verb: /^Launch/,
    announcement: /^(Reached|Crashed)/,
    expected: ({ resultIndex }) =>
      resultIndex < 2
        ? { said: /^Reached 1\.5x, cashed out\./, drawn: /^The rocket reached its target/ }
        : { said: /^Crashed before 1\.5x\./, drawn: /^The rocket crashed/ },
  },
  {
    id: "plinko",
    chosen: { role: "radio", name: "Classic 6" },
    game: "Plinko",
    verb: /^Drop/,
    announcement: /^(Left|Right), .+ Bucket /,
    expected: ({ resultIndex }) => {
      const dropped = new RegExp(`^${way(resultIndex)}\\. Bucket ${bucket(resultIndex)} of 7, `)
      return { said: dropped, drawn: dropped }
    },
  },
  {
    id: "blackjack",
    game: "Blackjack",
    chosen: { role: "switch", name: "Quick deal" },
    verb: /^Deal/,
    announcement: /^You .+ Dealer /,
    expected: ({ resultIndex }) => ({ said: new RegExp(`^You ${hand(resultIndex)}`), drawn: /^You .+ Dealer / }),
  },
]
