import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent } from "storybook/test"
import { NumberStepper } from "./number-stepper"

const meta = {
  component: NumberStepper,
  args: { label: "Roll under", value: 50, min: 1, max: 95, onValueChange: fn(), className: "w-38" },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return (
      <NumberStepper
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          args.onValueChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof NumberStepper>
export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = { tags: ["matrix"] }
export const AtTheEnd: Story = {
  args: { value: 95 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Raise roll under" })).toBeDisabled()
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("spinbutton", { name: "Roll under" })
    await userEvent.click(field)
    await userEvent.keyboard("{ArrowUp}{PageUp}")
    await expect(args.onValueChange).toHaveBeenLastCalledWith(61)
    await userEvent.keyboard("{End}")
    await expect(field).toHaveValue("95")
  },
}
export const TypedPastTheEnd: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("spinbutton", { name: "Roll under" })
    await userEvent.clear(field)
    await userEvent.type(field, "4000{Enter}")
    await expect(args.onValueChange).toHaveBeenLastCalledWith(95)
    await expect(field).toHaveValue("95")
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(field).toHaveValue("95")
  },
}
