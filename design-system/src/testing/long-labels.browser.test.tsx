import "../../../.storybook/preview.css"
import type { ReactElement } from "react"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { Accordion } from "../accordion/accordion"
import { Avatar } from "../avatar/avatar"
import { BetInput } from "../bet-input/bet-input"
import { BetPresets } from "../bet-presets/bet-presets"
import { BottomSheet, BottomSheetContent } from "../bottom-sheet/bottom-sheet"
import { Button } from "../button/button"
import { LinkButton } from "../button/link-button"
import { BarChart } from "../charts/bar-chart"
import { LineChart } from "../charts/line-chart"
import { Sparkline } from "../charts/sparkline"
import { Checkbox } from "../checkbox/checkbox"
import { CopyButton } from "../copy-button/copy-button"
import { DataList } from "../data-list/data-list"
import { Dialog, DialogContent } from "../dialog/dialog"
import { Drawer, DrawerContent } from "../drawer/drawer"
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../dropdown-menu/dropdown-menu"
import { FilterChips } from "../filter-chips/filter-chips"
import { GameCard } from "../game-card/game-card"
import { Heart } from "../heart/heart"
import { IconButton } from "../icon-button/icon-button"
import { Input } from "../input/input"
import { NumberStepper } from "../number-stepper/number-stepper"
import { Pagination } from "../pagination/pagination"
import { PauseButton } from "../pause-button/pause-button"
import { Popover, PopoverContent, PopoverTrigger } from "../popover/popover"
import { Progress } from "../progress/progress"
import { QrCode } from "../qr-code/qr-code"
import { RadioGroup } from "../radio-group/radio-group"
import { ScrollRow } from "../scroll-row/scroll-row"
import { SegmentedControl } from "../segmented-control/segmented-control"
import { Select } from "../select/select"
import { RangeSlider } from "../slider/range-slider"
import { Slider } from "../slider/slider"
import { EmptyState } from "../states/empty-state"
import { Switch } from "../switch/switch"
import { Table } from "../table/table"
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../tabs/tabs"
import { ThemePicker } from "../theme-picker/theme-picker"

const idle = () => undefined
/** 400 letters, of which the last say whether a name was cut. */
const label = `${"Unbroken".repeat(24)} ${"with words ".repeat(18)}the end`.padEnd(400, ".")
const options = [
  { value: "long", label },
  { value: "other", label: "Other" },
]
const point = { label, value: 1, text: "1 play" }

/** Each draws its label, and says under which role it is announced. */
const labelled: Readonly<Record<string, readonly [role: string, element: ReactElement]>> = {
  Accordion: ["button", <Accordion key="" sections={[{ value: "long", title: label, content: "" }]} />],
  Avatar: ["img", <Avatar key="" address="one" label={label} />],
  BarChart: ["slider", <BarChart key="" label={label} bars={[point, point]} />],
  BetInput: ["textbox", <BetInput key="" label={label} decimals={9} max={5n} symbol="SOL" />],
  BetPresets: ["group", <BetPresets key="" label={label} presets={[]} value={1n} onValueChange={idle} />],
  BottomSheet: [
    "dialog",
    <BottomSheet key="" defaultOpen>
      <BottomSheetContent title={label}>Inside</BottomSheetContent>
    </BottomSheet>,
  ],
  Button: ["button", <Button key="">{label}</Button>],
  Checkbox: ["checkbox", <Checkbox key="" label={label} />],
  CopyButton: ["button", <CopyButton key="" text="one" label={label} />],
  DataList: [
    "list",
    <DataList key="" label={label} items={["one"]} itemKey={String} renderItem={String} empty="" className="h-40" />,
  ],
  Dialog: [
    "dialog",
    <Dialog key="" defaultOpen>
      <DialogContent title={label}>Inside</DialogContent>
    </Dialog>,
  ],
  Drawer: [
    "dialog",
    <Drawer key="" defaultOpen>
      <DrawerContent side="left" title={label}>
        Inside
      </DrawerContent>
    </Drawer>,
  ],
  DropdownMenuItem: [
    "menuitem",
    <DropdownMenu key="" defaultOpen>
      <DropdownMenuTrigger>Open</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>{label}</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  ],
  FilterChips: ["button", <FilterChips key="" label="Games" value="long" onValueChange={idle} options={options} />],
  GameCard: [
    "article",
    <GameCard key="" name={label} art={null} cells={[]} link={(content) => <a href="#dice">{content}</a>} />,
  ],
  Heart: ["img", <Heart key="" label={label} className="w-20" />],
  IconButton: [
    "button",
    <IconButton key="" label={label}>
      i
    </IconButton>,
  ],
  Input: ["textbox", <Input key="" label={label} />],
  LineChart: ["slider", <LineChart key="" label={label} points={[point, point]} />],
  LinkButton: [
    "link",
    <LinkButton key="" href="#there">
      {label}
    </LinkButton>,
  ],
  NumberStepper: ["spinbutton", <NumberStepper key="" label={label} defaultValue={1} min={0} max={9} />],
  Pagination: ["navigation", <Pagination key="" label={label} page={1} pageCount={9} onPageChange={idle} />],
  PauseButton: ["button", <PauseButton key="" of={label} paused={false} onPausedChange={idle} />],
  Popover: [
    "dialog",
    <Popover key="" defaultOpen>
      <PopoverTrigger>Open</PopoverTrigger>
      <PopoverContent label={label}>Inside</PopoverContent>
    </Popover>,
  ],
  Progress: ["progressbar", <Progress key="" label={label} value={20} />],
  QrCode: ["img", <QrCode key="" label={label} value="one" className="w-40" />],
  RadioGroup: ["radio", <RadioGroup key="" label={label} options={options} />],
  RangeSlider: ["slider", <RangeSlider key="" labels={[label, "To"]} min={0} max={9} defaultValue={[1, 2]} />],
  ScrollRow: [
    "list",
    <ScrollRow key="" title={label}>
      <p>One</p>
    </ScrollRow>,
  ],
  SegmentedControl: ["radio", <SegmentedControl key="" label={label} options={options} />],
  Select: ["combobox", <Select key="" label={label} options={options} defaultValue="long" />],
  Slider: ["slider", <Slider key="" label={label} min={0} max={9} />],
  Sparkline: ["img", <Sparkline key="" label={label} values={[1, 2]} className="h-12 w-60" />],
  Switch: ["switch", <Switch key="" label={label} />],
  Table: [
    "columnheader",
    <Table
      key=""
      label={label}
      rows={["one"]}
      columns={[{ id: "name", header: label, cell: String }]}
      rowKey={String}
      empty={<EmptyState title={label} />}
    />,
  ],
  Tabs: [
    "tab",
    <Tabs key="" defaultValue="one">
      <TabsList label={label}>
        <TabsTrigger value="one">{label}</TabsTrigger>
      </TabsList>
      <TabsContent value="one">One</TabsContent>
    </Tabs>,
  ],
  ThemePicker: [
    "radio",
    <ThemePicker
      key=""
      label="Theme"
      choices={[{ id: "arctic", name: label, description: label }]}
      value="arctic"
      onValueChange={idle}
    />,
  ],
}

const scrolls = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX)

/** What is drawn beside its place: to the left or right of the container, or of the window for what lies above the page. */
function stickingOut(container: Element): string[] {
  const edges = container.getBoundingClientRect()
  return [...document.body.querySelectorAll("*")]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const end = container.contains(element) ? edges.right : window.innerWidth
      if (width === 0 || (left > -0.5 && right < end + 0.5)) return false
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (at !== container && scrolls(at)) return false
      }
      return true
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 160))
}

test.each(Object.entries(labelled))(
  "%s holds a label of 400 letters and announces the whole of it",
  async (_, [role, element]) => {
    await page.viewport(390, 844)
    const screen = await render(
      <div data-testid="place" className="p-6">
        {element}
      </div>,
    )
    await document.fonts.ready
    await expect.element(screen.getByRole(role, { name: label }).first()).toBeInTheDocument()
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    }
    // A popover is measured before it is put beside its trigger.
    await expect.poll(() => stickingOut(screen.getByTestId("place").element())).toEqual([])
  },
)
