import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent } from "storybook/test"
import { tabTo } from "../testing/focus-ring"
import { held } from "../testing/held"
import { FilterChips } from "./filter-chips"

const options = ["All", "Added", "Changed", "Fixed", "Security"].map((value) => ({ value, label: value }))

/**
 * Filters a list by one of a few values.
 *
 * **Do** start with a chip that shows everything.
 * **Don't** use it for a setting: a setting is a segmented control or a select.
 * **Keyboard** Tab goes from chip to chip, Enter or Space chooses one and leaves the focus on it.
 * **Accessibility** A group named by `label`; the chosen chip is `aria-pressed`, and in forced colors mode drawn in the
 * system's highlight colour. What the filter did to the list is not announced: say the number of rows beside it.
 * **Parts** `filter-chips`.
 */
const meta = {
  title: "Components/Forms/Filter chips",
  parameters: {
    example: `
import { FilterChips } from "@dghrt/design-system"
import { useState } from "react"

export function Filter() {
  const [shown, setShown] = useState("all")
  return (
    <FilterChips
      label="Plays"
      value={shown}
      onValueChange={setShown}
      options={[
        { value: "all", label: "All" },
        { value: "wins", label: "Wins" },
      ]}
    />
  )
}
`,
  },
  component: FilterChips<string>,
  args: { label: "Kind of change", value: "All", options, onValueChange: () => undefined },
  render: held(FilterChips<string>, "value", "onValueChange"),
} satisfies Meta<typeof FilterChips<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await tabTo(canvas.getByRole("button", { name: "Added" }))
    await userEvent.keyboard("{Enter}")
    await expect(canvas.getByRole("button", { name: "Added", pressed: true })).toHaveFocus()
    await expect(canvas.getAllByRole("button", { pressed: true })).toHaveLength(1)
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: "mobile" } } }
