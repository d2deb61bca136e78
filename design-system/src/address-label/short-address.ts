/** First and last four characters of an address, whole when it is no longer than that. */
export const shortAddress = (address: string) =>
  address.length > 11 ? `${address.slice(0, 4)}...${address.slice(-4)}` : address
