import type { Meta, StoryObj } from "@storybook/react-vite"
import { shows } from "../testing/shows"
import { VisuallyHidden } from "./visually-hidden"

/**
 * Words for those who listen.
 *
 * **Do** complete a link or a button whose picture says the rest.
 * **Don't** hide what others could use as well.
 * **Accessibility** The text stays in the accessibility tree and becomes a part of the name of the link or button
 * around it. Put no control inside: its focus would be invisible.
 * **Parts** `visually-hidden`.
 */
const meta = {
  title: "Components/Data display/Visually hidden",
  parameters: {
    example: `
import { VisuallyHidden } from "@dghrt/design-system"

export function ExplorerLink() {
  return (
    <a href="/explorer" target="_blank" rel="noreferrer">
      Explorer <VisuallyHidden>opens in a new tab</VisuallyHidden>
    </a>
  )
}
`,
  },
  component: VisuallyHidden,
  args: { children: "opens in a new tab" },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

/** Heard, not seen: the link's name holds the hidden words. */
export const InsideALink: Story = {
  tags: ["matrix"],
  render: (args) => (
    <a href="#there" className="text-primary underline">
      Explorer <VisuallyHidden {...args} />
    </a>
  ),
  play: shows(["link", "Explorer opens in a new tab"]),
}
