import { axe } from "../../tests/prove/axe"
import { chaos } from "../../tests/prove/chaos/chaos"
import { command, controls, flows, testProject } from "../../tests/prove/command"
import { costs } from "../../tests/prove/costs"
import { delays } from "../../tests/prove/delays"
import { documentation } from "../../tests/prove/documentation"
import { draws } from "../../tests/prove/draws"
import { endpoints } from "../../tests/prove/endpoints"
import { engineRoutes } from "../../tests/prove/engine-routes"
import { explorer } from "../../tests/prove/explorer"
import { gatewayFuzz, hostileAddresses } from "../../tests/prove/gateway"
import { load } from "../../tests/prove/load"
import { openPages } from "../../tests/prove/open-pages"
import { programs } from "../../tests/prove/programs"
import type { Proof } from "../../tests/prove/proof"
import { proxies } from "../../tests/prove/proxies"
import { restore } from "../../tests/prove/restore"
import { routes } from "../../tests/prove/routes"
import { fuzz, kills } from "../../tests/prove/server"
import { storyModes } from "../../tests/prove/story-modes"
import { storybook } from "../../tests/prove/storybook"
import { translatedStories } from "../../tests/prove/translated-stories"
import { upgrade } from "../../tests/prove/upgrade"
import { visual } from "../../tests/prove/visual"
import { visualPlant } from "../../tests/prove/visual-plant"

/** In the order in which those that occupy the same run: what breaks most often comes first. */
export const proofs: readonly Proof[] = [
  programs,
  testProject(
    {
      name: "contract",
      proves: "the server while its database, node and price service fail or misbehave",
      minutes: 2,
      occupies: "server",
    },
    "localnet-long",
    "tests/contract",
  ),
  testProject(
    {
      name: "sweeps",
      proves:
        "every story of the design system: touch targets, narrow, right to left, forced colours; every game's controls in reach",
      minutes: 4,
      occupies: "browser",
    },
    "browser-long",
  ),
  flows,
  controls,
  routes,
  engineRoutes,
  axe,
  documentation,
  storybook,
  storyModes,
  translatedStories,
  costs(500),
  endpoints(30),
  explorer({ players: 20, rounds: 1_000, races: 20 }),
  fuzz(20_000),
  gatewayFuzz(100_000),
  kills(50),
  proxies,
  restore,
  upgrade,
  load,
  hostileAddresses,
  openPages,
  draws(50_000),
  delays(200),
  chaos,
  command({
    name: "check:packages",
    proves: "what the packages' tarballs hold, and that other projects can import them",
    minutes: 2,
    occupies: "server",
  }),
  command({
    name: "consumers",
    proves: "the tarballs installed, built and used in other apps, React 18 and 19",
    minutes: 5,
    occupies: "server",
  }),
  visualPlant,
  ...visual,
]
