import { WalletDialogContent, type WalletOption } from "@dghrt/design-system/wallet"
import { useEffect } from "react"
import { logger, whenIdle } from "#features/kernel"
import { lazyPart } from "#features/lazy-parts"
import { usePendingReferrer } from "#features/referral"
import {
  deepLink,
  isPhone,
  knownWallets,
  loadNetworkChoice,
  loadNetworkMenu,
  preloadMobileAdapter,
  useWallet,
  useWalletStore,
  type WalletInfo,
} from "#features/wallet"
import { networkNames, walletProblemMessage } from "../money/wallet-problem-text"
import { useConfig } from "../shell/app-config"
import { announce } from "../shell/toasts"
import { closeOverlay } from "./overlays"

// As high as what comes: the dialog is centred, and a row that moves under a pointer is the wrong wallet.
const NetworkMenu = lazyPart(loadNetworkMenu, {
  waiting: (
    <div aria-hidden className="mt-4 border-hair border-t pt-3">
      <div className="h-11" />
    </div>
  ),
})

export default function WalletOverlay() {
  const store = useWalletStore()
  const { cluster } = useConfig()
  const { wallets, status, selected, problem } = useWallet()
  const referrer = usePendingReferrer()
  const network = networkNames[cluster]
  const pick = async (id: string) => {
    await store.connect(id)
    if (store.state.status === "connected") closeOverlay()
  }
  // A wallet that answers after the dialog was closed would connect against the player's wish.
  useEffect(() => () => store.cancel(), [store])
  useEffect(() => {
    whenIdle()
      .then(preloadMobileAdapter)
      .catch((error) => logger.info("The wallets of this phone are loaded when one is chosen", error))
  }, [])
  return (
    <WalletDialogContent
      source={{
        wallets: [
          ...wallets.map(walletOption),
          ...absentWallets(
            wallets.map(({ name }) => name),
            referrer,
          ),
        ],
        status,
        selected,
        problem: problem && { id: problem.id, text: walletProblemMessage(problem, cluster).text },
        connect: pick,
        cancel: store.cancel,
      }}
      words={{
        none: "Please install a Solana wallet extension to continue.",
        wrongNetwork: `Not on ${network}`,
        onlySends: "Sends bets by itself, so it cannot play here",
        note: `${__LOCALNET__ ? "Local Wallet is this browser's. Local Operator is the owner of this casino, for its admin pages. " : ""}Of your wallet, we see only the public address. You sign every bet in your wallet. You must be 18 or of legal age where you live, whichever is higher.`,
      }}
    >
      <NetworkMenu
        cluster={cluster}
        onRefused={(name) => {
          announce("NETWORK_DISABLED")
          void loadNetworkChoice(cluster).then((choice) => choice.choose(name))
        }}
      />
    </WalletDialogContent>
  )
}

const walletOption = ({ id, name, icon, usedLast, unusable, broughtByPage }: WalletInfo): WalletOption => ({
  id,
  name,
  icon,
  usedLast,
  state: unusable ?? (broughtByPage ? "available" : "detected"),
})

/** Well-known wallets that this browser does not have: on a phone they open this page in their own browser. */
function absentWallets(found: readonly string[], referrer: string | null): WalletOption[] {
  const phone = isPhone(navigator.userAgent)
  return knownWallets
    .filter(({ name }) => !found.includes(name))
    .map((wallet) => ({
      id: wallet.name,
      name: wallet.name,
      state: "absent",
      href: phone ? deepLink(wallet, location.href, referrer) : wallet.installUrl,
      opensApp: phone,
    }))
}
