import "../../../.storybook/preview.css"
import type { ReactElement } from "react"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import * as ui from "../index"

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
  Accordion: ["button", <ui.Accordion key="" sections={[{ value: "long", title: label, content: "" }]} />],
  Avatar: ["img", <ui.Avatar key="" address="one" label={label} />],
  BarChart: ["slider", <ui.BarChart key="" label={label} bars={[point, point]} />],
  BetInput: ["textbox", <ui.BetInput key="" label={label} decimals={9} max={5n} symbol="SOL" />],
  BetPresets: ["group", <ui.BetPresets key="" label={label} presets={[]} value={1n} onValueChange={idle} />],
  BottomSheet: [
    "dialog",
    <ui.BottomSheet key="" defaultOpen>
      <ui.BottomSheetContent title={label}>Inside</ui.BottomSheetContent>
    </ui.BottomSheet>,
  ],
  Button: ["button", <ui.Button key="">{label}</ui.Button>],
  Checkbox: ["checkbox", <ui.Checkbox key="" label={label} />],
  CopyButton: ["button", <ui.CopyButton key="" text="one" label={label} />],
  DataList: [
    "list",
    <ui.DataList key="" label={label} items={["one"]} itemKey={String} renderItem={String} empty="" className="h-40" />,
  ],
  Dialog: [
    "dialog",
    <ui.Dialog key="" defaultOpen>
      <ui.DialogContent title={label}>Inside</ui.DialogContent>
    </ui.Dialog>,
  ],
  Drawer: [
    "dialog",
    <ui.Drawer key="" defaultOpen>
      <ui.DrawerContent side="left" title={label}>
        Inside
      </ui.DrawerContent>
    </ui.Drawer>,
  ],
  DropdownMenuItem: [
    "menuitem",
    <ui.DropdownMenu key="" defaultOpen>
      <ui.DropdownMenuTrigger>Open</ui.DropdownMenuTrigger>
      <ui.DropdownMenuContent>
        <ui.DropdownMenuItem>{label}</ui.DropdownMenuItem>
      </ui.DropdownMenuContent>
    </ui.DropdownMenu>,
  ],
  FilterChips: ["button", <ui.FilterChips key="" label="Games" value="long" onValueChange={idle} options={options} />],
  GameCard: [
    "article",
    <ui.GameCard key="" name={label} art={null} cells={[]} link={(content) => <a href="#dice">{content}</a>} />,
  ],
  Heart: ["img", <ui.Heart key="" label={label} className="w-20" />],
  IconButton: [
    "button",
    <ui.IconButton key="" label={label}>
      i
    </ui.IconButton>,
  ],
  Input: ["textbox", <ui.Input key="" label={label} />],
  LineChart: ["slider", <ui.LineChart key="" label={label} points={[point, point]} />],
  LinkButton: [
    "link",
    <ui.LinkButton key="" href="#there">
      {label}
    </ui.LinkButton>,
  ],
  NumberStepper: ["spinbutton", <ui.NumberStepper key="" label={label} defaultValue={1} min={0} max={9} />],
  Pagination: ["navigation", <ui.Pagination key="" label={label} page={1} pageCount={9} onPageChange={idle} />],
  PauseButton: ["button", <ui.PauseButton key="" of={label} paused={false} onPausedChange={idle} />],
  Popover: [
    "dialog",
    <ui.Popover key="" defaultOpen>
      <ui.PopoverTrigger>Open</ui.PopoverTrigger>
      <ui.PopoverContent label={label}>Inside</ui.PopoverContent>
    </ui.Popover>,
  ],
  Progress: ["progressbar", <ui.Progress key="" label={label} value={20} />],
  QrCode: ["img", <ui.QrCode key="" label={label} value="one" className="w-40" />],
  RadioGroup: ["radio", <ui.RadioGroup key="" label={label} options={options} />],
  RangeSlider: ["slider", <ui.RangeSlider key="" labels={[label, "To"]} min={0} max={9} defaultValue={[1, 2]} />],
  ScrollRow: [
    "list",
    <ui.ScrollRow key="" title={label}>
      <p>One</p>
    </ui.ScrollRow>,
  ],
  SegmentedControl: ["radio", <ui.SegmentedControl key="" label={label} options={options} />],
  Select: ["combobox", <ui.Select key="" label={label} options={options} defaultValue="long" />],
  Slider: ["slider", <ui.Slider key="" label={label} min={0} max={9} />],
  Sparkline: ["img", <ui.Sparkline key="" label={label} values={[1, 2]} className="h-12 w-60" />],
  Switch: ["switch", <ui.Switch key="" label={label} />],
  Table: [
    "columnheader",
    <ui.Table
      key=""
      label={label}
      rows={["one"]}
      columns={[{ id: "name", header: label, cell: String }]}
      rowKey={String}
      empty={<ui.EmptyState title={label} />}
    />,
  ],
  Tabs: [
    "tab",
    <ui.Tabs key="" defaultValue="one">
      <ui.TabsList label={label}>
        <ui.TabsTrigger value="one">{label}</ui.TabsTrigger>
      </ui.TabsList>
      <ui.TabsContent value="one">One</ui.TabsContent>
    </ui.Tabs>,
  ],
  ThemePicker: [
    "radio",
    <ui.ThemePicker
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
