/** The query string with which the visitor arrived, read before the first navigation can drop it. */
export const arrival = typeof location === "undefined" ? "" : location.search

/** Whether a query string has a parameter that names a referrer, as messengers may spoil it. The referral feature reads its value. */
export const namesReferrer = (search: string): boolean => /[?&;](ref|code)(=|%3d)/i.test(search)

/** Whether the visitor may have come by an invitation. */
export const mayInvite = namesReferrer(arrival)
