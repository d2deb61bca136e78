// A step of a run says the cards that earlier draws decorated, and the server reads it too.
export { type Decoration, decoration, decorationOf, pick } from "#contract/games/decoration"
