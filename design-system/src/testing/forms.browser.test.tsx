import "../../../.storybook/preview.css"
import { createRef, type FormEvent, type ReactNode, useState } from "react"
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

const SOL = 1_000_000_000n
const tokens = [
  { value: "sol", label: "SOL" },
  { value: "usdc", label: "USDC" },
]

/** Every control without a value of its caller's: it holds its own. */
const uncontrolled = (
  <>
    <Input label="Name" name="name" defaultValue="Ada" />
    <BetInput label="Bet" name="bet" defaultValue={SOL / 2n} decimals={9} symbol="SOL" max={5n * SOL} />
    <NumberStepper label="Mines" name="mines" defaultValue={3} min={1} max={24} />
    <Select label="Token" name="token" defaultValue="sol" options={tokens} />
    <RadioGroup label="Pay with" name="pay" defaultValue="sol" options={tokens} />
    <SegmentedControl label="Side" name="side" defaultValue="sol" options={tokens} />
    <Switch label="Sound" name="sound" value="on" defaultChecked />
    <Checkbox label="Terms" name="terms" value="yes" />
    <Slider label="Target" name="target" defaultValue={50} min={1} max={95} />
    <RangeSlider labels={["From", "To"]} name="range" defaultValue={[10, 20]} min={0} max={99} />
  </>
)
const initial = {
  name: "Ada",
  bet: "0.5",
  mines: "3",
  token: "sol",
  pay: "sol",
  side: "sol",
  sound: "on",
  target: "50",
  "range[]": ["10", "20"],
}

async function showForm(children: ReactNode) {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const screen = await render(
    <form aria-label="Bet" onSubmit={onSubmit} className="grid w-120 gap-4 p-6">
      {children}
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </form>,
  )
  const form = screen.getByRole("form").element() as HTMLFormElement
  return { screen, form, onSubmit }
}

/** Entries of the form; those that share a name as a list. */
function entries(form: HTMLFormElement) {
  const data = new FormData(form)
  return Object.fromEntries(
    [...new Set(data.keys())].map((key) => [key, key.endsWith("[]") ? data.getAll(key) : data.get(key)]),
  )
}

async function changeEverything(screen: Awaited<ReturnType<typeof showForm>>["screen"]) {
  await screen.getByRole("textbox", { name: "Name" }).fill("Grace")
  await screen.getByRole("textbox", { name: "Bet" }).fill("1.25")
  await screen.getByRole("button", { name: "Raise mines" }).click()
  await screen.getByRole("combobox", { name: "Token" }).click()
  await screen.getByRole("option", { name: "USDC" }).click()
  await screen.getByRole("radiogroup", { name: "Pay with" }).getByRole("radio", { name: "USDC" }).click()
  await screen.getByRole("radiogroup", { name: "Side" }).getByRole("radio", { name: "USDC" }).click()
  await screen.getByRole("switch").click()
  await screen.getByRole("checkbox").click()
  for (const name of ["Target", "To"]) {
    ;(screen.getByRole("slider", { name }).element() as HTMLElement).focus()
    await userEvent.keyboard("{ArrowRight}")
  }
}
const changed = {
  name: "Grace",
  bet: "1.25",
  mines: "4",
  token: "usdc",
  pay: "usdc",
  side: "usdc",
  terms: "yes",
  target: "51",
  "range[]": ["10", "21"],
}

test("uncontrolled controls reach FormData and obey a reset of their form", async () => {
  const { screen, form } = await showForm(uncontrolled)
  expect(entries(form)).toEqual(initial)
  await changeEverything(screen)
  await expect.poll(() => entries(form)).toEqual(changed)
  await screen.getByRole("button", { name: "Reset" }).click()
  await expect.poll(() => entries(form)).toEqual(initial)
})

interface ControlledProps {
  onBet: (bet: bigint) => void
  onMines: (mines: number) => void
}

function Controlled({ onBet, onMines }: ControlledProps) {
  const [bet, setBet] = useState(SOL)
  const [mines, setMines] = useState(5)
  const [on, setOn] = useState(false)
  function editBet(next: bigint) {
    onBet(next)
    setBet(next)
  }
  function editMines(next: number) {
    onMines(next)
    setMines(next)
  }
  return (
    <>
      <BetInput label="Bet" name="bet" value={bet} onValueChange={editBet} decimals={9} symbol="SOL" max={5n * SOL} />
      <NumberStepper label="Mines" name="mines" value={mines} onValueChange={editMines} min={1} max={24} />
      <Switch label="Sound" name="sound" checked={on} onCheckedChange={setOn} />
    </>
  )
}

test("controlled controls report a reset of their form to the caller", async () => {
  const onBet = vi.fn()
  const onMines = vi.fn()
  const { screen, form } = await showForm(<Controlled onBet={onBet} onMines={onMines} />)
  await screen.getByRole("textbox", { name: "Bet" }).fill("2")
  await screen.getByRole("button", { name: "Raise mines" }).click()
  await screen.getByRole("switch").click()
  await expect.poll(() => entries(form)).toEqual({ bet: "2", mines: "6", sound: "on" })
  await screen.getByRole("button", { name: "Reset" }).click()
  await expect.poll(() => entries(form)).toEqual({ bet: "1", mines: "5" })
  expect(onBet).toHaveBeenLastCalledWith(SOL)
  expect(onMines).toHaveBeenLastCalledWith(5)
})

test("a control outside its form takes part in it by id", async () => {
  const screen = await render(
    <>
      <form id="elsewhere" aria-label="Elsewhere" />
      <BetInput label="Bet" name="bet" form="elsewhere" defaultValue={SOL} decimals={9} symbol="SOL" max={5n * SOL} />
      <Select label="Token" name="token" form="elsewhere" defaultValue="sol" options={tokens} />
      <Switch label="Sound" name="sound" form="elsewhere" defaultChecked />
    </>,
  )
  const form = screen.getByRole("form").element() as HTMLFormElement
  await expect.poll(() => entries(form)).toEqual({ bet: "1", token: "sol", sound: "on" })
})

function Unchosen() {
  const [token, setToken] = useState<string | null>(null)
  const [pay, setPay] = useState<string | null>(null)
  return (
    <>
      <Select label="Token" name="token" value={token} onValueChange={setToken} options={tokens} />
      <RadioGroup label="Pay with" name="pay" value={pay} onValueChange={setPay} options={tokens} />
    </>
  )
}

test("a reset takes a choice back that began as none", async () => {
  const { screen, form } = await showForm(<Unchosen />)
  await screen.getByRole("combobox", { name: "Token" }).click()
  await screen.getByRole("option", { name: "USDC" }).click()
  await screen.getByRole("radio", { name: "USDC" }).click()
  await expect.poll(() => entries(form)).toEqual({ token: "usdc", pay: "usdc" })
  await screen.getByRole("button", { name: "Reset" }).click()
  await expect.element(screen.getByRole("combobox")).toHaveTextContent("Choose")
  await expect.element(screen.getByRole("radio", { name: "USDC" })).not.toBeChecked()
  await expect.poll(() => entries(form).pay).toBeUndefined()
  expect(entries(form).token ?? "").toBe("")
})

test("a reset reaches read-only controls, and a checkbox that belongs to its form by id", async () => {
  const both = (readOnly: boolean) => (
    <>
      <form id="far" aria-label="Far" />
      <Switch label="Sound" name="sound" value="on" form="far" readOnly={readOnly} />
      <Checkbox label="Terms" name="terms" value="yes" form="far" readOnly={readOnly} />
      <RadioGroup label="Pay with" name="pay" form="far" defaultValue="sol" options={tokens} readOnly={readOnly} />
    </>
  )
  const screen = await render(both(false))
  const form = screen.getByRole("form").element() as HTMLFormElement
  await screen.getByRole("switch").click()
  await screen.getByRole("checkbox").click()
  await screen.getByRole("radio", { name: "USDC" }).click()
  await expect.poll(() => entries(form)).toEqual({ sound: "on", terms: "yes", pay: "usdc" })
  await screen.rerender(both(true))
  form.reset()
  await expect.poll(() => entries(form)).toEqual({ pay: "sol" })
  await expect.element(screen.getByRole("switch")).not.toBeChecked()
  await expect.element(screen.getByRole("checkbox")).not.toBeChecked()
  await expect.element(screen.getByRole("radio", { name: "SOL" })).toBeChecked()
})

test("a form that Enter sends receives an amount that was typed with a comma with a point", async () => {
  const { screen, form, onSubmit } = await showForm(
    <BetInput label="Bet" name="bet" defaultValue={SOL} decimals={9} symbol="SOL" max={5n * SOL} />,
  )
  const sent: unknown[] = []
  onSubmit.mockImplementation((event) => {
    event.preventDefault()
    sent.push(new FormData(form).get("bet"))
  })
  await screen.getByRole("textbox", { name: "Bet" }).fill("")
  await userEvent.keyboard("0,025{Enter}")
  await expect.poll(() => sent).toEqual(["0.025"])
})

test("a bet of zero is not sent where the game has a smallest stake, and is not shown as a mistake", async () => {
  const { screen, onSubmit } = await showForm(
    <BetInput label="Bet" name="bet" decimals={9} symbol="SOL" min={SOL / 100n} max={5n * SOL} />,
  )
  const field = screen.getByRole("textbox", { name: "Bet" })
  await screen.getByRole("button", { name: "Send" }).click()
  expect(onSubmit).not.toHaveBeenCalled()
  expect((field.element() as HTMLInputElement).validationMessage).toContain("0.01 SOL")
  await expect.element(field).not.toHaveAttribute("aria-invalid")
  await field.fill("0.02")
  await screen.getByRole("button", { name: "Send" }).click()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test("a disabled slider is no part of the form, and a read-only one commits nothing", async () => {
  const onCommit = vi.fn()
  const { screen, form } = await showForm(
    <>
      <Slider label="Off" name="off" disabled defaultValue={50} min={1} max={95} />
      <Slider label="Fixed" name="fixed" readOnly defaultValue={50} min={1} max={95} onValueCommit={onCommit} />
    </>,
  )
  expect(entries(form)).toEqual({ fixed: "50" })
  ;(screen.getByRole("slider", { name: "Fixed" }).element() as HTMLElement).focus()
  await userEvent.keyboard("{ArrowRight}")
  expect(onCommit).not.toHaveBeenCalled()
})

test("an arrow key steps from the number that was typed, and Shift and Home select it", async () => {
  const { screen } = await showForm(<NumberStepper label="Mines" name="mines" defaultValue={3} min={1} max={24} />)
  const field = screen.getByRole("spinbutton")
  await field.fill("10")
  await userEvent.keyboard("{Shift>}{Home}{/Shift}")
  await expect.element(field).toHaveValue("10")
  await userEvent.keyboard("{ArrowUp}")
  await expect.element(field).toHaveValue("11")
})

test("a required bet that was emptied does not submit", async () => {
  const { screen, form, onSubmit } = await showForm(
    <BetInput label="Bet" name="bet" required defaultValue={SOL} decimals={9} symbol="SOL" max={5n * SOL} />,
  )
  await screen.getByRole("textbox", { name: "Bet" }).fill("")
  await screen.getByRole("button", { name: "Send" }).click()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(entries(form)).toEqual({ bet: "" })
})

test("a bet over its limit says so in its validity and does not submit", async () => {
  const { screen, onSubmit } = await showForm(
    <BetInput label="Bet" name="bet" defaultValue={SOL} decimals={9} symbol="SOL" max={5n * SOL} />,
  )
  const field = screen.getByRole("textbox", { name: "Bet" })
  await field.fill("6")
  await expect.poll(() => (field.element() as HTMLInputElement).validationMessage).toBe("You can bet at most 5 SOL.")
  await screen.getByRole("button", { name: "Send" }).click()
  expect(onSubmit).not.toHaveBeenCalled()
  await field.fill("4")
  await screen.getByRole("button", { name: "Send" }).click()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test.each([
  ["checkbox", <Checkbox key="c" label="Terms" name="terms" required />],
  ["select", <Select key="s" label="Token" name="token" required options={tokens} />],
  ["radio group", <RadioGroup key="r" label="Pay with" name="pay" required options={tokens} />],
])("a required %s without a choice does not submit", async (_, control) => {
  const { screen, onSubmit } = await showForm(control)
  await screen.getByRole("button", { name: "Send" }).click()
  expect(onSubmit).not.toHaveBeenCalled()
})

test("read-only controls are submitted and do not change", async () => {
  const { screen, form } = await showForm(
    <>
      <BetInput label="Bet" name="bet" readOnly defaultValue={SOL} decimals={9} symbol="SOL" max={5n * SOL} />
      <NumberStepper label="Mines" name="mines" readOnly defaultValue={3} min={1} max={24} />
      <Switch label="Sound" name="sound" readOnly defaultChecked />
      <Checkbox label="Terms" name="terms" readOnly defaultChecked />
      <RadioGroup label="Pay with" name="pay" readOnly defaultValue="sol" options={tokens} />
      <Slider label="Target" name="target" readOnly defaultValue={50} min={1} max={95} />
      <Select label="Token" name="token" readOnly defaultValue="sol" options={tokens} />
    </>,
  )
  const before = entries(form)
  await screen.getByRole("switch").click()
  await screen.getByRole("checkbox").click()
  await screen.getByRole("radio", { name: "USDC" }).click()
  ;(screen.getByRole("spinbutton").element() as HTMLElement).focus()
  await userEvent.keyboard("{ArrowUp}")
  ;(screen.getByRole("slider").element() as HTMLElement).focus()
  await userEvent.keyboard("{ArrowRight}")
  ;(screen.getByRole("combobox").element() as HTMLElement).focus()
  await userEvent.keyboard("u")
  expect(entries(form)).toEqual(before)
  await expect.element(screen.getByRole("button", { name: "Halve bet" })).toBeDisabled()
})

test("a control keeps its caller's id, description, data attributes and ref", async () => {
  const bet = createRef<HTMLInputElement>()
  const token = createRef<HTMLButtonElement>()
  const screen = await render(
    <>
      <p id="why">The pool pays at most 10 SOL.</p>
      <BetInput
        ref={bet}
        id="stake"
        aria-describedby="why"
        data-test="stake"
        label="Bet"
        defaultValue={SOL}
        decimals={9}
        symbol="SOL"
        max={5n * SOL}
      />
      <Select ref={token} id="token" aria-describedby="why" label="Token" defaultValue="sol" options={tokens} />
    </>,
  )
  const field = screen.getByRole("textbox", { name: "Bet" })
  await expect.element(field).toHaveAccessibleDescription(/The pool pays at most 10 SOL\./)
  expect([bet.current?.id, bet.current?.dataset.test]).toEqual(["stake", "stake"])
  expect(token.current).toBe(screen.getByRole("combobox", { name: "Token" }).element())
  await expect.element(screen.getByRole("combobox")).toHaveAccessibleDescription("The pool pays at most 10 SOL.")
})
