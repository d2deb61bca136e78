import { cn, GamePicture } from "@dghrt/design-system"
import { themeCatalogue } from "@dghrt/themes"
import {
  Activity,
  Coins,
  Compass,
  Copy,
  Gem,
  Gift,
  Hand,
  Heart,
  History,
  House,
  Keyboard,
  Landmark,
  LayoutGrid,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  MonitorCog,
  Palette,
  ScrollText,
  Search,
  Settings2,
  Shield,
  ShieldCheck,
  SlidersHorizontal,
  Smartphone,
  Trophy,
  UserRound,
  Wallet,
} from "lucide-react"
import { findBy } from "#features/explorer"
import type { GameRecord } from "#features/games"
import { gameStatus } from "#features/home"
import type { SettingsState } from "#features/settings"
import { shortcuts } from "#features/shortcuts"
import type { Destination, NavId } from "../navigation/items"
import type { OverlayId } from "../overlays/overlays"
import type { Command } from "./command"

/** What the menu needs to know, and what it may do about it. */
export interface CommandContext {
  games: readonly GameRecord[]
  /** The menu of this visitor, in its order. */
  navigation: ReadonlyArray<{ id: NavId; label: string; destination: Destination }>
  /** The connected wallet, or null. */
  address: string | null
  /** First segment of a game's address: the wallet, or "demo" for free play; null without a wallet. */
  gameWallet: string | null
  creator: string
  leaderboard: boolean
  settings: Pick<SettingsState, "colorScheme" | "user">
  /** Follows an address of the app. */
  go: (href: string) => void
  follow: (destination: Destination) => void
  open: (
    overlay: Extract<OverlayId, "wallet" | "settings" | "graphics" | "theme" | "shortcuts" | "status" | "limits">,
  ) => void
  copyAddress: () => void
  disconnect: () => void
  chooseTheme: (id: SettingsState["colorScheme"]) => void
  change: (change: Partial<SettingsState["user"]>) => void
}

const drawn = (Icon: LucideIcon) => <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
/** The keys that do the same; none while they are switched off. */
const keysOf = (id: string, { user }: CommandContext["settings"]) =>
  user.letterShortcuts ? shortcuts.find((shortcut) => shortcut.id === id)?.keys : undefined

const Thumb = ({ art, grey }: { art: string; grey: boolean }) => (
  <span className={cn("block h-7 w-9 overflow-hidden rounded-xs", grey && "saturate-35")}>
    <GamePicture game={art} />
  </span>
)

function gameCommands({ games, gameWallet, go }: CommandContext): Command[] {
  return games.map((game) => {
    const status = gameStatus(game)
    const open = status.closed === null
    return {
      id: `game-${game.id}`,
      group: "Games",
      label: game.meta.name,
      note: open ? game.meta.tag : undefined,
      words: `${game.id} ${game.meta.tag}`,
      icon: <Thumb art={game.meta.image} grey={!open} />,
      verb: "Play",
      closed: open ? undefined : status,
      run: () => go(gameWallet === null ? `/${game.id}` : `/game/${gameWallet}/${game.id}`),
    }
  })
}

const navIcons: Readonly<Record<NavId, LucideIcon>> = {
  home: House,
  profile: UserRound,
  games: LayoutGrid,
  explorer: Compass,
  mobile: Smartphone,
  token: Heart,
  presale: Heart,
  changelog: History,
  admin: Shield,
}

function pageCommands({
  navigation,
  address,
  creator,
  leaderboard,
  settings,
  go,
  follow,
  open,
}: CommandContext): Command[] {
  const page = (id: string, label: string, icon: LucideIcon, href: string, words?: string): Command => ({
    id,
    group: "Go to",
    label,
    words,
    icon: drawn(icon),
    verb: "Open",
    keys: keysOf(id, settings),
    run: () => go(href),
  })
  return [
    ...navigation.map(
      ({ id, label, destination }): Command => ({
        id,
        group: "Go to",
        label,
        words: id === "explorer" ? "all plays bets" : undefined,
        icon: drawn(navIcons[id]),
        verb: "Open",
        keys: keysOf(id, settings),
        run: () => follow(destination),
      }),
    ),
    page("platform", "Platform stats", Landmark, `/explorer/platform/${creator}`, "wagered players revenue"),
    page("search", "Search for a player or transaction", Search, "/explorer", "address signature verify"),
    ...(address === null
      ? []
      : [
          page("jackpot", "Jackpot", Gem, "/jackpot"),
          page("bonus", "Bonus", Gift, "/bonus", "free plays"),
          page("select-token", "Tokens and fees", Coins, "/select-token", "balance priority fee usdc sol"),
        ]),
    ...(leaderboard && address !== null ? [page("leaderboard", "Leaderboard", Trophy, "/leaderboard")] : []),
    {
      id: "settings",
      group: "Go to",
      label: "Settings",
      words: "preferences options",
      icon: drawn(Settings2),
      verb: "Open",
      keys: keysOf("settings", settings),
      run: () => open("settings"),
    },
    page("help", "Help and rules", LifeBuoy, "/help", "odds how to play"),
    page("fairness", "Fairness", ShieldCheck, "/fairness", "provably fair seed draw proof"),
    page("terms", "Terms", ScrollText, "/terms", "legal"),
    page("privacy", "Privacy", ScrollText, "/privacy", "data cookies storage"),
    page("whitepaper", "Whitepaper", ScrollText, "/whitepaper"),
    page("credits", "Credits", ScrollText, "/credits", "licences open source"),
    page("about", "About", ScrollText, "/aboutme", "operator contact"),
  ]
}

const toggles = [
  { field: "reduceMotion", name: "reduce motion", words: "animation" },
  { field: "lessGlow", name: "less glow", words: "light" },
  { field: "particlesEnabled", name: "particles", words: "confetti" },
  { field: "dataSaver", name: "data saver", words: "slow network" },
  { field: "fontSlim", name: "slim fonts", words: "lettering" },
  { field: "autoAdapt", name: "auto adapt", words: "performance" },
] as const

function actionCommands(context: CommandContext): Command[] {
  const { address, settings, open, copyAddress, disconnect, chooseTheme, change } = context
  const action = (id: string, label: string, icon: LucideIcon, run: () => void, words?: string): Command => ({
    id,
    group: "Actions",
    label,
    words,
    icon: drawn(icon),
    keys: keysOf(id, settings),
    run,
  })
  return [
    ...(address === null
      ? [action("connect", "Connect Wallet", Wallet, () => open("wallet"), "login sign in")]
      : [
          action("copy", "Copy Address", Copy, copyAddress, "wallet"),
          action("disconnect", "Disconnect", LogOut, disconnect, "wallet logout sign out"),
        ]),
    action("theme", "Theme & style", Palette, () => open("theme"), "colour color scheme"),
    action("graphics", "Graphics", MonitorCog, () => open("graphics"), "quality effects"),
    action("limits", "Responsible play", Hand, () => open("limits"), "limits loss wager reminder cool off break"),
    action("status", "Connection status", Activity, () => open("status"), "health network ping"),
    action("shortcuts", "Keyboard shortcuts", Keyboard, () => open("shortcuts"), "keys help"),
    ...themeCatalogue.map((theme): Command => {
      const here = theme.id === settings.colorScheme
      return {
        id: `theme-${theme.id}`,
        group: "Actions",
        label: `Theme: ${theme.name}`,
        note: here ? "Active" : undefined,
        words: `theme ${theme.category} ${theme.isDarkMode ? "dark" : "light"}`,
        icon: (
          <span
            data-theme={theme.id}
            className="grid h-5 w-7 grid-cols-3 overflow-hidden rounded-xs border border-border"
          >
            <i className="bg-background" />
            <i className="bg-button" />
            <i className="bg-accent" />
          </span>
        ),
        verb: "Apply",
        run: () => chooseTheme(theme.id),
        done: `Theme ${theme.name} is active`,
      }
    }),
    ...toggles.flatMap(({ field, name, words }) => {
      const now = settings.user[field]
      // Both stay, so that what was asked for is found and never does the opposite; what changes something comes first.
      return [!now, now].map((on) => ({
        ...action(
          `set-${field}-${on}`,
          `Turn ${on ? "on" : "off"} ${name}`,
          SlidersHorizontal,
          () => change({ [field]: on }),
          `settings ${words}`,
        ),
        note: on === now ? `Is ${on ? "on" : "off"}` : undefined,
        done: `${name.charAt(0).toUpperCase()}${name.slice(1)} is ${on ? "on" : "off"}`,
      }))
    }),
  ]
}

/** Everything this visitor may do from here, in the order of the groups. */
export const commandsFor = (context: CommandContext): readonly Command[] => [
  ...gameCommands(context),
  ...pageCommands(context),
  ...actionCommands(context),
]

/** An address or a signature that was pasted in is what the player looks for. */
export function lookUp(query: string, go: (href: string) => void) {
  const found = findBy(query, [])
  if (found?.kind === "player") return go(`/explorer/player/${found.address}`)
  if (found?.kind === "transaction") return go(`/explorer/transaction/${found.signature}`)
  return go("/explorer")
}
