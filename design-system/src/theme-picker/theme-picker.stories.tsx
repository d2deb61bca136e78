import { type ThemeId, themeCatalogue } from "@dghrt/themes"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent } from "storybook/test"
import { ThemePicker } from "./theme-picker"

const meta = {
  component: ThemePicker<ThemeId>,
  args: { label: "Color Schemes", choices: themeCatalogue, value: "romanticDegen", onValueChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(args.value)
    return (
      <ThemePicker
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          args.onValueChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof ThemePicker<ThemeId>>
export default meta
type Story = StoryObj<typeof meta>

export const Thirteen: Story = {}
export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Retro" }))
    await expect(args.onValueChange).toHaveBeenCalledWith("retro")
    await userEvent.keyboard("{ArrowRight>}{/ArrowRight}")
    await expect(canvas.getByRole("radio", { name: "Carnival" })).toBeChecked()
  },
}
