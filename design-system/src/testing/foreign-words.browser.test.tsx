import "../../../.storybook/preview.css"
import type { ReactNode } from "react"
import { beforeEach, describe, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import * as library from "../index"
import * as wallet from "../wallet/index"
import { quiet } from "./pass-time"

/** Every word given is Greek, so a Latin letter is a word that the component keeps to itself. */
const w = "λέξη"
const words = <Names extends string>(...names: readonly Names[]) =>
  Object.fromEntries(names.map((name, index) => [name, w + "ς".repeat(index)])) as Record<Names, string>
const say = () => w
const saying = <Names extends string>(...names: readonly Names[]) =>
  Object.fromEntries(names.map((name) => [name, say])) as Record<Names, typeof say>

const spokenAttributes = ["aria-label", "title", "placeholder", "alt", "aria-valuetext", "aria-roledescription"]

/** What a person reads or hears anywhere on the page, portals included. */
function spoken(): string[] {
  const said: string[] = []
  for (const element of document.body.querySelectorAll("*")) {
    if (element.closest("style, script, [data-vitest]")) continue
    for (const name of spokenAttributes) said.push(element.getAttribute(name) ?? "")
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? "")
  }
  return said.filter((text) => /[a-z]/i.test(text))
}

const betInput = {
  label: w,
  decimals: 2,
  symbol: "◎",
  max: 1_000n,
  min: 100n,
  words: {
    ...words(
      "halve",
      "double",
      "min",
      "toMin",
      "max",
      "toMax",
      "or",
      "whichAmount",
      "separators",
      "exponent",
      "characters",
    ),
    ...saying("change", "smallest", "largest", "refused", "keep", "offered"),
  },
}
const chart = { label: w, words: words("nothing", "pointByPoint", "showTable", "point", "value") }
const points = [
  { label: w, value: 1, text: "1" },
  { label: `${w} β`, value: 2, text: "2" },
]
const columns = [{ id: "a", header: w, cell: () => w }]
const source: wallet.WalletSource = {
  wallets: [
    { id: "1", name: w, state: "detected" },
    { id: "2", name: w, state: "available", usedLast: true },
    { id: "3", name: w, state: "wrong-network" },
    { id: "4", name: w, state: "absent", href: "#" },
    { id: "5", name: w, state: "absent", href: "#", opensApp: true },
  ],
  status: "connecting",
  selected: "2",
  address: "11111111",
  problem: { id: "1", text: w },
  connect: async () => undefined,
  cancel: () => undefined,
  disconnect: async () => undefined,
}
const toasts = library.createToastStore()
const later = Date.now() + 300_000_000

/** A case draws what its name begins with; what else is in the name is drawn with it. */
const cases: Record<string, ReactNode> = {
  "BetInput over its limit": <library.BetInput {...betInput} defaultValue={2_000n} />,
  "BetInput under its limit": <library.BetInput {...betInput} defaultValue={1n} />,
  "BetInput with two readings": <library.BetInput {...betInput} />,
  "BetInput with a text": <library.BetInput {...betInput} defaultValue={500n} />,
  BetPresets: (
    <library.BetPresets
      label={w}
      presets={[{ label: "5", value: null }]}
      value={1n}
      onValueChange={() => undefined}
      unpricedReason={w}
    />
  ),
  BetProgress: (
    <library.BetProgress
      text={w}
      steps={[
        { label: w, state: "idle" },
        { label: `${w} β`, state: "loading" },
        { label: `${w} γ`, state: "finished" },
      ]}
      stateWords={words("idle", "loading", "finished")}
    />
  ),
  CopyButton: <library.CopyButton text="1" label={w} words={words("copied", "spoken", "refused")} />,
  Countdown: <library.Countdown label={w} until={later} spoken={say} dayMark="η" />,
  DialogContent: (
    <library.Dialog open>
      <library.DialogContent title={w} closeLabel={w} media={<span />}>
        {w}
      </library.DialogContent>
    </library.Dialog>
  ),
  DrawerContent: (
    <library.Drawer open>
      <library.DrawerContent side="left" title={w} closeLabel={w}>
        {w}
      </library.DrawerContent>
    </library.Drawer>
  ),
  BottomSheetContent: (
    <library.BottomSheet open>
      <library.BottomSheetContent title={w} closeLabel={w} actions={[{ label: w, onSelect: () => undefined }]} />
    </library.BottomSheet>
  ),
  ErrorState: <library.ErrorState title={w} onRetry={() => undefined} retryLabel={w} />,
  "ErrorPage and StatusPage": (
    <library.ErrorPage
      status={404}
      title={w}
      cause={w}
      report={say}
      homeHref="#"
      homeLabel={w}
      onRetry={() => undefined}
      retryLabel={w}
      words={words("whatWentWrong", "copy", "copied", "refused")}
    />
  ),
  GameCard: (
    <library.GameCard
      name={w}
      art={<span />}
      cells={[{ label: w, value: w }]}
      link={(content) => <a href="#play">{content}</a>}
      featured
      playLabel={w}
      featuredLabel={w}
    />
  ),
  LineChart: <library.LineChart {...chart} points={points} />,
  BarChart: <library.BarChart {...chart} bars={points} table />,
  "BarChart without bars": <library.BarChart {...chart} bars={[]} />,
  NumberStepper: <library.NumberStepper label={w} min={1} max={5} words={{ lower: say, raise: say, refused: say }} />,
  PageSkeleton: <library.PageSkeleton label={w} />,
  Pagination: (
    <library.Pagination
      label={w}
      page={5}
      pageCount={20}
      onPageChange={() => undefined}
      words={{ ...words("previous", "next"), page: say }}
    />
  ),
  PauseButton: (
    <library.PauseButton of={w} paused={false} onPausedChange={() => undefined} words={{ pause: say, resume: say }} />
  ),
  ScrollRow: (
    <div style={{ width: 200 }}>
      <library.ScrollRow title={w} words={{ back: say, on: say }}>
        <div style={{ width: 400 }}>{w}</div>
      </library.ScrollRow>
    </div>
  ),
  Ticker: (
    <div style={{ width: 60 }}>
      <library.Ticker label={w} words={{ pause: say, resume: say }}>
        <span>{w.repeat(20)}</span>
      </library.Ticker>
    </div>
  ),
  Select: <library.Select label={w} placeholder={w} options={[{ value: "1", label: w }]} />,
  Switch: <library.Switch label={w} />,
  Accordion: <library.Accordion sections={[{ value: "1", title: w, content: w }]} />,
  RadioGroup: <library.RadioGroup label={w} options={[{ value: "1", label: w }]} />,
  RangeSlider: <library.RangeSlider labels={[w, `${w} β`]} min={0} max={9} />,
  DataList: <library.DataList label={w} items={[1]} itemKey={String} renderItem={() => w} empty={w} />,
  "Table that loads": (
    <library.Table label={w} rows={[]} columns={columns} rowKey={say} empty={w} loadingRows={2} loadingLabel={w} />
  ),
  "Table with rows": (
    <library.Table label={w} rows={[1, 2]} columns={columns} rowKey={String} empty={w} narrow="cards" />
  ),
  ToastViewport: <library.ToastViewport store={toasts} words={words("region", "notification", "dismiss", "newTab")} />,
  WalletDialogContent: (
    <library.Dialog open>
      <wallet.WalletDialogContent
        source={source}
        words={{ ...(words(...Object.keys(wallet.defaultWalletDialogWords)) as object), waiting: say }}
      />
    </library.Dialog>
  ),
  WalletMenu: (
    <wallet.WalletMenu
      source={source}
      onCopy={() => undefined}
      onProfile={() => undefined}
      words={words("copy", "profile", "disconnect")}
    />
  ),
}

/** What brings the other words of a case. */
const acts: Record<string, () => Promise<void>> = {
  "BetInput with two readings": () => userEvent.type(document.querySelector("input") ?? document.body, "1,234"),
  "BetInput with a text": () => userEvent.type(document.querySelector("input") ?? document.body, "-"),
  BetPresets: () => userEvent.tab(),
  CopyButton: () => userEvent.click(document.querySelector("button") ?? document.body),
  Select: () => userEvent.click(document.querySelector("[role=combobox]") ?? document.body),
  ToastViewport: async () => {
    toasts.push({ tone: "info", title: w, link: { label: w, href: "#" }, action: { label: w, run: () => undefined } })
    await expect.element(page.getByRole("listitem")).toBeVisible()
  },
  WalletMenu: () => userEvent.click(document.querySelector("button") ?? document.body),
}

/** The key that leads to the messages is the name of a key in every language. */
const keys = /\(F8\)/g

describe("with every word given", () => {
  beforeEach(() => {
    for (const { id } of toasts.getSnapshot()) toasts.dismiss(id)
  })

  test.each(Object.entries(cases))("%s says no word of its own", async (name, draw) => {
    await render(<div>{draw}</div>)
    await acts[name]?.()
    await quiet()
    expect(spoken().filter((text) => /[a-z]/i.test(text.replace(keys, "")))).toEqual([])
  })
})

test("a component with default words is among those cases", () => {
  const sources = import.meta.glob<string>(["../*/*.tsx", "!../**/*.{stories,test}.tsx"], {
    query: "?raw",
    import: "default",
    eager: true,
  })
  const covered = new Set(Object.keys(cases).flatMap((name) => name.split(" ")))
  const withWords = Object.entries({ ...library, ...wallet }).flatMap(([name, component]) => {
    if (!/^[A-Z]/.test(name) || typeof component === "string") return []
    const source = Object.values(sources).find((text) => new RegExp(`(function|const) ${name}\\b`).test(text)) ?? ""
    return /\bwords\b.*Partial|Label = "|Label = `|defaultWords/.test(source) ? [name] : []
  })
  expect(withWords.length).toBeGreaterThan(10)
  expect(withWords.filter((name) => !covered.has(name) && !/(Trigger|Close)$/.test(name))).toEqual([
    // Drawn by the cases of what they belong to.
    ...["BottomSheet", "Dialog", "Drawer", "Skeleton", "SkeletonFigure", "SkeletonRows"].filter((name) =>
      withWords.includes(name),
    ),
  ])
})
