import { betsMessages } from "./entries/bets"
import { doneMessages } from "./entries/done"
import { pagesMessages } from "./entries/pages"
import { servicesMessages } from "./entries/services"
import { walletMessages } from "./entries/wallet"

/** Everything that the casino says when something happens. Texts of the specification are here word for word. */
export const catalogue = {
  ...walletMessages,
  ...doneMessages,
  ...betsMessages,
  ...pagesMessages,
  ...servicesMessages,
} as const

export type MessageId = keyof typeof catalogue
