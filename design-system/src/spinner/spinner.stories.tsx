import type { Meta, StoryObj } from "@storybook/react-vite"
import { Spinner } from "./spinner"

/**
 * Something small is under way.
 *
 * **Do** use it inside a button or under 300 px.
 * **Don't** cover content with it: that is a skeleton's place.
 * **Accessibility** With a `label` it is a `status` with that hidden text. Without one it is decoration: the words
 * beside it have to say the same. Under reduced motion it pulses in place of turning.
 * **Parts** `spinner`.
 */
const meta = {
  title: "Components/Feedback/Spinner",
  parameters: {
    example: `
import { Spinner } from "@dghrt/design-system"

export function Connecting() {
  return (
    <p className="flex items-center gap-2">
      Connecting… <Spinner />
    </p>
  )
}
`,
  },
  component: Spinner,
  args: { label: "Loading" },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Labelled: Story = { tags: ["matrix"] }
export const BesideText: Story = {
  render: () => (
    <p className="flex items-center gap-2 text-text-muted">
      Connecting… <Spinner />
    </p>
  ),
}
