import { PageSkeleton, SkeletonRows } from "@dghrt/design-system"
import { lazy, Suspense } from "react"
import { useSnapshot } from "valtio"
import { loadOwnBets } from "#features/explorer"
import { unrevealedBet } from "#features/games"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { loadProfile } from "#features/profile"
import { loadSessionCard } from "#features/session"
import { useWallet } from "#features/wallet"
import { useConfig } from "../shell/app-config"
import { useAccount } from "../shell/use-account"
import { useChain } from "../shell/use-chain"
import { useExplorerSurroundings } from "./explorer-surroundings"
import { ReferralBlock } from "./referral-block"

const Profile = lazy(loadProfile)
const SessionCard = lazyPart(loadSessionCard, {
  waiting: <SkeletonRows count={3} label="Loading the sign-in" />,
  failed: notLoaded("The sign-in"),
})

const OwnBets = lazyPart(loadOwnBets, {
  waiting: <SkeletonRows count={5} label="Loading your bets" />,
  failed: notLoaded("Your bets"),
})

/** The profile at an address: the connected wallet's own one has its money and its referrals too. */
export function ProfilePage({ address }: { address: string }) {
  const config = useConfig()
  const wallet = useWallet()
  const { copy, disconnect } = useAccount()
  const connected = useChain()
  const surroundings = useExplorerSurroundings()
  const unrevealed = useSnapshot(unrevealedBet)
  const chain = wallet.address === address ? connected : null
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Profile
        config={config}
        address={address}
        withheld={unrevealed.address === address}
        own={
          chain && {
            chain,
            adapter: wallet.wallets.find(({ id }) => id === wallet.selected)?.name ?? "Unknown",
            onCopy: () => copy(address),
            onDisconnect: disconnect,
          }
        }
        bets={chain && <OwnBets surroundings={surroundings} address={address} />}
        referral={chain && <ReferralBlock address={address} chain={chain} />}
        signIn={chain && <SessionCard wallet={address} />}
      />
    </Suspense>
  )
}
