/** The query string with which the visitor arrived, read before the first navigation can drop it. */
export const arrival = typeof location === "undefined" ? "" : location.search

/** Whether a query string has a parameter that names a referrer. The referral feature checks its value. */
export const namesReferrer = (search: string): boolean => /[?&](ref|code)=/.test(search)

/** Whether the visitor may have come by an invitation. */
export const mayInvite = namesReferrer(arrival)
