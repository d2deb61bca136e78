import "../../../.storybook/preview.css"
import { expect, test } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { useKeptFocus } from "../overlay-stack/use-kept-focus"
import { quiet } from "../testing/pass-time"
import { Select } from "./select"

const tokens = [
  { value: "sol", label: "SOL" },
  { value: "usdc", label: "USDC" },
]

test("a list that was open when its field became read-only stays closed afterwards", async () => {
  const select = (readOnly: boolean) => (
    <Select label="Token" defaultValue="sol" options={tokens} readOnly={readOnly} key="token" />
  )
  const screen = await render(select(false))
  await screen.getByRole("combobox").click()
  await expect.element(screen.getByRole("option", { name: "USDC" })).toBeVisible()
  await screen.rerender(select(true))
  await expect.poll(() => screen.getByRole("option").elements()).toEqual([])
  await screen.rerender(select(false))
  await expect.element(screen.getByRole("combobox")).toHaveAttribute("aria-expanded", "false")
})

/** As in a page, which keeps the focus where a part of it goes. */
function Page() {
  useKeptFocus()
  return <Select label="Token" defaultValue="sol" options={tokens} />
}

test.each(["Enter", " "])("a key that takes an option, pressed by hand, leaves the list closed: %j", async (key) => {
  const screen = await render(<Page />)
  const field = screen.getByRole("combobox")
  field.element().focus()
  await userEvent.keyboard("{Enter}")
  await expect.element(screen.getByRole("option", { name: "SOL" })).toHaveFocus()
  await userEvent.keyboard("{ArrowDown}")
  await userEvent.keyboard(key === " " ? " " : "{Enter}")
  await expect.element(field).toHaveTextContent("USDC")
  await expect.element(field).toHaveFocus()
  // What the key would still do has been done by then.
  await quiet()
  expect(screen.getByRole("option").elements()).toEqual([])
})
