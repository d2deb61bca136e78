/** The words of a BetInput, in English by default. Amounts come with their symbol. */
export interface BetInputWords {
  /** On the four buttons of the quick row, and their spoken names. */
  half: string
  halve: string
  twice: string
  double: string
  min: string
  toMin: string
  max: string
  toMax: string
  /** Spoken name of the quick row. */
  change: (label: string) => string
  /** Says which limit a stake or a step met. */
  smallest: (amount: string) => string
  largest: (amount: string) => string
  /** Between the two readings of a text such as "1,234". */
  or: string
  /** Spoken name of the row with both readings. */
  whichAmount: string
  /** Quotes a text that is no amount; why not follows it. */
  refused: (text: string) => string
  separators: string
  exponent: string
  characters: string
  /** On the button that stakes what was staked before such a text. */
  keep: (amount: string) => string
  /** Spoken after why not: which button is there. */
  offered: (button: string) => string
}

export const defaultBetInputWords: BetInputWords = {
  half: "½",
  halve: "Halve bet",
  twice: "2×",
  double: "Double bet, 2×",
  min: "Min",
  toMin: "Min bet",
  max: "Max",
  toMax: "Max bet",
  change: (label) => `Change ${label.toLowerCase()}`,
  smallest: (amount) => `The smallest bet is ${amount}.`,
  largest: (amount) => `You can bet at most ${amount}.`,
  or: "or",
  whichAmount: "Which amount do you mean?",
  refused: (text) => `“${text}” is not an amount.`,
  separators: "Use one decimal point and no thousands separators.",
  exponent: "Write it in full, without an exponent.",
  characters: "Use digits and one decimal point only.",
  keep: (amount) => `Bet ${amount}`,
  offered: (button) => `The button “${button}” takes the amount before it.`,
}
