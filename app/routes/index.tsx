import { Button } from "@dghrt/design-system"
import { createFileRoute, Link } from "@tanstack/react-router"
import { Dices } from "lucide-react"
import { HomeView } from "#features/home"
import { useWallet } from "#features/wallet"
import { openOverlay } from "../overlays/overlays"

export const Route = createFileRoute("/")({ component: HomePage })

function HomePage() {
  const { address, status } = useWallet()
  return (
    <HomeView
      connected={address !== null}
      connecting={status === "connecting"}
      onConnect={() => openOverlay("wallet")}
      playLink={
        address !== null && (
          <Button asChild variant="primary" size="lg">
            <Link to="/game/$wallet/$gameId" params={{ wallet: address, gameId: "dice" }}>
              <Dices aria-hidden className="size-5" strokeWidth={1.75} /> Play Dice
            </Link>
          </Button>
        )
      }
    />
  )
}
