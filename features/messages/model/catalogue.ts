import { betsMessages } from "./entries/bets"
import { doneMessages } from "./entries/done"
import { gateMessages } from "./entries/gates"
import { pagesMessages } from "./entries/pages"
import { refusalMessages } from "./entries/refusals"
import { servicesMessages } from "./entries/services"
import { walletMessages } from "./entries/wallet"

/** Everything that the casino says when something happens. Texts of the specification are here word for word. */
export const catalogue = {
  ...walletMessages,
  ...doneMessages,
  ...betsMessages,
  ...refusalMessages,
  ...gateMessages,
  ...pagesMessages,
  ...servicesMessages,
} as const

export type MessageId = keyof typeof catalogue
