import type { ThemeId } from "@dghrt/themes"
import type { ComponentType } from "react"

type Load = () => Promise<{ default: ComponentType }>

const of: Readonly<Record<ThemeId, Load>> = {
  romanticDegen: () => import("./romantic-degen"),
  cyberpunk: () => import("./cyberpunk"),
  casinoFloor: () => import("./casino-floor"),
  crystal: () => import("./crystal"),
  space: () => import("./space"),
  retro: () => import("./retro"),
  carnival: () => import("./carnival"),
  midnight: () => import("./midnight"),
  crimson: () => import("./crimson"),
  arctic: () => import("./arctic"),
  solar: () => import("./solar"),
  jade: () => import("./jade"),
  starlight: () => import("./starlight"),
}

/** The gesture of each theme for a top win, in a file of its own. */
export const signatures: Readonly<Record<string, Load | undefined>> = of
