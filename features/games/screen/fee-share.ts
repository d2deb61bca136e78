/** Thousandths of a wager from which its fees are named before the bet. */
const HIGH_FEES = 100

export const feesAreHigh = (permille: number | null): permille is number => permille !== null && permille >= HIGH_FEES

/** "2.9%". */
export const feeShareText = (permille: number) => `${(permille / 10).toLocaleString("en")}%`
