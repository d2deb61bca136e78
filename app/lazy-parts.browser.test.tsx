import "../.storybook/preview.css"
import { sampleResult } from "@dghrt/betting/testing"
import { Dialog } from "@dghrt/design-system"
import { Children, Component, type ComponentType, lazy, type ReactNode } from "react"
import { beforeAll, expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { DrawnPart, madeParts } from "../features/lazy-parts/testing"
import { StoryFrame } from "./shell/testing/story-frame"

type File = Record<string, unknown>
/** Without what imports the routes, of which some are made by the build alone. */
const files = import.meta.glob<File>([
  "/{app,features}/**/*.tsx",
  "!/app/{app,main}.tsx",
  "!/app/prerender/**",
  "!/app/routes/{credits,changelog}.tsx",
  "/features/games/testing/sample-board.ts",
  "!/**/*.{stories,test}.tsx",
])
const sources = import.meta.glob<string>(["/{app,features}/**/*.tsx", "!/**/*.{stories,test}.tsx"], {
  query: "?raw",
  import: "default",
})
const read = async (file: string): Promise<File> => (await files[file]?.()) ?? {}
const nothing = () => undefined

/** Those that are made in a file of an overlay, which is the content of a dialog. */
let inOverlays: typeof madeParts = []
beforeAll(async () => {
  const makers: string[] = []
  for (const [file, source] of Object.entries(sources))
    if (/[=:] lazyP(art|anel)\(/.test(await source())) makers.push(file)
  expect(makers.filter((file) => !files[file])).toEqual([])
  for (const file of makers.filter((each) => !each.startsWith("/app/overlays/"))) await read(file)
  const before = madeParts.length
  for (const file of makers) await read(file)
  inOverlays = madeParts.slice(before)
}, 120_000)

const result = sampleResult({ gameId: "dice", betArray: [20_000, 0], metadata: "0:dice:under-50", index: 0 })
const inGame = { result, bet: [20_000, 0], token: { symbol: "SOL", decimals: 9 }, onVerify: nothing }
const inLobby = { races: [], own: "", nameOf: String, step: { phase: "idle" }, onCreate: nothing }
const panels = {
  ...{ record: {}, game: { id: "dice", rules: nothing }, config: { tokens: [] }, show: { close: nothing } },
  session: { program: {} },
}

/** Where panels stand that are no overlays: file, component, its props, and the button that opens the panel. */
const places: [file: string, name: string, props: File, press?: string][] = [
  ["/features/games/page/game-panels.tsx", "GamePanels", { ...panels, panel: { open: "fairness", result } }],
  ["/features/games/page/game-panels.tsx", "GamePanels", { ...panels, panel: { open: "account" } }],
  ["/features/games/page/game-panels.tsx", "GamePanels", { ...panels, panel: { open: "settings" } }],
  ["/features/games/page/game-panels.tsx", "GamePanels", { ...panels, panel: { open: "info" } }],
  ["/features/games/screen/set-bet.tsx", "SetBet", inGame, "Set bet amount"],
  ["/features/games/screen/result-line.tsx", "ResultLine", inGame, "From seed to result"],
  ["/features/games/plinkorace/race-view.tsx", "RaceView", inLobby, "Create"],
]

class Caught extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override render() {
    return this.state.error === null ? this.props.children : <p data-caught>{String(this.state.error)}</p>
  }
}

async function caughtIn(places: readonly ReactNode[], press?: string): Promise<string[]> {
  const screen = await render(
    <StoryFrame>
      {Children.map(places, (place) => (
        <Caught>{place}</Caught>
      ))}
    </StoryFrame>,
  )
  // From inside the page: a press from outside waits for frames, which a page at rest may not draw for seconds.
  if (press) (await vi.waitFor(() => screen.getByRole("button", { name: press }).element() as HTMLElement)).click()
  await new Promise((resolve) => setTimeout(resolve))
  const caught = [...document.querySelectorAll("[data-caught]")].map(({ textContent }) => `${textContent}`)
  await screen.unmount()
  return caught
}

test.each([
  ["on its way", () => new Promise<never>(nothing)],
  ["whose file is missing", () => Promise.reject<never>(new TypeError("Failed to fetch dynamically imported module"))],
  ["that is broken", () => Promise.reject<never>(new Error("The part is broken"))],
])(
  "every lazy part %s leaves the place where it stands",
  async (_state, load) => {
    vi.spyOn(console, "error").mockImplementation(nothing)
    const drawn = new Set<object>()
    for (const part of madeParts) {
      part.load = () => {
        drawn.add(part)
        return load()
      }
      part.loaded = lazy(part.load)
    }
    const caught: string[] = []
    const { sampleBoard } = await read("/features/games/testing/sample-board.ts")
    const context = (sampleBoard as () => unknown)()
    for (const [file, name, props, press] of places) {
      const Place = (await read(file))[name] as ComponentType<File>
      caught.push(...(await caughtIn([<Place key="" context={context} {...props} />], press)))
    }
    const alone = madeParts
      .filter((each) => !drawn.has(each))
      .map((part) => {
        const key = `${madeParts.indexOf(part)}`
        const place = <DrawnPart key={key} part={part} props={{}} />
        if (!inOverlays.includes(part)) return place
        return (
          <Dialog key={key} open>
            {place}
          </Dialog>
        )
      })
    caught.push(...(await caughtIn(alone)))
    expect(caught).toEqual([])
    expect(drawn.size).toBe(madeParts.length)
  },
  120_000,
)
