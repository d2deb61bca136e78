/**
 * Tag of a test that `npm test` leaves to `npm run prove flows`: the same flow on another screen, in another game, with
 * another bad input, or a fault that a component's own test meets as well.
 */
export const long = "@long"

/** Of the cases of a loop, `npm test` runs the one that stands for all. */
export const longUnless = (standsForAll: boolean) => ({ tag: standsForAll ? [] : [long] })
