import "../../../.storybook/preview.css"
import { useState } from "react"
import { afterEach, beforeEach, expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { BarChart } from "../charts/bar-chart"
import { RadioGroup } from "../radio-group/radio-group"
import { SegmentedControl } from "../segmented-control/segmented-control"
import { Slider } from "../slider/slider"
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../tabs/tabs"
import { ThemePicker } from "../theme-picker/theme-picker"

const names = ["one", "two", "three"] as const
type Name = (typeof names)[number]
const options = names.map((value) => ({ value, label: value }))
const choices = names.map((id) => ({ id, name: id, description: "" }))

beforeEach(() => {
  document.documentElement.dir = "rtl"
})
afterEach(() => {
  document.documentElement.dir = "ltr"
})

function Chosen({ group: Group }: { group: (props: { value: Name; choose: (value: Name) => void }) => JSX.Element }) {
  const [value, choose] = useState<Name>("one")
  return <Group value={value} choose={choose} />
}
const groups = {
  SegmentedControl: ({ value, choose }: { value: Name; choose: (value: Name) => void }) => (
    <SegmentedControl label="Count" options={options} value={value} onValueChange={choose} />
  ),
  RadioGroup: ({ value, choose }: { value: Name; choose: (value: Name) => void }) => (
    <RadioGroup label="Count" options={options} value={value} onValueChange={choose} />
  ),
  ThemePicker: ({ value, choose }: { value: Name; choose: (value: Name) => void }) => (
    <ThemePicker label="Count" choices={choices} value={value} onValueChange={choose} />
  ),
}

test.each(Object.entries(groups))("%s goes on to the left where words do", async (_, group) => {
  const screen = await render(<Chosen group={group} />)
  await userEvent.tab()
  // A key is held for a moment: a radio takes the choice only while its arrow is down.
  await userEvent.keyboard("{ArrowLeft>}")
  await expect.element(screen.getByRole("radio", { name: "two" })).toBeChecked()
  await userEvent.keyboard("{/ArrowLeft}{ArrowRight>}")
  await expect.element(screen.getByRole("radio", { name: "one" })).toBeChecked()
  await userEvent.keyboard("{/ArrowRight}")
})

test("tabs go on to the left where words do, and turn round with the page", async () => {
  const screen = await render(
    <Tabs defaultValue="one">
      <TabsList label="Count">
        {names.map((name) => (
          <TabsTrigger key={name} value={name}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value="one">First</TabsContent>
    </Tabs>,
  )
  const tab = (name: Name) => screen.getByRole("tab", { name })
  await userEvent.tab()
  await userEvent.keyboard("{ArrowLeft}")
  await expect.element(tab("two")).toHaveFocus()
  expect(tab("one").element().getBoundingClientRect().left).toBeGreaterThan(
    tab("two").element().getBoundingClientRect().left,
  )
  document.documentElement.dir = "ltr"
  await expect.element(screen.getByRole("tablist")).toHaveStyle({ direction: "ltr" })
  await userEvent.keyboard("{ArrowRight}")
  await expect.element(tab("three")).toHaveFocus()
})

function Chance() {
  const [value, setValue] = useState(20)
  return <Slider label="Chance" min={0} max={100} value={value} onValueChange={setValue} marks={[0, 100]} />
}

test("a slider fills from the right, and left means more", async () => {
  const screen = await render(<Chance />)
  const thumb = screen.getByRole("slider", { name: "Chance" })
  await userEvent.tab()
  await userEvent.keyboard("{ArrowLeft}")
  await expect.element(thumb).toHaveAttribute("aria-valuenow", "21")
  const middle = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return (left + right) / 2
  }
  const none = middle(screen.getByText("0", { exact: true }).element())
  const all = middle(screen.getByText("100", { exact: true }).element())
  const share = (none - middle(thumb.element())) / (none - all)
  expect(share).toBeCloseTo(0.21, 1)
})

test("time in a chart still runs to the right", async () => {
  const bars = names.map((label, index) => ({ label, value: index + 1, text: `${label} plays` }))
  const screen = await render(<BarChart label="Plays" bars={bars} />)
  await userEvent.tab()
  await userEvent.keyboard("{Home}{ArrowRight}")
  await expect.element(screen.getByText("two plays")).toBeInTheDocument()
})
