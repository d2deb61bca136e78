import { SkeletonRows } from "@dghrt/design-system"
import { Link, useNavigate } from "@tanstack/react-router"
import { lazy, type ReactNode } from "react"
import { useSnapshot } from "valtio"
import { catalogueOf } from "#features/games"
import { type GameFilter, loadPlayerHome } from "#features/home"
import { lazyPart, notLoaded, Widget } from "#features/lazy-parts"
import { PlatformStats } from "#features/platform-stats"
import { loadReferralLeaders } from "#features/referral"
import { useSelection } from "#features/tokens"
import { flags, showsReferralLeaders } from "../navigation/flags"
import { openOverlay } from "../overlays/overlays"
import { useClosedReason } from "../play/limits"
import { access } from "../shell/access"
import { useConfig } from "../shell/app-config"
import { useMobileLayout } from "../shell/use-layout"
import { HomeBets } from "./home-bets"
import { useGameWallet } from "./use-game-wallet"
import { useOpenGame } from "./use-open-game"

const PlayerHome = lazy(loadPlayerHome)
const ReferralLeaders = lazyPart(loadReferralLeaders, {
  waiting: <SkeletonRows count={8} label="Loading referral leaders" />,
  failed: notLoaded("The referral leaders"),
})

interface Choices {
  tab?: "games" | "referrals" | "plays"
  show?: GameFilter
  q?: string
}

export interface PlayerHomePageProps extends Choices {
  address: string
  jackpot: ReactNode
}

const linkIn = (wallet: string) => (game: { id: string }, content: ReactNode) => (
  <Link to="/game/$wallet/$gameId" params={{ wallet, gameId: game.id }}>
    {content}
  </Link>
)

/** A connected player's home. Its tab, filter and search are in the URL. */
export default function PlayerHomePage({ address, jackpot, tab, show = "all", q = "" }: PlayerHomePageProps) {
  const config = useConfig()
  const gameWallet = useGameWallet()
  const selection = useSelection(config)
  // Free play takes no part in the limits.
  const ownLimits = useClosedReason(address, selection.kind === "free" ? undefined : selection.token)
  const { closed } = useSnapshot(access)
  const openGame = useOpenGame(address)
  const tapsInfo = useMobileLayout()
  const navigate = useNavigate({ from: "/" })
  const choose = (next: Choices) =>
    void navigate({ search: (last) => ({ ...last, ...next }), replace: true, resetScroll: false })
  return (
    <PlayerHome
      games={catalogueOf(config)}
      openGame={openGame}
      startClosed={ownLimits !== null || (closed && selection.kind !== "free")}
      // And the one that is played for nothing.
      tokenCount={config.tokens.length + 1}
      tab={tab === "referrals" ? "referrals" : "games"}
      filter={show}
      query={q}
      onTab={(next) => choose({ tab: next === "games" ? undefined : next })}
      onFilter={(next) => choose({ show: next === "all" ? undefined : next })}
      onQuery={(text) => choose({ q: text || undefined })}
      tapsInfo={tapsInfo}
      onInfo={(gameId) => openOverlay("gameInfo", { gameId })}
      link={linkIn(gameWallet ?? address)}
      openGameLink={linkIn(address)}
      jackpot={<Widget name="The jackpot">{jackpot}</Widget>}
      platform={
        <Widget name="The figures">
          <PlatformStats creator={config.creator} />
        </Widget>
      }
      latestBets={<HomeBets />}
      referrals={
        showsReferralLeaders(flags) ? (
          <ReferralLeaders
            address={address}
            tokens={config.tokens}
            onInvite={() => openOverlay("selectToken", { tab: "invite" })}
          />
        ) : null
      }
    />
  )
}
