import type { Meta, StoryObj } from "@storybook/react-vite"
import { Heart } from "./heart"

const meta = { component: Heart, args: { className: "w-40" } } satisfies Meta<typeof Heart>
export default meta
type Story = StoryObj<typeof meta>

export const Mark: Story = { args: { label: "DGHRT" } }
export const EveryHue: Story = {
  tags: ["matrix"],
  render: () => (
    <div className="flex flex-wrap gap-4">
      {([1, 2, 3, 4] as const).map((hue) => (
        <Heart key={hue} hue={hue} className="w-24" />
      ))}
    </div>
  ),
}
