import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent } from "storybook/test"
import { shows } from "../testing/shows"
import { LineChart } from "./line-chart"

const results = [0, 0.4, 0.9, 0.3, -0.5, -0.8, -0.2, 0.6, 1.1, 0.7, 1.4, 2.2, 1.9, 2.6]
const points = results.map((value, index) => ({
  label: index === results.length - 1 ? "Today" : `${index + 1} Nov`,
  value,
  text: `${value > 0 ? "+" : ""}${value.toFixed(4)} SOL`,
}))

/**
 * One series over time, with the newest figure in its heading.
 *
 * **Do** say in `text` what a point is worth: it is the spoken name, the tooltip and the table.
 * **Don't** draw an unknown value as zero: null leaves a gap.
 * **Keyboard** A chart of two or more points is one stop. Arrow Right and Arrow Up go to the next point, Arrow Left and
 * Arrow Down to the one before, Home and End to the ends, Escape back to the newest. Enter or Space opens the table.
 * **Accessibility** An image named by `label` and the newest point, and over it a `slider` whose value is the point
 * that the arrow keys moved to: "2 Nov +0.4000 SOL". The pointer may rest on the tooltip; Escape closes it. Axes and
 * tooltip are hidden from screen readers; `table` offers every figure as text. Forced colors mode draws the line in the
 * system's highlight colour.
 * **Parts** `line-chart`, `chart-table` (the disclosure under it).
 */
const meta = {
  title: "Components/Data display/Line chart",
  parameters: {
    example: `
import { LineChart } from "@dghrt/design-system"

const points = [
  { label: "1 Nov", value: 0.4, text: "+0.4000 SOL" },
  { label: "2 Nov", value: null, text: "unknown" },
  { label: "3 Nov", value: -0.2, text: "-0.2000 SOL" },
]

export function NetResult() {
  return <LineChart label="Result" points={points} scaleText={(value) => value.toFixed(1)} table />
}
`,
  },
  component: LineChart,
  args: { label: "Result, last 14 days", points, scaleText: (value) => String(value), className: "max-w-180" },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

export const Days: Story = { tags: ["matrix"], play: shows(["img", "Result, last 14 days: Today +2.6000 SOL"]) }
export const WithTable: Story = {
  args: { table: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Show as table"))
    const [, newest] = canvas.getAllByRole("row")
    await expect(newest).toHaveTextContent("Today+2.6000 SOL")
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const slider = canvas.getByRole("slider", { name: "Result, last 14 days, point by point" })
    await expect(slider).toHaveFocus()
    await userEvent.keyboard("{Home}{ArrowRight}")
    await expect(slider).toHaveAttribute("aria-valuetext", "2 Nov +0.4000 SOL")
    await expect(canvas.getByText("+0.4000 SOL")).toBeVisible()
  },
}
export const UnknownDays: Story = {
  args: {
    points: points.map((point, index) => (index % 5 === 2 ? { ...point, value: null, text: "unknown" } : point)),
  },
}
export const OnePoint: Story = { args: { points: points.slice(-1) } }
export const AllZero: Story = { args: { points: points.map((point) => ({ ...point, value: 0, text: "0.0000 SOL" })) } }
export const NothingYet: Story = {
  args: { points: [] },
  play: shows(["img", "Result, last 14 days: nothing yet"], "nothing yet"),
}
