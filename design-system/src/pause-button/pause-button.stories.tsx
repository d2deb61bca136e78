import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { tabTo } from "../testing/focus-ring"
import { held } from "../testing/held"
import { PauseButton } from "./pause-button"

/**
 * Stops what moves by itself and lets it go on; its name says which of the two a press does.
 *
 * **Do** put one beside everything that moves for longer than five seconds.
 * **Don't** use it for what a person started: that has a switch or a button of its own.
 * **Keyboard** Tab reaches it, Enter or Space pauses or resumes. It keeps the focus.
 * **Accessibility** An IconButton without a tooltip. Its name says what a press does, "Pause the quotes" or "Resume the
 * quotes", and changes with each press, so it has no `aria-pressed`.
 * **Parts** `icon-button`.
 */
const meta = {
  title: "Components/Actions/Pause button",
  parameters: {
    example: `
import { useState } from "react"
import { PauseButton } from "@dghrt/design-system"

export function Quotes() {
  const [paused, setPaused] = useState(false)
  return (
    <div data-paused={paused}>
      <PauseButton of="the quotes" paused={paused} onPausedChange={setPaused} />
    </div>
  )
}
`,
  },
  component: PauseButton,
  args: { of: "the quotes", paused: false, onPausedChange: fn() },
  render: held(PauseButton, "paused", "onPausedChange"),
} satisfies Meta<typeof PauseButton>
export default meta
type Story = StoryObj<typeof meta>

export const Moving: Story = { tags: ["matrix"] }
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole("button", { name: "Pause the quotes" }))
    await userEvent.keyboard("{Enter}")
    await expect(canvas.getByRole("button", { name: "Resume the quotes" })).toHaveFocus()
    await userEvent.keyboard(" ")
    await expect(args.onPausedChange).toHaveBeenLastCalledWith(false)
  },
}
export const Stopped: Story = { args: { paused: true } }
