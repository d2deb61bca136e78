export { usePrices } from "./data/use-prices"
export { centsOf, unitsForCents } from "./model/convert"
export { type PricedToken, type TokenPrice, usablePriceOf } from "./model/price"
export { ageText, centsText } from "./model/price-text"

/** The row of prices under the header; SWR comes with it, so it is loaded after the first paint. */
export const loadPriceTicker = async () => ({ default: (await import("./ui/price-ticker")).PriceTicker })
