import { useEffect } from "react"
import type { AppConfig } from "#contract/config"
import { explorerUrl } from "#features/chain"
import type { Announce } from "#features/messages"
import { useSelection } from "#features/tokens"
import { gifts } from "#features/wallet"
import { loadGame } from "../catalogue/catalogue"
import { exactAmount } from "../kit/amount-text"
import { type Coin, watchArrivals } from "../play/arrivals"
import { type RevealInWords, revealElsewhere } from "../play/leave-board"
import { useSession } from "../play/use-session"

interface WalletNewsProps {
  config: AppConfig
  announce: Announce
  onRevealedInWords: RevealInWords
}

/** Says on every page what happens to the wallet that plays: what comes in, and results that no board of the page shows. */
export function WalletNews(props: WalletNewsProps) {
  return useSelection(props.config).kind === "token" && <News {...props} />
}

const isGamePage = () => /^\/game\//.test(location.pathname)
const isShownLater = () => isGamePage() || document.visibilityState === "hidden"

function News({ config, announce, onRevealedInWords }: WalletNewsProps) {
  const session = useSession(config)
  useEffect(() => {
    if (session === null) return
    const amount = (units: bigint, { decimals, symbol }: Coin) => `${exactAmount(units, decimals)} ${symbol}`
    return watchArrivals(
      session,
      {
        onDeposit: (units, coin, signature) =>
          announce({ link: { label: "View Transaction →", href: explorerUrl(config, signature) } }, "DEPOSIT", {
            amount: amount(units, coin),
          }),
        onBonus: (units) =>
          gifts.delete(`${session.token.symbol}_BONUS`) ||
          announce({}, "BONUS_CLAIMED", { amount: amount(units, session.token) }),
      },
      { isExpected: (signature) => gifts.has(signature) },
    )
  }, [session, config, announce])
  useEffect(
    () =>
      session === null ? undefined : revealElsewhere(session, onRevealedInWords, { load: loadGame, isShownLater }),
    [session, onRevealedInWords],
  )
  return null
}
