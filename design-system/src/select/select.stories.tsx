import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, userEvent, waitFor } from "storybook/test"
import { recordAnnouncements } from "../testing/announcements"
import { held } from "../testing/held"
import { createStoryWalker } from "../testing/story-walker"
import { Select } from "./select"

const games = ["Blackjack", "Crash", "Dice", "Flip", "HiLo", "Mines", "Plinko", "Slots"].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

/**
 * One of many, behind a field.
 *
 * **Do** use it from about six options on.
 * **Don't** hide two or three choices in it: a SegmentedControl or a RadioGroup shows them.
 * **Keyboard** Enter, Space, Arrow Up and Arrow Down open the list; letters choose an option without opening it. In the
 * list the arrow keys, Home, End and letters move, Enter or Space chooses and Escape closes it; both give the focus
 * back to the field. Tab does nothing while it is open.
 * **Accessibility** A `combobox` named by its visible label, with a `listbox`. A `problem` describes the field, sets
 * `aria-invalid` and is announced when it appears (`role="alert"`). An option is named by its `label` and described
 * by its `aside`. Forced colors mode outlines the option with the focus.
 * **Parts** `select` (the outer box; the list is at the end of the page).
 */
const meta = {
  title: "Components/Forms/Select",
  parameters: {
    example: `
import { Select } from "@dghrt/design-system"
import { useState } from "react"

const tokens = [
  { value: "sol", label: "SOL" },
  { value: "usdc", label: "USDC" },
]

export function TokenField() {
  const [token, setToken] = useState<string | null>("sol")
  return <Select label="Token" value={token} onValueChange={setToken} options={tokens} />
}
`,
  },
  component: Select<string>,
  args: { label: "Game", value: "dice", options: games, onValueChange: fn(), className: "max-w-72" },
  render: held(Select<string>, "value", "onValueChange"),
} satisfies Meta<typeof Select<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = { tags: ["matrix"] }
export const NothingChosen: Story = { args: { value: null, placeholder: "Every game" } }
export const Invalid: Story = {
  args: { value: null, problem: "Choose a game first." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Game" })).toHaveAccessibleDescription("Choose a game first.")
  },
}
export const Disabled: Story = { args: { disabled: true } }
/** A problem that appears is announced once; a choice is read out from the field. */
export const ProblemAnnounced: Story = {
  args: { value: null, placeholder: "Every game" },
  render: function Required(args) {
    const [value, setValue] = useState<string | null>(null)
    return (
      <Select {...args} value={value} onValueChange={setValue} problem={value === "flip" ? "Flip is closed." : null} />
    )
  },
  play: async () => {
    const walker = createStoryWalker()
    const heard = recordAnnouncements()
    await walker.goTo(/^combobox "Game"/)
    await walker.press("Enter")
    await waitFor(() => expect(walker.focused()).resolves.toMatch(/^option "Blackjack"/))
    await walker.goTo(/^option "Flip"/, { key: "ArrowDown" })
    await expect(heard).toEqual([])
    await walker.press("Enter")
    await waitFor(() => expect(walker.focused()).resolves.toMatch(/^combobox "Game"/))
    await waitFor(() => expect(heard.map(({ text }) => text)).toEqual(["Flip is closed."]))
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(screen.getByRole("option", { name: "Dice" })).toHaveFocus())
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await expect(args.onValueChange).toHaveBeenCalledWith("flip")
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Game" })).toHaveFocus())
    await userEvent.keyboard("{Enter}")
    await screen.findByRole("listbox")
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull())
    await expect(canvas.getByRole("combobox", { name: "Game" })).toHaveTextContent("Flip")
  },
}
