import { SWRConfig } from "swr"
import { afterEach, expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { toBase58 } from "#contract/base58"
import type { SettledGameWire } from "#contract/settled-games"
import { sampleCreator, samplePlayers, sampleSol } from "../testing/sample-plays"
import { sampleSurroundings } from "../testing/story-surroundings"
import { LiveResults } from "./live-results"

const root = document.documentElement.dataset

afterEach(() => {
  vi.restoreAllMocks()
  delete root.lessGlow
  delete root.reduceMotion
})

const bet: SettledGameWire = {
  signature: toBase58(new Uint8Array(64).fill(9)),
  ...{ user: samplePlayers[0], creator: sampleCreator, token: sampleSol, game: "dice" },
  ...{ wager: "1000000000", payout: "5000000000", multiplier_bps: 50_000, time: 9 },
}

test.each(["lessGlow", "reduceMotion"])("passing results go and come with %s", async (setting) => {
  vi.spyOn(window, "fetch").mockImplementation(async () => Response.json({ results: [bet] }))
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LiveResults surroundings={sampleSurroundings} withheld={null} />
    </SWRConfig>,
  )
  const results = screen.getByRole("region", { name: "Results" })
  await expect.element(results).toBeVisible()
  root[setting] = "true"
  await expect.element(results).not.toBeInTheDocument()
  delete root[setting]
  await expect.element(results).toBeVisible()
})
