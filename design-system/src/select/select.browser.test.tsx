import "../../../.storybook/preview.css"
import { expect, test } from "vitest"
import { render } from "vitest-browser-react"
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
