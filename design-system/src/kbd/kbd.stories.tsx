import type { Meta, StoryObj } from "@storybook/react-vite"
import { Kbd } from "./kbd"

/**
 * A key to press, as it is printed on the keyboard.
 *
 * **Do** give every key an element of its own, with the plus sign between them as text.
 * **Don't** use it for touch gestures or for anything that is not on a keyboard.
 * **Accessibility** A native `kbd` element without a role: its text is read as a part of the sentence. It only names a
 * key and handles none.
 * **Parts** `kbd`.
 */
const meta = {
  title: "Components/Data display/Key",
  parameters: {
    example: `
import { Kbd } from "@dghrt/design-system"

export function Hint() {
  return (
    <p>
      Press <Kbd>Ctrl</Kbd> + <Kbd>K</Kbd> to find a game.
    </p>
  )
}
`,
  },
  component: Kbd,
  args: { children: "/" },
} satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

export const Key: Story = { tags: ["matrix"] }
export const InASentence: Story = {
  render: () => (
    <p>
      Press <Kbd>Ctrl</Kbd> + <Kbd>K</Kbd> to find a game, <Kbd>Esc</Kbd> to leave.
    </p>
  ),
}
