export { catalogue as messageCatalogue, type MessageId } from "./model/catalogue"
export { dialogCode, type Message, messageOf, type ParamsOf } from "./model/message"
export type { MessageAction } from "./model/message-entry"

/** The catalogue for what is drawn before it is needed; its texts are no part of the first load. */
export const loadMessages = async () => import("./model/message")
