import { SWRConfig } from "swr"
import { afterEach, expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { sampleCreator } from "../testing/sample-plays"
import { sampleSurroundings } from "../testing/story-surroundings"
import { ExplorerProvider } from "./explorer-context"
import { usePlays } from "./use-explorer-data"

afterEach(() => vi.restoreAllMocks())

function Total({ label, everyMs }: { label: string; everyMs: number | null }) {
  const { remote } = usePlays({ creator: sampleCreator }, 60, everyMs)
  return <output aria-label={label}>{remote.status === "ready" ? remote.value.total : remote.status}</output>
}

test("Plays are polled on after a failure, although another reader of them came first", async () => {
  // A page that nobody has touched for half a minute is read less often.
  dispatchEvent(new Event("pointerdown"))
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

test("A request is aborted when the last part of the page that shows it is gone, and made again when one comes back", async () => {
  const asked: AbortSignal[] = []
  vi.spyOn(window, "fetch").mockImplementation((_, init) => {
    const { signal } = init ?? {}
    if (signal) asked.push(signal)
    return new Promise((resolve, reject) => {
      if (asked.length > 1) resolve(Response.json({ results: [], total: 7 }))
      signal?.addEventListener("abort", () => reject(signal.reason))
    })
  })
  const cache = new Map()
  const page = (labels: readonly string[]) => (
    <SWRConfig value={{ provider: () => cache }}>
      <ExplorerProvider value={sampleSurroundings}>
        {labels.map((label) => (
          <Total key={label} label={label} everyMs={0} />
        ))}
      </ExplorerProvider>
    </SWRConfig>
  )
  const screen = await render(page(["First", "Second"]))
  await expect.poll(() => asked).toHaveLength(1)
  await screen.rerender(page(["Second"]))
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked[0]?.aborted).toBe(false)
  await screen.rerender(page([]))
  await expect.poll(() => asked[0]?.aborted).toBe(true)
  await screen.rerender(page(["Third"]))
  await expect.element(screen.getByLabelText("Third")).toHaveTextContent("7")
})
