import type { Meta, StoryObj } from "@storybook/react-vite"
import { Spinner } from "./spinner"

const meta = { component: Spinner, args: { label: "Loading" } } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Labelled: Story = {}
export const BesideText: Story = {
  render: () => (
    <p className="flex items-center gap-2 text-text-muted">
      Connecting… <Spinner />
    </p>
  ),
}
