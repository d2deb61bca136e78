/** Pages that ask for new prices every minute: elsewhere a price is decoration, and would only cost the player data. */
export const asksForPrices = (pathname: string): boolean => /^\/$|^\/game\/|\/profile$/.test(pathname)
