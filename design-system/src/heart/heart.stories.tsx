import type { Meta, StoryObj } from "@storybook/react-vite"
import { Heart } from "./heart"

/**
 * The DGHRT heart, in the hues of the theme.
 *
 * **Do** give it a `label` where it stands alone as the mark.
 * **Don't** use it as a bullet or beside every heading.
 * **Accessibility** With a `label` it is an image (`role="img"`) of that name. Without one it is decoration and hidden
 * from screen readers (`aria-hidden`).
 * **Parts** `heart`.
 */
const meta = {
  title: "Casino/Art/Heart",
  parameters: {
    example: `
import { Heart } from "@dghrt/design-system"

export function Home() {
  return (
    <a href="/">
      <Heart label="DGHRT" small className="w-8" />
    </a>
  )
}
`,
  },
  component: Heart,
  args: { className: "w-40" },
} satisfies Meta<typeof Heart>
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
