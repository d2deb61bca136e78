import { SWRConfig } from "swr"
import { afterEach, expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import type { ExplorerSurroundings } from "../data/explorer-context"
import { sampleCreator, samplePlayers } from "../testing/sample-plays"
import { sampleSurroundings } from "../testing/story-surroundings"
import { Platform } from "./platform"

afterEach(() => vi.restoreAllMocks())

async function show(creator: string, surroundings: ExplorerSurroundings = sampleSurroundings, anchor = "") {
  const asked: string[] = []
  vi.spyOn(window, "fetch").mockImplementation(async (input) => {
    asked.push(new URL(`${input}`, location.origin).pathname)
    return Response.json({}, { status: 503 })
  })
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <Platform
        surroundings={surroundings}
        creator={creator}
        chart={{ metric: "volume", period: "30d", token: "SOL" }}
        onChart={vi.fn()}
        filter="all"
        onFilterChange={vi.fn()}
        game={null}
        onGameChange={vi.fn()}
        anchor={anchor}
      />
    </SWRConfig>,
  )
  return { screen, asked }
}
const charts = { name: "Charts" }

test("Platform shows figures and charts of this casino", async () => {
  const { screen, asked } = await show(sampleCreator)
  await expect.element(screen.getByRole("region", charts)).toBeVisible()
  await expect.poll(() => asked).toContain("/api/stats/series")
})

test("Refresh reads the charts again, beside plays and totals", async () => {
  const { screen, asked } = await show(sampleCreator)
  await expect.poll(() => asked).toContain("/api/stats/series")
  asked.length = 0
  await screen.getByRole("button", { name: "Refresh" }).click()
  for (const path of ["/api/events/settledGames", "/api/stats", "/api/stats/series", "/api/stats/games"])
    await expect.poll(() => asked).toContain(path)
})

test("Platform shows no figure of this casino under the address of another one", async () => {
  const { screen, asked } = await show(samplePlayers[0])
  await expect.element(screen.getByText("Only this casino's plays are stored here")).toBeVisible()
  expect(screen.getByRole("region", charts).elements()).toHaveLength(0)
  expect(asked.filter((path) => !path.startsWith("/api/services"))).toEqual([])
})

test("Platform asks another indexer for another casino's plays, and shows no charts, which name no casino", async () => {
  const indexerUrl = "https://indexer.example"
  const config = { ...sampleSurroundings.config, indexerUrl }
  const { screen, asked } = await show(samplePlayers[0], { ...sampleSurroundings, config })
  await expect.element(screen.getByRole("region", { name: "All Plays" })).toBeVisible()
  expect(screen.getByRole("region", charts).elements()).toHaveLength(0)
  expect(asked).toContain("/events/settledGames")
  expect(asked).not.toContain("/stats/series")
})

test.each(["wagered", "plays", "players", "revenue", "games", "fairness"])(
  "Platform begins at #%s, with the focus there",
  async (anchor) => {
    const { screen } = await show(sampleCreator, sampleSurroundings, anchor)
    await expect.element(screen.getByRole("region", charts)).toBeVisible()
    expect(document.activeElement?.id).toBe(anchor)
  },
)
