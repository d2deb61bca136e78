import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { held } from "../../../design-system/src/testing/held"
import { DiceOption } from "./dice-option"

const meta = {
  title: "Features/Games/Dice options",
  component: DiceOption,
  args: { settings: { mode: "under", value: 50 }, disabled: false, onChange: fn() },
  decorators: [(Story) => <div className="w-38">{Story()}</div>],
  render: held(DiceOption, "settings", "onChange"),
} satisfies Meta<typeof DiceOption>
export default meta
type Story = StoryObj<typeof meta>

export const Under: Story = { tags: ["matrix"] }
export const Over: Story = { args: { settings: { mode: "over", value: 50 } } }
export const Locked: Story = { args: { disabled: true, settings: { mode: "outside", from: 30, to: 70 } } }

/** What is no number is left out, and the label's line says what the field takes until the next number. */
export const NoNumber: Story = {
  args: { settings: { mode: "between", from: 40, to: 65 } },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas, args }) => {
    const from = canvas.getByRole("spinbutton", { name: "From" })
    await userEvent.click(from)
    await userEvent.paste("many")
    const refusal = canvas.getByText("Only 0 to 64, whole")
    await expect(refusal).toBeVisible()
    await expect(refusal).toHaveRole("status")
    await expect(canvas.getByRole("group")).toHaveAccessibleName("Between")
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(from)
    await userEvent.type(from, "12")
    await expect(refusal).toBeEmptyDOMElement()
  },
}
export const Between: Story = {
  args: { settings: { mode: "between", from: 40, to: 65 } },
  play: async ({ canvas, args }) => {
    const upTo = canvas.getByRole("spinbutton", { name: "Under" })
    await userEvent.clear(upTo)
    await userEvent.type(upTo, "9")
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.type(upTo, "0{Enter}")
    await expect(args.onChange).toHaveBeenLastCalledWith({ mode: "between", from: 40, to: 90 })
    await userEvent.clear(upTo)
    await userEvent.type(upTo, "7{Enter}")
    await expect(args.onChange).toHaveBeenLastCalledWith({ mode: "between", from: 40, to: 41 })
    await userEvent.keyboard("{ArrowUp}")
    await expect(args.onChange).toHaveBeenLastCalledWith({ mode: "between", from: 40, to: 42 })
  },
}
