import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent } from "storybook/test"
import { shows } from "../testing/shows"
import { BarChart } from "./bar-chart"

const volumes = [152, 188, 201, 179, 232, 180, 219, 110, 171, 116, 138, 115, 172, 136, 150, 180, 158, 232, 131, 248]
const bars = volumes.map((value, index) => ({
  label: index === volumes.length - 1 ? "Today" : `${index + 1} Nov`,
  value,
  text: `${value}.0000 SOL`,
}))

/**
 * Few bars, one of them meant.
 *
 * **Do** say in `text` what a bar is worth: it is the spoken name and the tooltip.
 * **Don't** colour two bars.
 * **Keyboard** A chart of two or more bars is one stop. Arrow Right and Arrow Up go to the next bar, Arrow Left and
 * Arrow Down to the one before, Home and End to the ends, Escape back to the highlighted one. Enter or Space opens the
 * table.
 * **Accessibility** An image named by `label` and the highlighted bar, and over it a `slider` whose value is the bar
 * that the arrow keys moved to: "19 Nov 131.0000 SOL". The pointer may rest on the tooltip; Escape closes it. Axes
 * and tooltip are hidden from screen readers; `table` offers every figure as text. Forced colors mode draws the bars in
 * system colours.
 * **Parts** `bar-chart`, `chart-table` (the disclosure under it).
 */
const meta = {
  title: "Components/Data display/Bar chart",
  parameters: {
    example: `
import { BarChart } from "@dghrt/design-system"

const bars = [
  { label: "Monday", value: 152, text: "152.0000 SOL" },
  { label: "Tuesday", value: 188, text: "188.0000 SOL" },
  { label: "Today", value: 201, text: "201.0000 SOL" },
]

export function Volume() {
  return <BarChart label="Volume, last 3 days" bars={bars} scaleText={(value) => value.toFixed(0)} table />
}
`,
  },
  component: BarChart,
  args: { label: "Volume, last 20 days", bars, className: "max-w-180" },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const Days: Story = { tags: ["matrix"], play: shows(["img", "Volume, last 20 days: Today 248.0000 SOL"]) }
export const WithScale: Story = { tags: ["matrix"], args: { scaleText: (value) => value.toFixed(0) } }
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const walk = canvas.getByRole("slider", { name: "Volume, last 20 days, bar by bar" })
    await expect(walk).toHaveFocus()
    await userEvent.keyboard("{ArrowLeft}")
    await expect(walk).toHaveAttribute("aria-valuetext", "19 Nov 131.0000 SOL")
    await expect(canvas.getByText("131.0000 SOL")).toBeVisible()
    await userEvent.keyboard("{Home}{ArrowLeft}")
    await expect(walk).toHaveAttribute("aria-valuetext", "1 Nov 152.0000 SOL")
    await userEvent.keyboard("{End}")
    await expect(walk).toHaveAttribute("aria-valuetext", "Today 248.0000 SOL")
    await userEvent.keyboard("{Escape}")
    await expect(canvas.getAllByText("248.0000 SOL")).toHaveLength(1)
    await userEvent.tab()
    await expect(walk).not.toHaveFocus()
  },
}
export const Pointed: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole("slider"))
    await expect(canvas.getByRole("slider")).toHaveAttribute("aria-valuenow")
  },
}
export const AnotherMeant: Story = { args: { highlight: 4 } }
export const AllZero: Story = { args: { bars: bars.map((bar) => ({ ...bar, value: 0, text: "0.0000 SOL" })) } }
export const OneBar: Story = { args: { bars: bars.slice(-1) } }
export const WithTable: Story = {
  args: { table: true, words: { value: "Volume" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Show as table"))
    await expect(canvas.getByRole("columnheader", { name: "Volume" })).toBeVisible()
    await expect(canvas.getAllByRole("row")).toHaveLength(bars.length + 1)
  },
}
export const NothingYet: Story = { args: { bars: [] }, play: shows("nothing yet") }
