import type { BetMessage } from "@dghrt/betting"
import { messageOf, type ParamsOf } from "#features/messages"

/** A message about a bet, as the app's catalogue words it. */
export const betMessage = <Id extends BetMessage["id"]>(id: Id, ...params: ParamsOf<Id>): BetMessage => ({
  id,
  text: messageOf(id, ...params).text,
})
