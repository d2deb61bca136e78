import "../../../.storybook/preview.css"
import type { ReactNode } from "react"
import { beforeEach, describe, expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import * as library from "../index"
import * as wallet from "../wallet/index"

const {
  Accordion,
  BarChart,
  BetInput,
  BetPresets,
  BetProgress,
  BottomSheet,
  BottomSheetContent,
  CopyButton,
  Countdown,
  DataList,
  Dialog,
  DialogContent,
  Drawer,
  DrawerContent,
  ErrorPage,
  ErrorState,
  GameCard,
  LineChart,
  NumberStepper,
  PageSkeleton,
  Pagination,
  PauseButton,
  RadioGroup,
  RangeSlider,
  ScrollRow,
  Select,
  Switch,
  Table,
  Ticker,
  ToastViewport,
  createToastStore,
} = library

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
    ...saying("change", "smallest", "largest", "refused", "keep"),
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
const toasts = createToastStore()
const later = Date.now() + 300_000_000

const cases: Record<string, { of: readonly string[]; draw: ReactNode; act?: () => Promise<void> }> = {
  "BetInput over its limit": { of: ["BetInput"], draw: <BetInput {...betInput} defaultValue={2_000n} /> },
  "BetInput under its limit": { of: ["BetInput"], draw: <BetInput {...betInput} defaultValue={1n} /> },
  "BetInput with two readings": {
    of: ["BetInput"],
    draw: <BetInput {...betInput} />,
    act: () => userEvent.type(document.querySelector("input") ?? document.body, "1,234"),
  },
  "BetInput with a text": {
    of: ["BetInput"],
    draw: <BetInput {...betInput} defaultValue={500n} />,
    act: () => userEvent.type(document.querySelector("input") ?? document.body, "-"),
  },
  BetPresets: {
    of: ["BetPresets"],
    draw: (
      <BetPresets
        label={w}
        presets={[{ label: "5", value: null }]}
        value={1n}
        onValueChange={() => undefined}
        unpricedReason={w}
      />
    ),
    act: () => userEvent.tab(),
  },
  BetProgress: {
    of: ["BetProgress"],
    draw: (
      <BetProgress
        text={w}
        steps={[
          { label: w, state: "idle" },
          { label: `${w} β`, state: "loading" },
          { label: `${w} γ`, state: "finished" },
        ]}
        stateWords={words("idle", "loading", "finished")}
      />
    ),
  },
  CopyButton: {
    of: ["CopyButton"],
    draw: <CopyButton text="1" label={w} words={words("copied", "refused")} />,
    act: () => userEvent.click(document.querySelector("button") ?? document.body),
  },
  Countdown: { of: ["Countdown"], draw: <Countdown label={w} until={later} spoken={say} dayMark="η" /> },
  Dialog: {
    of: ["DialogContent"],
    draw: (
      <Dialog open>
        <DialogContent title={w} closeLabel={w} media={<span />}>
          {w}
        </DialogContent>
      </Dialog>
    ),
  },
  Drawer: {
    of: ["DrawerContent"],
    draw: (
      <Drawer open>
        <DrawerContent side="left" title={w} closeLabel={w}>
          {w}
        </DrawerContent>
      </Drawer>
    ),
  },
  BottomSheet: {
    of: ["BottomSheetContent"],
    draw: (
      <BottomSheet open>
        <BottomSheetContent title={w} closeLabel={w} actions={[{ label: w, onSelect: () => undefined }]} />
      </BottomSheet>
    ),
  },
  ErrorState: { of: ["ErrorState"], draw: <ErrorState title={w} onRetry={() => undefined} retryLabel={w} /> },
  ErrorPage: {
    of: ["ErrorPage", "StatusPage"],
    draw: (
      <ErrorPage
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
  },
  GameCard: {
    of: ["GameCard"],
    draw: (
      <GameCard
        name={w}
        art={<span />}
        cells={[{ label: w, value: w }]}
        link={(content) => <a href="#play">{content}</a>}
        featured
        playLabel={w}
        featuredLabel={w}
      />
    ),
  },
  LineChart: { of: ["LineChart"], draw: <LineChart {...chart} points={points} /> },
  BarChart: { of: ["BarChart"], draw: <BarChart {...chart} bars={points} table /> },
  "BarChart without bars": { of: ["BarChart"], draw: <BarChart {...chart} bars={[]} /> },
  NumberStepper: {
    of: ["NumberStepper"],
    draw: <NumberStepper label={w} min={1} max={5} words={{ lower: say, raise: say }} />,
  },
  PageSkeleton: { of: ["PageSkeleton"], draw: <PageSkeleton label={w} /> },
  Pagination: {
    of: ["Pagination"],
    draw: (
      <Pagination
        label={w}
        page={5}
        pageCount={20}
        onPageChange={() => undefined}
        words={{ ...words("previous", "next"), page: say }}
      />
    ),
  },
  PauseButton: {
    of: ["PauseButton"],
    draw: <PauseButton of={w} paused={false} onPausedChange={() => undefined} words={{ pause: say, resume: say }} />,
  },
  ScrollRow: {
    of: ["ScrollRow"],
    draw: (
      <div style={{ width: 200 }}>
        <ScrollRow title={w} words={{ back: say, on: say }}>
          <div style={{ width: 400 }}>{w}</div>
        </ScrollRow>
      </div>
    ),
  },
  Ticker: {
    of: ["Ticker"],
    draw: (
      <div style={{ width: 60 }}>
        <Ticker label={w} words={{ pause: say, resume: say }}>
          <span>{w.repeat(20)}</span>
        </Ticker>
      </div>
    ),
  },
  Select: {
    of: ["Select"],
    draw: <Select label={w} placeholder={w} options={[{ value: "1", label: w }]} />,
    act: () => userEvent.click(document.querySelector("[role=combobox]") ?? document.body),
  },
  Switch: { of: ["Switch"], draw: <Switch label={w} /> },
  Accordion: { of: ["Accordion"], draw: <Accordion sections={[{ value: "1", title: w, content: w }]} /> },
  RadioGroup: { of: ["RadioGroup"], draw: <RadioGroup label={w} options={[{ value: "1", label: w }]} /> },
  RangeSlider: { of: ["RangeSlider"], draw: <RangeSlider labels={[w, `${w} β`]} min={0} max={9} /> },
  DataList: {
    of: ["DataList"],
    draw: <DataList label={w} items={[1]} itemKey={String} renderItem={() => w} empty={w} />,
  },
  "Table that loads": {
    of: ["Table"],
    draw: <Table label={w} rows={[]} columns={columns} rowKey={say} empty={w} loadingRows={2} loadingLabel={w} />,
  },
  "Table with rows": {
    of: ["Table"],
    draw: <Table label={w} rows={[1, 2]} columns={columns} rowKey={String} empty={w} narrow="cards" />,
  },
  Toast: {
    of: ["ToastViewport"],
    draw: <ToastViewport store={toasts} words={words("region", "notification", "dismiss", "newTab")} />,
    act: async () => {
      toasts.push({ tone: "info", title: w, link: { label: w, href: "#" }, action: { label: w, run: () => undefined } })
      await new Promise((resolve) => setTimeout(resolve, 100))
    },
  },
  "wallet dialog": {
    of: ["WalletDialogContent"],
    draw: (
      <Dialog open>
        <wallet.WalletDialogContent
          source={source}
          words={{ ...(words(...Object.keys(wallet.defaultWalletDialogWords)) as object), waiting: say }}
        />
      </Dialog>
    ),
  },
  "wallet menu": {
    of: ["WalletMenu"],
    draw: (
      <wallet.WalletMenu
        source={source}
        onCopy={() => undefined}
        onProfile={() => undefined}
        words={words("copy", "profile", "disconnect")}
      />
    ),
    act: () => userEvent.click(document.querySelector("button") ?? document.body),
  },
}

/** The key that leads to the messages is the name of a key in every language. */
const keys = /\(F8\)/g

describe("with every word given", () => {
  beforeEach(() => {
    for (const { id } of toasts.getSnapshot()) toasts.dismiss(id)
  })

  test.each(Object.entries(cases))("%s says no word of its own", async (_, { draw, act }) => {
    await render(<div>{draw}</div>)
    await act?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(spoken().filter((text) => /[a-z]/i.test(text.replace(keys, "")))).toEqual([])
  })
})

test("a component with default words is among those cases", () => {
  const sources = import.meta.glob<string>(["../*/*.tsx", "!../**/*.{stories,test}.tsx"], {
    query: "?raw",
    import: "default",
    eager: true,
  })
  const covered = new Set(Object.values(cases).flatMap(({ of }) => of))
  const withWords = Object.entries({ ...library, ...wallet }).flatMap(([name, component]) => {
    if (!/^[A-Z]/.test(name) || typeof component === "string") return []
    const source = Object.values(sources).find((text) => new RegExp(`(function|const) ${name}\\b`).test(text)) ?? ""
    return /\bwords\b.*Partial|Label = "|Label = `|defaultWords/.test(source) ? [name] : []
  })
  expect(withWords.length).toBeGreaterThan(10)
  expect(withWords.filter((name) => !covered.has(name) && !/(Trigger|Close)$/.test(name))).toEqual([
    // Drawn by the cases of what they belong to.
    ...["BottomSheet", "Dialog", "Drawer", "Skeleton", "SkeletonRows"].filter((name) => withWords.includes(name)),
  ])
})
