import { SWRConfig } from "swr"
import { afterEach, expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { sampleCreator } from "../testing/sample-plays"
import { sampleSurroundings } from "../testing/story-surroundings"
import { ExplorerProvider } from "../ui/explorer-context"
import { usePlays } from "./use-explorer-data"

afterEach(() => vi.restoreAllMocks())

function Total({ label, everyMs }: { label: string; everyMs: number | null }) {
  const { remote } = usePlays({ creator: sampleCreator }, 60, everyMs)
  return <output aria-label={label}>{remote.status === "ready" ? remote.value.total : remote.status}</output>
}

test("Plays are polled on after a failure, although another reader of them came first", async () => {
  let asked = 0
  vi.spyOn(window, "fetch").mockImplementation(async () => {
    asked += 1
    return asked === 1 ? Response.json({}, { status: 503 }) : Response.json({ results: [], total: asked })
  })
  const screen = await render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ExplorerProvider value={sampleSurroundings}>
        <Total label="Follower" everyMs={null} />
        <Total label="Feed" everyMs={600} />
      </ExplorerProvider>
    </SWRConfig>,
  )
  await expect.element(screen.getByLabelText("Feed")).toHaveTextContent("failed")
  await expect.poll(() => Number(screen.getByLabelText("Feed").element().textContent)).toBeGreaterThan(4)
  await expect.poll(() => Number(screen.getByLabelText("Follower").element().textContent)).toBeGreaterThan(4)
})
