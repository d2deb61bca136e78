import { useState } from "react"
import { expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { BetInput } from "./bet-input"

const SOL = 1_000_000_000n

function StatefulBet({ onValueChange }: { onValueChange: (value: bigint) => void }) {
  const [value, setValue] = useState(SOL / 4n)
  function take(next: bigint) {
    setValue(next)
    onValueChange(next)
  }
  return <BetInput label="Bet" value={value} onValueChange={take} decimals={9} symbol="SOL" max={5n * SOL} />
}

async function show() {
  const onValueChange = vi.fn()
  const screen = await render(<StatefulBet onValueChange={onValueChange} />)
  return { screen, onValueChange, field: screen.getByRole("textbox", { name: "Bet" }) }
}

test("half-typed text stays on screen and the finished stake is reported", async () => {
  const { field, onValueChange } = await show()
  await field.fill("0.")
  await expect.element(field).toHaveValue("0.")
  await field.fill("0.5")
  expect(onValueChange).toHaveBeenLastCalledWith(SOL / 2n)
})

test.each(["lots", "1.2.3", "-1", "1e5", "1.234,5", "1,234.5", "1,234,567"])(
  "BetInput quotes a pasted %j, keeps the old text and stakes nothing until an amount is accepted",
  async (text) => {
    const { screen, field, onValueChange } = await show()
    await field.fill(text)
    await expect.element(field).toHaveValue("0.25")
    await expect.element(screen.getByRole("alert")).toHaveTextContent(`“${text}” is not an amount.`)
    await expect.element(field).not.toBeValid()
    expect(onValueChange).toHaveBeenLastCalledWith(0n)
    await field.fill("0.5")
    expect(onValueChange).toHaveBeenLastCalledWith(SOL / 2n)
    await expect.element(screen.getByRole("alert")).not.toBeInTheDocument()
  },
)

test("BetInput takes a text that replaces the whole selection right after a refused one", async () => {
  const { screen, field, onValueChange } = await show()
  await field.click()
  await userEvent.keyboard("{Control>}a{/Control}1e5")
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent(/^“1e5” is not an amount\. .+ The button “Bet 1 SOL” takes the amount before it\.$/)
  await userEvent.keyboard("{Control>}a{/Control}50")
  await expect.element(field).toHaveValue("50")
  expect(onValueChange).toHaveBeenLastCalledWith(50n * SOL)
})

test("BetInput stays refused when it is left, and stakes the old amount by a press on its button", async () => {
  const { screen, field, onValueChange } = await show()
  await field.click()
  await userEvent.keyboard("{Control>}a{/Control}1e5")
  await userEvent.tab()
  await expect.element(field).not.toBeValid()
  expect(onValueChange).toHaveBeenLastCalledWith(0n)
  await screen.getByRole("button", { name: "Bet 1 SOL" }).click()
  expect(onValueChange).toHaveBeenLastCalledWith(SOL)
  await expect.element(field).toHaveValue("1")
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument()
})

test("BetInput takes the focus back when the question's own button is pressed by keyboard", async () => {
  const { screen, field } = await show()
  await field.fill("lots")
  screen.getByRole("button", { name: "Bet 0.25 SOL" }).element().focus()
  await userEvent.keyboard("{Enter}")
  await expect.element(field).toHaveFocus()
})

test("BetInput halves the stake that a refused text has replaced", async () => {
  const { screen, field, onValueChange } = await show()
  await field.fill("lots")
  await screen.getByRole("button", { name: "Halve bet" }).click()
  expect(onValueChange).toHaveBeenLastCalledWith(SOL / 8n)
  await expect.element(field).toBeValid()
})

test("BetInput quotes no more than 24 letters of a refused text, and none that turn its line round", async () => {
  const { screen, field } = await show()
  await field.fill(`\u202e<b>${"W".repeat(400)}`)
  await expect.element(screen.getByRole("alert")).toHaveTextContent(`“<b>${"W".repeat(21)}…” is not an amount.`)
})

test.each([
  ["0,025", SOL / 40n],
  ["1,", SOL],
  ["1,5", SOL + SOL / 2n],
])("BetInput takes the comma of a typed %j for a decimal point", async (text, stake) => {
  const { field, onValueChange } = await show()
  await field.clear()
  await userEvent.type(field, text)
  await expect.element(field).toHaveValue(text)
  expect(onValueChange).toHaveBeenLastCalledWith(stake)
})

test("BetInput does not read an exponent that is typed in one go as a longer number", async () => {
  const { screen, field, onValueChange } = await show()
  await field.clear()
  await userEvent.type(field, "1e5")
  await expect.element(field).toHaveValue("1")
  await expect.element(screen.getByRole("alert")).toHaveTextContent("“1e5” is not an amount.")
  expect(onValueChange).toHaveBeenLastCalledWith(0n)
})

test.each([
  ["1.5 SOL", SOL + SOL / 2n, "1.5"],
  ["1500 SOL", 1_500n * SOL, "1500"],
])("BetInput asks what 1,500 means, stakes nothing until then, and takes %s", async (choice, stake, shown) => {
  const { screen, field, onValueChange } = await show()
  await field.clear()
  await userEvent.type(field, "1,500")
  await expect.element(screen.getByRole("alert")).toHaveTextContent("1.5 or 1500?")
  expect(onValueChange).toHaveBeenLastCalledWith(0n)
  await userEvent.tab()
  await expect.element(field).toHaveValue("1,500")
  await screen.getByRole("button", { name: choice }).click()
  expect(onValueChange).toHaveBeenLastCalledWith(stake)
  await expect.element(field).toHaveValue(shown)
  await expect.element(screen.getByRole("button", { name: choice })).not.toBeInTheDocument()
})

test("BetInput keeps an emptied field empty when the focus leaves it", async () => {
  const { field } = await show()
  await field.fill("")
  await userEvent.tab()
  await expect.element(field).toHaveValue("")
})

test("spaces that came with a pasted amount are dropped", async () => {
  const { field, onValueChange } = await show()
  await field.fill("  1 000.5\u00a0")
  await expect.element(field).toHaveValue("1000.5")
  expect(onValueChange).toHaveBeenLastCalledWith(1000n * SOL + SOL / 2n)
})

test("digits below the smallest unit are cut, and leaving the field shows what is staked", async () => {
  const { field, onValueChange } = await show()
  await field.fill("00.1234567899")
  expect(onValueChange).toHaveBeenLastCalledWith(123_456_789n)
  await userEvent.tab()
  await expect.element(field).toHaveValue("0.123456789")
})

test("BetInput says that a stake is below the smallest unit, also after it was left", async () => {
  const { screen, field, onValueChange } = await show()
  await field.fill("0.0000000001")
  const problem = screen.getByRole("alert")
  await expect.element(problem).toHaveTextContent("The smallest bet is 0.000000001 SOL.")
  await expect.element(field).not.toBeValid()
  expect(onValueChange).toHaveBeenLastCalledWith(0n)
  await userEvent.tab()
  await expect.element(field).toHaveValue("0.0000000001")
  await expect.element(problem).toBeVisible()
  await field.fill("0.000000001")
  expect(onValueChange).toHaveBeenLastCalledWith(1n)
  await expect.element(problem).not.toBeInTheDocument()
})

function Clamped() {
  const [bet, setBet] = useState(SOL)
  const most = 5n * SOL
  const clamp = (next: bigint) => setBet(next > most ? most : next)
  return <BetInput label="Bet" value={bet} onValueChange={clamp} decimals={9} symbol="SOL" max={most} />
}

test("the field shows what is staked, also where the caller answers with another amount", async () => {
  const screen = await render(<Clamped />)
  const field = screen.getByRole("textbox", { name: "Bet" })
  await field.fill("9")
  await expect.element(field).toHaveValue("5")
  await field.fill("2.50")
  await expect.element(field).toHaveValue("2.50")
})

function WithPreset() {
  const [bet, setBet] = useState(4n * SOL)
  return (
    <>
      <BetInput label="Bet" value={bet} onValueChange={setBet} decimals={9} symbol="SOL" max={5n * SOL} />
      <button type="button" onClick={() => setBet(SOL)}>
        One
      </button>
    </>
  )
}

test("a limit that cut a step short is named only while its stake stands", async () => {
  const screen = await render(<WithPreset />)
  await screen.getByRole("button", { name: "Double bet" }).click()
  await expect.element(screen.getByText("You can bet at most 5 SOL.")).toBeVisible()
  await screen.getByRole("button", { name: "One" }).click()
  await expect.poll(() => screen.getByText("You can bet at most 5 SOL.").elements()).toEqual([])
})

interface ChangingBetProps {
  usdc?: boolean
  max?: bigint
  readOnly?: boolean
}

/** A bet that the page around it can change: another stake, another token, another limit. */
function ChangingBet({ usdc, max = 5_000n * SOL, readOnly }: ChangingBetProps) {
  const [value, setValue] = useState(SOL)
  return (
    <>
      <BetInput
        label="Bet"
        value={value}
        onValueChange={setValue}
        decimals={usdc ? 6 : 9}
        symbol={usdc ? "USDC" : "SOL"}
        max={max}
        readOnly={readOnly}
      />
      <button type="button" onClick={() => setValue(SOL)}>
        Stake one
      </button>
      <button type="button" onClick={() => setValue(0n)}>
        Stake none
      </button>
    </>
  )
}

test("BetInput shows what is staked in another token, also while the field has the focus", async () => {
  const screen = await render(<ChangingBet />)
  const field = screen.getByRole("textbox")
  await field.fill("1.5")
  await screen.rerender(<ChangingBet usdc />)
  await expect.element(field).toHaveValue("1500")
})

test("BetInput asks again what a text means in another token", async () => {
  const screen = await render(<ChangingBet />)
  await screen.getByRole("textbox").fill("1,500")
  await screen.rerender(<ChangingBet usdc />)
  await screen.getByRole("button", { name: "1.5 USDC" }).click()
  await expect.element(screen.getByRole("textbox")).toHaveValue("1.5")
})

test("BetInput does not ask again about a text that another stake has replaced", async () => {
  const screen = await render(<ChangingBet />)
  const field = screen.getByRole("textbox")
  await field.fill("1,500")
  await screen.getByRole("button", { name: "Stake one" }).click()
  await expect.element(field).toHaveValue("1")
  await screen.getByRole("button", { name: "Stake none" }).click()
  await expect.element(field).toHaveValue("0")
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument()
})

test("BetInput offers no answer to its question while it is read-only", async () => {
  const screen = await render(<ChangingBet />)
  await screen.getByRole("textbox").fill("1,500")
  await screen.rerender(<ChangingBet readOnly />)
  for (const name of ["1500 SOL", "Halve bet"])
    await expect.element(screen.getByRole("button", { name })).toBeDisabled()
})

test("BetInput does not name a limit that has changed", async () => {
  const screen = await render(<ChangingBet max={SOL} />)
  await screen.getByRole("button", { name: "Double bet" }).click()
  await expect.element(screen.getByRole("status")).toHaveTextContent("You can bet at most 1 SOL.")
  await screen.rerender(<ChangingBet max={2n * SOL} />)
  await expect.element(screen.getByRole("status")).toBeEmptyDOMElement()
})
