/**
 * Tag of a test that `npm test` leaves to `npm run prove flows`, or `controls`, so that it stays short: a flow that another test walks
 * on another screen, in another game or with another bad input, or a detail of a page that another test opens.
 */
export const long = "@long"
