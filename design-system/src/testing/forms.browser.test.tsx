import "../../../.storybook/preview.css"
import { type FormEvent, type ReactNode, useState } from "react"
import { expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { BetInput, Checkbox, NumberStepper, RadioGroup, SegmentedControl, Select, Slider, Switch } from "../index"

const SOL = 1_000_000_000n
const tokens = [
  { value: "sol", label: "SOL" },
  { value: "usdc", label: "USDC" },
]

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

test("a read-only slider commits nothing", async () => {
  const onCommit = vi.fn()
  const { screen } = await showForm(
    <Slider label="Fixed" name="fixed" readOnly defaultValue={50} min={1} max={95} onValueCommit={onCommit} />,
  )
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

test.each(["ltr", "rtl"] as const)("no native input leaves its control in a form of a %s page", async (dir) => {
  document.documentElement.dir = dir
  const { form } = await showForm(
    <>
      <RadioGroup label="Pay with" name="pay" options={tokens} />
      <Switch label="Sound" name="sound" />
      <Checkbox label="Agreed" name="agreed" />
      <SegmentedControl label="Side" name="side" options={tokens} />
    </>,
  )
  const { left, right } = form.getBoundingClientRect()
  const inputs = [...form.querySelectorAll("input")].map((input) => input.getBoundingClientRect())
  expect(inputs).toHaveLength(6)
  for (const input of inputs) {
    expect(input.left).toBeGreaterThanOrEqual(left)
    expect(input.right).toBeLessThanOrEqual(right)
  }
  document.documentElement.removeAttribute("dir")
})

test("a required list that was left empty gets focus, ring and the browser's complaint, which a choice takes away", async () => {
  const { screen, onSubmit } = await showForm(
    <>
      <Select label="Token" name="token" required options={tokens} />
      <input aria-label="Name" name="name" required />
    </>,
  )
  await screen.getByRole("button", { name: "Send" }).click()
  const field = screen.getByRole("combobox", { name: "Token" })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute("aria-invalid", "true")
  await expect.element(field).toHaveAccessibleDescription(/\w/)
  await field.click()
  await screen.getByRole("option", { name: "USDC" }).click()
  await expect.element(field).not.toHaveAttribute("aria-invalid")
  await screen.getByRole("textbox", { name: "Name" }).fill("Nova")
  await screen.getByRole("button", { name: "Send" }).click()
  expect(onSubmit).toHaveBeenCalledOnce()
})
