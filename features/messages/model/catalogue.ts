import { betsMessages } from "./entries/bets"
import { boundaryMessages } from "./entries/boundaries"
import { doneMessages } from "./entries/done"
import { gateMessages } from "./entries/gates"
import { pagesMessages } from "./entries/pages"
import { refusalMessages } from "./entries/refusals"
import { servicesMessages } from "./entries/services"
import { walletMessages } from "./entries/wallet"

/** Every message about an event. Texts that the specification gives are used word for word. */
export const catalogue = {
  ...walletMessages,
  ...doneMessages,
  ...betsMessages,
  ...refusalMessages,
  ...boundaryMessages,
  ...gateMessages,
  ...pagesMessages,
  ...servicesMessages,
} as const

export type MessageId = keyof typeof catalogue
