/** The question part of the address with which the visitor came: read before the first navigation can drop it. */
export const arrival = typeof location === "undefined" ? "" : location.search

/** Whether it may name a referrer; what it is worth is for the referral feature to find out. */
export const mayInvite = /[?&](ref|code)=/.test(arrival)
