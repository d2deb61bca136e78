import type { Meta, StoryObj } from "@storybook/react-vite"
import { ExternalLink } from "lucide-react"
import { expect } from "storybook/test"
import { LinkButton } from "./link-button"

/**
 * A link that looks like a button, because it leads somewhere.
 *
 * **Do** use it for an address. **Don't** use it for an action: a link opens in a new tab, a button does not.
 */
const meta = {
  title: "Components/Actions/Link button",
  parameters: {
    example: `
import { LinkButton } from "@dghrt/design-system"

<LinkButton href="/explorer" variant="primary">Explorer</LinkButton>
`,
  },
  component: LinkButton,
  args: { href: "#explorer", children: "Explorer" },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ["matrix"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Explorer" })).toHaveAttribute("href", "#explorer")
  },
}
export const Primary: Story = { args: { variant: "primary", size: "lg" } }
export const WithIcon: Story = { args: { icon: <ExternalLink aria-hidden className="size-4.5" strokeWidth={1.75} /> } }
