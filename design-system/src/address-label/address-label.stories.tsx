import type { Meta, StoryObj } from "@storybook/react-vite"
import { shows } from "../testing/shows"
import { AddressLabel } from "./address-label"

/**
 * A wallet's or a transaction's address, short enough to read; the whole of it on hover.
 *
 * **Do** put a CopyButton beside it where the whole address is needed.
 * **Don't** shorten an address by hand: two ends of four characters are one rule everywhere.
 * **Accessibility** Text without a role: the short form is what is read out. The whole address is only in `title`,
 * which neither the keyboard nor a finger reaches.
 * **Parts** `address-label`.
 */
const meta = {
  title: "Components/Data display/Address label",
  parameters: {
    example: `
import { AddressLabel, CopyButton } from "@dghrt/design-system"

const address = "7xKpJ4mVbT2nQe8sRw3yLc5dFg6hZa9uPiB1oXvD9qZt"

export function Player() {
  return (
    <p className="flex items-center gap-2">
      <AddressLabel address={address} />
      <CopyButton text={address} label="Copy address" />
    </p>
  )
}
`,
  },
  component: AddressLabel,
  args: { address: "7xKpJ4mVbT2nQe8sRw3yLc5dFg6hZa9uPiB1oXvD9qZt" },
} satisfies Meta<typeof AddressLabel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: shows("7xKp...9qZt") }
export const Short: Story = { args: { address: "house" } }
