import type { Theme } from "./contract"
import type { ThemeId } from "./theme-id"
import { arctic } from "./themes/arctic"
import { carnival } from "./themes/carnival"
import { casinoFloor } from "./themes/casino-floor"
import { crimson } from "./themes/crimson"
import { crystal } from "./themes/crystal"
import { cyberpunk } from "./themes/cyberpunk"
import { jade } from "./themes/jade"
import { midnight } from "./themes/midnight"
import { retro } from "./themes/retro"
import { romanticDegen } from "./themes/romantic-degen"
import { solar } from "./themes/solar"
import { space } from "./themes/space"
import { starlight } from "./themes/starlight"

/** Every theme under its id, in the order a picker shows them. */
export const themes: Readonly<Record<ThemeId, Theme>> = {
  romanticDegen,
  cyberpunk,
  casinoFloor,
  crystal,
  space,
  retro,
  carnival,
  midnight,
  crimson,
  arctic,
  solar,
  jade,
  starlight,
}
