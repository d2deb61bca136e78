import type { Meta, StoryObj } from "@storybook/react-vite"
import { shows } from "../testing/shows"
import { Sparkline } from "./sparkline"

const rising = [12, 14, 11, 15, 18, 17, 21, 20, 24]

/**
 * The shape of a series, beside its figure.
 *
 * **Do** write the figure next to it and in `label`.
 * **Don't** use it to compare two series: its scale is its own.
 * **Accessibility** An image named by `label`. Whether it got better or worse is only a colour: say it in the label
 * where it matters. The dot at the end is decoration.
 * **Parts** `sparkline`; its `data-worse` is `true` where the end is worse than the start.
 */
const meta = {
  title: "Components/Data display/Sparkline",
  parameters: {
    example: `
import { Sparkline } from "@dghrt/design-system"

export function Latency() {
  return (
    <p>
      Latency 84 ms
      <Sparkline
        label="Latency of the last minute, now 84 ms"
        values={[71, 80, 76, 92, 84]}
        better="lower"
        className="h-12 w-60"
      />
    </p>
  )
}
`,
  },
  component: Sparkline,
  args: { label: "Plays per hour, now 24", values: rising, className: "h-12 w-60" },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const Better: Story = { tags: ["matrix"], play: shows(["img", "Plays per hour, now 24"]) }
export const Worse: Story = { args: { label: "Latency, now 24 ms", better: "lower" }, tags: ["matrix"] }
export const Flat: Story = { args: { values: [4, 4, 4, 4] } }
export const OnePoint: Story = { args: { values: [4] } }
export const NoPoints: Story = { args: { values: [], label: "No plays yet" } }
export const TenThousandPoints: Story = {
  args: { values: Array.from({ length: 10_000 }, (_, index) => Math.sin(index / 400) * index) },
}
