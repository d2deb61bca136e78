import type { Theme } from "./contract"
import type { ThemeId } from "./theme-id"
import { arctic } from "./themes/arctic.ts"
import { carnival } from "./themes/carnival.ts"
import { casinoFloor } from "./themes/casino-floor.ts"
import { crimson } from "./themes/crimson.ts"
import { crystal } from "./themes/crystal.ts"
import { cyberpunk } from "./themes/cyberpunk.ts"
import { jade } from "./themes/jade.ts"
import { midnight } from "./themes/midnight.ts"
import { retro } from "./themes/retro.ts"
import { romanticDegen } from "./themes/romantic-degen.ts"
import { solar } from "./themes/solar.ts"
import { space } from "./themes/space.ts"
import { starlight } from "./themes/starlight.ts"

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
