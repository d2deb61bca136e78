import { DialogContent } from "@dghrt/design-system"
import { useRouter } from "@tanstack/react-router"
import { useSnapshot } from "valtio"
import { catalogueOf } from "#features/games"
import { type SettingsState, settings } from "#features/settings"
import { CommandMenuView } from "../command-menu/command-menu-view"
import { commandsFor, lookUp } from "../command-menu/commands"
import { isMac } from "../command-menu/key-name"
import { flags } from "../navigation/flags"
import { type Destination, navigationItems } from "../navigation/items"
import { useGameWallet } from "../pages/use-game-wallet"
import { useConfig } from "../shell/app-config"
import { useAccount } from "../shell/use-account"
import { useVisitor } from "../shell/use-visitor"
import { closeOverlay, openOverlay } from "./overlays"

export default function CommandOverlay() {
  const router = useRouter()
  const visitor = useVisitor()
  const { copy, disconnect } = useAccount()
  const state = useSnapshot(settings.state) as Readonly<SettingsState>
  const { address } = visitor
  const config = useConfig()
  const gameWallet = useGameWallet()

  const go = (href: string) => {
    void router.navigate({ href })
    closeOverlay()
  }
  function follow(destination: Destination) {
    if (destination.kind === "overlay") return openOverlay(destination.id)
    if (destination.kind === "external") {
      closeOverlay()
      window.open(destination.href, "_blank", "noopener")
      return
    }
    go(destination.kind === "page" ? destination.to : `/${destination.wallet}/profile`)
  }
  const then = (act: () => void) => () => {
    act()
    closeOverlay()
  }

  const commands = commandsFor({
    games: catalogueOf(config),
    navigation: navigationItems(visitor),
    address,
    gameWallet,
    creator: config.creator,
    leaderboard: flags.leaderboard,
    settings: state,
    go,
    follow,
    open: openOverlay,
    copyAddress: then(() => address !== null && void copy(address)),
    disconnect,
    chooseTheme: settings.chooseTheme,
    change: settings.change,
  })
  return (
    <DialogContent
      bare
      title="Command menu"
      size="xl"
      className="max-md:h-dvh max-md:max-h-none! max-md:rounded-none! md:mt-33 md:max-h-[calc(100dvh-9.5rem)]! md:self-start"
    >
      <CommandMenuView
        commands={commands}
        mac={isMac()}
        onClose={closeOverlay}
        onSearchElsewhere={(query) => lookUp(query, go)}
      />
    </DialogContent>
  )
}
