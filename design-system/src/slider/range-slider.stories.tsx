import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent } from "storybook/test"
import { expectRing, tabTo } from "../testing/focus-ring"
import { type Range, RangeSlider } from "./range-slider"

/**
 * Two numbers on a track that never meet.
 *
 * **Do** name both thumbs.
 * **Don't** use it for a range whose ends may be equal.
 * **Keyboard** Tab reaches the lower thumb, then the upper. The arrow keys move the focused thumb by one `step`, Page
 * Up, Page Down and Shift with an arrow key by ten. Home moves the lower thumb to `min`, End the upper one to `max`,
 * and the focus goes with it. A thumb that is moved past the other one takes its place.
 * **Accessibility** Two elements of role `slider`, named by `labels`, with the limits of the whole scale; `valueText`
 * is read in place of the number. Winning stretches, marks and flag are not read: say their meaning in text.
 * **Parts** `slider` (the outer box).
 */
const meta = {
  title: "Components/Forms/Range slider",
  parameters: {
    names: "RangeSlider, type Range",
    example: `
import { type Range, RangeSlider } from "@dghrt/design-system"
import { useState } from "react"

export function Between() {
  const [range, setRange] = useState<Range>([20, 60])
  return <RangeSlider labels={["From", "To"]} min={0} max={100} value={range} onValueChange={setRange} />
}
`,
  },
  component: RangeSlider,
  args: {
    labels: ["Lower bound", "Upper bound"],
    value: [25, 75] as Range,
    min: 0,
    max: 99,
    marks: [0, 25, 50, 75, 99],
    onValueChange: fn(),
    className: "max-w-137",
  },
  decorators: [(Story) => <div className="px-5 pt-6">{Story()}</div>],
  render: function Held(args) {
    const [value, setValue] = useState<Range>(args.value ?? [args.min, args.max])
    function take(next: Range) {
      setValue(next)
      args.onValueChange?.(next)
    }
    return <RangeSlider {...args} value={value} winning={args.winning ?? [value]} onValueChange={take} />
  },
} satisfies Meta<typeof RangeSlider>
export default meta
type Story = StoryObj<typeof meta>

export const Between: Story = { tags: ["matrix"] }
export const Outside: Story = {
  args: {
    winning: [
      [0, 25],
      [75, 99],
    ],
  },
}
export const ByKeyboard: Story = {
  args: { value: [40, 42] },
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole("slider", { name: "Lower bound" }))
    await tabTo(canvas.getByRole("slider", { name: "Upper bound" }))
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}")
    await expect(args.onValueChange).toHaveBeenLastCalledWith([40, 41])
    await userEvent.keyboard("{End}")
    await expect(args.onValueChange).toHaveBeenLastCalledWith([40, 99])
    await userEvent.keyboard("{Home}")
    await expectRing(canvas.getByRole("slider", { name: "Lower bound" }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([0, 99])
  },
}
