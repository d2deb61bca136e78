import type { Meta, StoryObj } from "@storybook/react-vite"
import { Badge } from "./badge"

const tones = ["neutral", "quiet", "primary", "success", "warning", "danger", "info"] as const

/**
 * A word or a figure that says how something stands.
 *
 * **Do** write the word: the colour only repeats it.
 * **Don't** use a badge as a button.
 * **Accessibility** Text without a role, read out where it stands; the dot is decoration. A change is not announced:
 * put the badge in a live region where it has to be. In forced colors mode it has a border instead of its tint.
 * **Parts** `badge`.
 */
const meta = {
  title: "Components/Feedback/Badge",
  parameters: {
    example: `
import { Badge } from "@dghrt/design-system"

export function Badges() {
  return (
    <>
      <Badge>Singleplayer</Badge>
      <Badge tone="success" dot>Online</Badge>
    </>
  )
}
`,
  },
  component: Badge,
  args: { children: "Singleplayer" },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Health: Story = { args: { tone: "success", dot: true, children: "Online" } }
export const EveryTone: Story = {
  tags: ["matrix"],
  render: () => (
    <div className="grid gap-3">
      {(["md", "lg"] as const).map((size) => (
        <div key={size} className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} size={size} dot={size === "md"}>
              {tone}
            </Badge>
          ))}
        </div>
      ))}
    </div>
  ),
}
