import "../../../.storybook/preview.css"
import { createElement, createRef, type ElementType, type RefObject, useState } from "react"
import { expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { BetInput } from "../bet-input/bet-input"
import { Checkbox } from "../checkbox/checkbox"
import { Input } from "../input/input"
import { NumberStepper } from "../number-stepper/number-stepper"
import { RadioGroup } from "../radio-group/radio-group"
import { SegmentedControl } from "../segmented-control/segmented-control"
import { Select } from "../select/select"
import { RangeSlider } from "../slider/range-slider"
import { Slider } from "../slider/slider"
import { Switch } from "../switch/switch"

const options = [
  { value: "sol", label: "SOL" },
  { value: "usdc", label: "USDC" },
]

/** With the value that a form sends at first, the role of what takes the focus, and keys that change it. */
type Control = readonly [
  ElementType,
  props: Record<string, unknown>,
  sent: readonly string[],
  role: string,
  keys: string,
]

const controls: Readonly<Record<string, Control>> = {
  Input: [Input, { label: "One", defaultValue: "Ada" }, ["Ada"], "textbox", "x"],
  BetInput: [
    BetInput,
    { label: "One", defaultValue: 20n, decimals: 1, symbol: "SOL", max: 90n },
    ["2"],
    "textbox",
    "{End}1",
  ],
  NumberStepper: [NumberStepper, { label: "One", defaultValue: 3, min: 1, max: 24 }, ["3"], "spinbutton", "{ArrowUp}"],
  Select: [Select, { label: "One", defaultValue: "sol", options }, ["sol"], "combobox", "u"],
  RadioGroup: [RadioGroup, { label: "One", defaultValue: "sol", options }, ["sol"], "radiogroup", " "],
  SegmentedControl: [SegmentedControl, { label: "One", defaultValue: "sol", options }, ["sol"], "radiogroup", " "],
  Switch: [Switch, { label: "One", defaultChecked: true }, ["on"], "switch", " "],
  Checkbox: [Checkbox, { label: "One", defaultChecked: true }, ["on"], "checkbox", " "],
  Slider: [Slider, { label: "One", defaultValue: 50, min: 1, max: 95 }, ["50"], "slider", "{ArrowRight}"],
  RangeSlider: [
    RangeSlider,
    { labels: ["One", "Two"], defaultValue: [10, 20], min: 0, max: 99 },
    ["10", "20"],
    "slider",
    "{ArrowRight}",
  ],
}

/** Draws a control beside a form that it names. */
async function show([component, props, , role]: Control, more: Record<string, unknown> = {}) {
  const ref: RefObject<HTMLElement> = createRef()
  const screen = await render(
    <>
      <form id="far" aria-label="Far" />
      <p id="why">The pool pays at most 10 SOL.</p>
      {createElement(component, { ...props, name: "one", form: "far", ref, ...more })}
    </>,
  )
  const form = screen.getByRole("form").element() as HTMLFormElement
  const sent = () => [...new FormData(form).values()].map(String)
  const focus = async () => {
    const field = screen.getByRole(role).first().element()
    const other = field.querySelector<HTMLElement>('[role="radio"][data-state="unchecked"]')
    ;(other ?? (field as HTMLElement)).focus()
  }
  return { screen, ref, form, sent, focus }
}

test.each(Object.entries(controls))(
  "%s takes part in a form by id, obeys its reset and keeps its ref",
  async (_, it) => {
    const { ref, form, sent, focus } = await show(it)
    await expect.poll(sent).toEqual(it[2])
    expect(ref.current).toBeInstanceOf(HTMLElement)
    await focus()
    await userEvent.keyboard(it[4])
    await expect.poll(sent).not.toEqual(it[2])
    form.reset()
    await expect.poll(sent).toEqual(it[2])
  },
)

test.each(Object.entries(controls))("%s is sent and stays as it is while it is read-only", async (_, it) => {
  const { sent, focus } = await show(it, { readOnly: true })
  await expect.poll(sent).toEqual(it[2])
  await focus()
  await userEvent.keyboard(it[4])
  expect(sent()).toEqual(it[2])
})

test.each(Object.entries(controls))("%s is not sent while it is disabled", async (_, it) => {
  const { sent } = await show(it, { disabled: true })
  expect(sent()).toEqual([])
})

test.each(Object.entries(controls))(
  "%s passes on the data attributes, the id and the description of its caller",
  async (_, it) => {
    const more = { "data-test": "stake", id: "mine", "aria-describedby": "why" }
    const { screen } = await show(it, more)
    const marked = document.querySelector("[data-test=stake]")
    expect(marked?.id).toBe("mine")
    const described = screen.getByRole(it[3]).first()
    await expect.element(described).toHaveAccessibleDescription(/The pool pays at most 10 SOL\./)
  },
)

/** Controls that may have no value, without one. */
const empty: readonly [name: string, props: Record<string, unknown>][] = [
  ["Input", { defaultValue: "" }],
  ["Select", { defaultValue: null }],
  ["RadioGroup", { defaultValue: null }],
  ["Switch", { defaultChecked: false }],
  ["Checkbox", { defaultChecked: false }],
]

test.each(empty)(
  "%s that is required and empty keeps its form from being sent, until it has a value",
  async (name, none) => {
    const it = controls[name]
    if (!it) throw new Error(`There is no ${name}`)
    const { form, focus } = await show(it, { required: true, ...none })
    await expect.poll(() => form.checkValidity()).toBe(false)
    await focus()
    await userEvent.keyboard(it[4])
    await expect.poll(() => form.checkValidity()).toBe(true)
  },
)

test("a required RadioGroup without a name asks for a choice all the same, and sends nothing", async () => {
  const screen = await render(
    <form aria-label="Bet">
      <RadioGroup label="Pay with" required options={options} />
    </form>,
  )
  const form = screen.getByRole("form").element() as HTMLFormElement
  await expect.poll(() => form.checkValidity()).toBe(false)
  await screen.getByRole("radio", { name: "USDC" }).click()
  await expect.poll(() => form.checkValidity()).toBe(true)
  expect([...new FormData(form).entries()]).toEqual([])
})

/** Some of several games are chosen. */
function Mixed({ onChange }: { onChange: (checked: boolean) => void }) {
  const [checked, setChecked] = useState<boolean | "mixed">("mixed")
  function change(next: boolean) {
    onChange(next)
    setChecked(next)
  }
  return <Checkbox label="All games" name="one" value="all" checked={checked} onCheckedChange={change} />
}

test("a Checkbox that began mixed shows and sends the same after a reset", async () => {
  const onChange = vi.fn()
  const screen = await render(
    <form aria-label="Games">
      <Mixed onChange={onChange} />
    </form>,
  )
  const form = screen.getByRole("form").element() as HTMLFormElement
  const sent = () => new FormData(form).get("one")
  const box = screen.getByRole("checkbox")
  await expect.poll(sent).toBeNull()
  await box.click()
  await expect.poll(sent).toBe("all")
  form.reset()
  // The caller's state stands: a statement has no third answer to return to.
  await expect.element(box).toBeChecked()
  await expect.poll(sent).toBe("all")
  expect(onChange).toHaveBeenCalledOnce()
  await box.click()
  await expect.poll(sent).toBeNull()
  form.reset()
  expect(sent()).toBeNull()
  await expect.element(box).not.toBeChecked()
})
