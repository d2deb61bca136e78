import { useState } from "react"
import { expect, test, vi } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { BetInput } from "./bet-input"

const SOL = 1_000_000_000n

function Held({ onValueChange }: { onValueChange: (value: bigint) => void }) {
  const [value, setValue] = useState(SOL / 4n)
  function take(next: bigint) {
    setValue(next)
    onValueChange(next)
  }
  return <BetInput label="Bet" value={value} onValueChange={take} decimals={9} symbol="SOL" max={5n * SOL} />
}

async function show() {
  const onValueChange = vi.fn()
  const screen = await render(<Held onValueChange={onValueChange} />)
  return { onValueChange, field: screen.getByRole("textbox", { name: "Bet" }) }
}

test("half-typed text stays on screen and the finished stake is reported", async () => {
  const { field, onValueChange } = await show()
  await field.fill("0.")
  await expect.element(field).toHaveValue("0.")
  await field.fill("0.5")
  expect(onValueChange).toHaveBeenLastCalledWith(SOL / 2n)
})

test.each(["lots", "1.2.3", "-1", "1,5"])("%j cannot be an amount and changes nothing", async (text) => {
  const { field, onValueChange } = await show()
  await field.fill(text)
  await expect.element(field).toHaveValue("0.25")
  expect(onValueChange).not.toHaveBeenCalled()
})

test.each(["", "."])("%j disarms the stake", async (text) => {
  const { field, onValueChange } = await show()
  await field.fill(text)
  expect(onValueChange).toHaveBeenLastCalledWith(0n)
})

test("spaces that came with a pasted amount are dropped", async () => {
  const { field, onValueChange } = await show()
  await field.fill("  1 000.5\u00a0")
  await expect.element(field).toHaveValue("1000.5")
  expect(onValueChange).toHaveBeenLastCalledWith(1000n * SOL + SOL / 2n)
})

test("forty digits stay exact and are refused by the limit", async () => {
  const { field, onValueChange } = await show()
  await field.fill("1234567890123456789012345678901234567890")
  expect(onValueChange).toHaveBeenLastCalledWith(1234567890123456789012345678901234567890n * SOL)
  await expect.element(field).not.toBeValid()
})

test("digits below the smallest unit are cut, and leaving the field shows what is staked", async () => {
  const { field, onValueChange } = await show()
  await field.fill("00.1234567899")
  expect(onValueChange).toHaveBeenLastCalledWith(123_456_789n)
  await userEvent.tab()
  await expect.element(field).toHaveValue("0.123456789")
})
