import { PageSkeleton } from "@dghrt/design-system"
import { loadBackSoon } from "#features/access"
import { catalogue } from "#features/games"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { useWallet } from "#features/wallet"
import { useOpenGame } from "./use-open-game"

const BackSoon = lazyPart(loadBackSoon, { waiting: <PageSkeleton />, failed: notLoaded("This page") })

/** Without the shell: what stays open is reached from here. */
export default function BackSoonPage() {
  const { address } = useWallet()
  const open = useOpenGame(address)
  const game = catalogue.find(({ id }) => id === open)
  return (
    <main id="main" className="canvas grid min-h-dvh items-center px-4">
      <BackSoon openGame={game ? { href: `/game/${address}/${game.id}`, name: game.meta.name } : null} />
    </main>
  )
}
