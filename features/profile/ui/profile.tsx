import { type ReactNode, useState } from "react"
import type { AppConfig, TokenConfig } from "#contract/config"
import { displayName } from "#contract/display-name"
import { addressUrl, type Chain } from "#features/chain"
import { serverNowMs } from "#features/kernel"
import { centsOf, centsText, usablePriceOf, usePrices } from "#features/prices"
import { useHoldings } from "../data/use-holdings"
import { usePlayerDays, usePlayerStats } from "../data/use-player-stats"
import { useRecentPlays } from "../data/use-recent-plays"
import { useWithheld } from "../data/use-withheld"
import { loreOf } from "../model/lore"
import { ownName } from "../model/own-name"
import { unindexedOf } from "../model/unindexed"
import { BalanceCard } from "./balance-card"
import { ProfileHero } from "./profile-hero"
import { StatisticsView } from "./statistics-view"
import { WalletCard } from "./wallet-card"

export interface ProfileProps {
  config: AppConfig
  /** Whose profile it is. */
  address: string
  /** The connected wallet when it is the profile's; null on another wallet's profile. */
  own: { chain: () => Promise<Chain>; adapter: string; onCopy: () => void; onDisconnect: () => void } | null
  /** The wallet's referrer and referrals, on its own profile. */
  referral: ReactNode
  /** The wallet's bets, on its own profile. */
  bets?: ReactNode
  /** The wallet's sign-in on this site, on its own profile. */
  signIn?: ReactNode
  /** This tab is revealing a result of the wallet: until then the figures stay as they are. */
  withheld?: boolean
}

/** One wallet's profile. Of another wallet it shows the name, the avatar and public statistics. */
export function Profile({ config, address, own, referral, bets, signIn, withheld = false }: ProfileProps) {
  const name = own ? ownName(address) : displayName(address)
  return (
    <div className="@container/profile mx-auto grid w-full max-w-260 grid-cols-[minmax(0,1fr)] gap-4">
      <ProfileHero address={address} name={name} lore={loreOf(address, name)} own={own !== null} />
      {own && <OwnWallet config={config} address={address} own={own} withheld={withheld} />}
      {own && referral}
      <Statistics config={config} address={address} own={own !== null} withheld={withheld} />
      {own && bets}
      {own && signIn}
    </div>
  )
}

function OwnWallet({
  config,
  address,
  own,
  withheld,
}: {
  config: AppConfig
  address: string
  own: NonNullable<ProfileProps["own"]>
  withheld: boolean
}) {
  const holdings = useWithheld(useHoldings(address, config.tokens, own.chain), withheld)
  const { tokens: prices } = usePrices(config.tokens)
  const fiatOf = (mint: string, amount: bigint) => {
    const price = usablePriceOf(prices, mint, serverNowMs())
    const token = config.tokens.find((one) => one.mint === mint)
    return price === null || !token ? null : centsText(centsOf(amount, price, token.decimals))
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @2xl/profile:grid-cols-2">
      <BalanceCard holdings={holdings} fiatOf={fiatOf} />
      <WalletCard
        adapter={own.adapter}
        address={address}
        explorerUrl={addressUrl(config, address)}
        onCopy={own.onCopy}
        onDisconnect={own.onDisconnect}
      />
    </div>
  )
}

interface StatisticsProps {
  config: AppConfig
  address: string
  own: boolean
  withheld: boolean
}

function Statistics({ config, address, own, withheld }: StatisticsProps) {
  const [symbol, setSymbol] = useState("SOL")
  const token = config.tokens.find((one) => one.symbol === symbol) ?? config.tokens[0]
  return token ? (
    <TokenStatistics
      token={token}
      tokens={config.tokens}
      address={address}
      own={own}
      withheld={withheld}
      onTokenChange={setSymbol}
    />
  ) : null
}

interface TokenStatisticsProps {
  token: TokenConfig
  tokens: readonly TokenConfig[]
  address: string
  own: boolean
  withheld: boolean
  onTokenChange: (symbol: string) => void
}

function TokenStatistics({ address, withheld, ...props }: TokenStatisticsProps) {
  const recent = useRecentPlays()
  const stats = useWithheld(usePlayerStats(address), withheld)
  const days = useWithheld(usePlayerDays(address, props.token.mint), withheld)
  const unindexed = stats.status === "ready" ? unindexedOf(stats.value, recent) : []
  return <StatisticsView {...props} stats={stats} days={days} unindexed={unindexed} />
}
