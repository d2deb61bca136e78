import { Button, Heart, IconButton } from "@dghrt/design-system"
import { Link } from "@tanstack/react-router"
import { Palette, Wallet } from "lucide-react"
import { lazy, Suspense } from "react"
import type { AppConfig } from "#contract/config"
import { loadPlayerBalance } from "#features/games"
import { useWallet } from "#features/wallet"
import { openOverlay } from "../overlays/overlays"

const PlayerBalance = lazy(loadPlayerBalance)
const WalletMenu = lazy(() => import("./wallet-menu"))

/** Logo, the player's balance and wallet, the room. */
export function Header({ config }: { config: AppConfig }) {
  const { address, status } = useWallet()
  return (
    <header className="rail sticky top-0 z-30 border-b-(length:--border-w) border-border">
      <div className="mx-auto flex h-17.5 max-w-600 items-center gap-2 px-4 md:h-20 md:px-5.5">
        <Link to="/" aria-label="DGHRT Casino, home" className="flex items-center gap-2.5 rounded-sm">
          <Heart className="size-9" />
          <span className="type-display hidden text-[calc(1.45rem*var(--display-scale))] sm:block">DGHRT</span>
        </Link>
        <span className="flex-1" />
        <IconButton label="Theme" size="lg" onClick={() => openOverlay("theme")}>
          <Palette aria-hidden className="size-5" strokeWidth={1.75} />
        </IconButton>
        {address === null ? (
          <Button
            icon={<Wallet aria-hidden className="size-4.5" strokeWidth={1.75} />}
            loading={status === "connecting"}
            onClick={() => openOverlay("wallet")}
          >
            {status === "connecting" ? "Connecting..." : "Connect Wallet"}
          </Button>
        ) : (
          <Suspense fallback={<Button loading>{`${address.slice(0, 4)}...${address.slice(-4)}`}</Button>}>
            <PlayerBalance config={config} />
            <WalletMenu config={config} address={address} />
          </Suspense>
        )}
      </div>
    </header>
  )
}
