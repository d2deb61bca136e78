export type { MessageId } from "./model/catalogue"
export { dialogCode } from "./model/dialog-code"
export { boundaryMessages } from "./model/entries/boundaries"
export { gateMessages } from "./model/entries/gates"
export { type Announce, entryOf, type Message, messageOf, type ParamsOf } from "./model/message"

/** The catalogue, loaded on demand: its texts are not part of the first load. */
export const loadMessages = async () => import("./model/message")
