import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent } from "storybook/test"
import { PauseButton } from "./pause-button"

const meta = {
  component: PauseButton,
  args: { of: "the quotes", paused: false, onPausedChange: fn() },
  render: function Held(args) {
    const [paused, setPaused] = useState(args.paused)
    return (
      <PauseButton
        {...args}
        paused={paused}
        onPausedChange={(next) => {
          setPaused(next)
          args.onPausedChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof PauseButton>
export default meta
type Story = StoryObj<typeof meta>

export const Moving: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Stop the quotes" }))
    await expect(args.onPausedChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByRole("button", { name: "Start the quotes" }))
    await expect(args.onPausedChange).toHaveBeenLastCalledWith(false)
  },
}
export const Stopped: Story = { args: { paused: true } }
