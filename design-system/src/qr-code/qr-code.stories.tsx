import type { Meta, StoryObj } from "@storybook/react-vite"
import { shows } from "../testing/shows"
import { QrCode } from "./qr-code"

/**
 * A QR code, black on white in every theme.
 *
 * **Do** put the address in words beside it.
 * **Don't** encode anything secret, or a text of more than 200 characters: phones fail to read it.
 * **Accessibility** An image (`role="img"`) named by `label`. Screen readers cannot read the code, so its address has
 * to be on the page as text or as a link. It stays black on white in forced colors mode.
 * **Parts** `qr-code`.
 */
const meta = {
  title: "Components/Data display/QR code",
  parameters: {
    example: `
import { QrCode } from "@dghrt/design-system"

export function OpenOnPhone() {
  return (
    <figure>
      <QrCode value="https://casino.example/mobile" label="QR code of this page" className="w-40" />
      <figcaption>casino.example/mobile</figcaption>
    </figure>
  )
}
`,
  },
  component: QrCode,
  args: { value: "https://casino.example/mobile", label: "QR code of this page", className: "w-40" },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { play: shows(["img", "QR code of this page"]) }
export const LongText: Story = {
  args: { value: `https://casino.example/?ref=${"7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt".repeat(3)}` },
}
