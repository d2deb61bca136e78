import "../../../.storybook/preview.css"
import { type ReactNode, useState } from "react"
import { describe, expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { RadioGroup, SegmentedControl, Select } from "../index"

type Token = "sol" | "usdc"
const tokens: readonly { value: Token; label: string }[] = [
  { value: "sol", label: "SOL" },
  { value: "usdc", label: "USDC" },
]
type Options = typeof tokens

interface Choice {
  options: Options
  defaultValue?: Token
  value?: Token
  onValueChange?: (value: Token | null) => void
}

const choices: Readonly<Record<string, (choice: Choice) => ReactNode>> = {
  Select: (choice) => <Select label="Token" name="token" {...choice} />,
  RadioGroup: (choice) => <RadioGroup label="Token" name="token" {...choice} />,
  SegmentedControl: (choice) => <SegmentedControl label="Token" name="token" {...choice} />,
}

async function show(draw: (options: Options) => ReactNode) {
  const page = (options: Options) => <form aria-label="Bet">{draw(options)}</form>
  const screen = await render(page([]))
  const form = screen.getByRole("form").element() as HTMLFormElement
  return {
    screen,
    form,
    token: () => new FormData(form).get("token"),
    arrive: (options: Options) => screen.rerender(page(options)),
  }
}

describe.each(Object.entries(choices))("%s, whose options arrive late", (_, draw) => {
  test("sends the value that it began with", async () => {
    const { arrive, token } = await show((options) => draw({ options, defaultValue: "usdc" }))
    await arrive(tokens)
    await expect.poll(token).toBe("usdc")
    await arrive([])
    await arrive(tokens)
    await expect.poll(token).toBe("usdc")
  })

  test("keeps the value of its caller, also one that changes before they arrive", async () => {
    const onValueChange = vi.fn()
    const shown = (value: Token) => (options: Options) => draw({ options, value, onValueChange })
    const screen = await render(<form aria-label="Bet">{shown("sol")([])}</form>)
    const token = () => new FormData(screen.getByRole("form").element() as HTMLFormElement).get("token")
    await screen.rerender(<form aria-label="Bet">{shown("usdc")([])}</form>)
    await screen.rerender(<form aria-label="Bet">{shown("usdc")(tokens)}</form>)
    await expect.poll(token).toBe("usdc")
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test("keeps the value through a reset before they arrive", async () => {
    const { arrive, token, form } = await show((options) => draw({ options, defaultValue: "usdc" }))
    form.reset()
    await arrive(tokens)
    await expect.poll(token).toBe("usdc")
  })
})

test("a SegmentedControl without a default begins with the first option that arrives, and returns to it", async () => {
  const { screen, arrive, token, form } = await show((options) => choices.SegmentedControl?.({ options }))
  await arrive(tokens)
  await expect.poll(token).toBe("sol")
  await arrive(tokens.toReversed())
  await expect.poll(token).toBe("sol")
  await screen.getByRole("radio", { name: "USDC" }).click()
  await expect.poll(token).toBe("usdc")
  form.reset()
  await expect.poll(token).toBe("sol")
  await expect.element(screen.getByRole("radio", { name: "SOL" })).toBeChecked()
})

function Loaded() {
  const [token, setToken] = useState<Token | null>("usdc")
  const [options, setOptions] = useState<Options>([])
  return (
    <>
      <Select label="Token" name="token" value={token} onValueChange={setToken} options={options} />
      <RadioGroup label="Pay with" name="pay" value={token} onValueChange={setToken} options={options} />
      <button type="button" onClick={() => setOptions(tokens)}>
        Load
      </button>
      <button type="button" onClick={() => setToken("sol")}>
        Choose SOL
      </button>
    </>
  )
}

test("a choice that the caller makes before the options arrive is shown once they do", async () => {
  const { screen, token } = await show(() => <Loaded />)
  await screen.getByRole("button", { name: "Choose SOL" }).click()
  await screen.getByRole("button", { name: "Load" }).click()
  await expect.element(screen.getByRole("combobox")).toHaveTextContent("SOL")
  await expect.element(screen.getByRole("radio", { name: "SOL" })).toBeChecked()
  expect(token()).toBe("sol")
})
