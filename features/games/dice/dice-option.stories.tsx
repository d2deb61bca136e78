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
