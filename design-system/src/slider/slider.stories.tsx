import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent } from "storybook/test"
import { tabTo } from "../testing/focus-ring"
import { Slider } from "./slider"

/**
 * One number on a track, with what wins painted on it.
 *
 * **Do** let `valueText` say what the number means.
 * **Don't** make a slider the only way to an exact figure: put a field beside it.
 * **Keyboard** Arrow Right and Arrow Up add one `step`, Arrow Left and Arrow Down take one away; in a page written from
 * the right, Left and Right change places. Page Up, Page Down and Shift with an arrow key move by ten. Home and End go
 * to `min` and `max`.
 * **Accessibility** The thumb has the role `slider` and is named by `label`, which is not visible; `valueText` is read
 * in place of the number. Winning stretches, marks and flag are not read: say the result in text. In forced colors mode
 * the thumb has an edge and winning stretches the system's highlight colour.
 * **Parts** `slider` (the outer box).
 */
const meta = {
  title: "Components/Forms/Slider",
  parameters: {
    example: `
import { Slider } from "@dghrt/design-system"
import { useState } from "react"

export function Target() {
  const [target, setTarget] = useState(50)
  return <Slider label="Roll under" value={target} onValueChange={setTarget} min={1} max={95} winning={[[1, target]]} />
}
`,
  },
  component: Slider,
  args: {
    label: "Target",
    value: 50,
    min: 0,
    max: 99,
    marks: [0, 25, 50, 75, 99],
    onValueChange: fn(),
    valueText: (value) => `Under ${value}, ${value} percent chance`,
    className: "max-w-137",
  },
  decorators: [(Story) => <div className="px-5 pt-6">{Story()}</div>],
  render: function Held(args) {
    const [value, setValue] = useState(args.value ?? args.min)
    function take(next: number) {
      setValue(next)
      args.onValueChange?.(next)
    }
    return <Slider {...args} value={value} winning={args.winning ?? [[0, value]]} onValueChange={take} />
  },
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

export const Under: Story = { tags: ["matrix"] }
export const Won: Story = { args: { flag: { at: 37, text: "37", won: true } }, tags: ["matrix"] }
export const Lost: Story = { args: { flag: { at: 81, text: "81", won: false } } }
export const Disabled: Story = { args: { disabled: true } }
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const thumb = canvas.getByRole("slider", { name: "Target" })
    await tabTo(thumb)
    await userEvent.keyboard("{ArrowRight}")
    await expect(args.onValueChange).toHaveBeenLastCalledWith(51)
    await expect(thumb).toHaveAttribute("aria-valuetext", "Under 51, 51 percent chance")
    await userEvent.keyboard("{Home}")
    await expect(thumb).toHaveAttribute("aria-valuenow", "0")
  },
}
