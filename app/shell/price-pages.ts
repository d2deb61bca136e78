/** Whether a page polls prices every minute. On other pages they are decoration, and polling would only use data. */
export const asksForPrices = (pathname: string): boolean => /^\/$|^\/game\/|\/profile$/.test(pathname)
