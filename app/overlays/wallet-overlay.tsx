import { lazy, Suspense, useEffect } from "react"
import {
  type AbsentWallet,
  deepLink,
  isPhone,
  knownWallets,
  loadNetworkChoice,
  loadNetworkMenu,
  loadWalletDialog,
  useWallet,
  useWalletStore,
} from "#features/wallet"
import { networkNames, walletProblemMessage } from "../money/wallet-problem-text"
import { useConfig } from "../shell/app-config"
import { announce } from "../shell/toasts"
import { WaitingPanel } from "./loading-panel"
import { closeOverlay } from "./overlays"

const WalletDialog = lazy(loadWalletDialog)
const NetworkMenu = lazy(loadNetworkMenu)

export default function WalletOverlay() {
  const store = useWalletStore()
  const { cluster } = useConfig()
  const { wallets, status, selected, problem } = useWallet()
  const network = networkNames[cluster]
  const pick = async (id: string) => {
    await store.connect(id)
    if (store.state.status === "connected") closeOverlay()
  }
  // An answer to a dialog that was closed would connect a wallet unasked.
  useEffect(() => () => store.cancel(), [store])
  return (
    <Suspense fallback={<WaitingPanel />}>
      <WalletDialog
        wallets={wallets}
        absent={absentWallets(wallets.map(({ name }) => name))}
        pending={status === "connecting" ? selected : null}
        problem={problem && { id: problem.id, text: walletProblemMessage(problem, cluster).text }}
        network={network}
        onPick={(id) => void pick(id)}
        onCancel={store.cancel}
      >
        <Suspense>
          <NetworkMenu
            cluster={cluster}
            onRefused={(name) => {
              announce("NETWORK_DISABLED")
              void loadNetworkChoice(cluster).then((choice) => choice.choose(name))
            }}
          />
        </Suspense>
      </WalletDialog>
    </Suspense>
  )
}

/** Well-known wallets that this browser does not have: on a phone they open this page in their own browser. */
function absentWallets(found: readonly string[]): AbsentWallet[] {
  const phone = isPhone(navigator.userAgent)
  return knownWallets
    .filter(({ name }) => !found.includes(name))
    .map((wallet) =>
      phone
        ? { name: wallet.name, href: deepLink(wallet, new URL(location.href)), verb: "Open" }
        : { name: wallet.name, href: wallet.installUrl, verb: "Install" },
    )
}
