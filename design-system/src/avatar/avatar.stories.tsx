import type { Meta, StoryObj } from "@storybook/react-vite"
import { Avatar } from "./avatar"

const players = [
  "QuietWhale",
  "SirLimit",
  "VelvetMoth",
  "RoseGambit",
  "ParlayPoet",
  "LuckyOrchid",
  "NightFold",
  "PaleAce",
]

/**
 * A faceted disc, cut from an address: the same in every list, in the hues of the theme.
 *
 * **Do** set a name beside it and leave `label` out.
 * **Don't** upload photographs or draw emoji in its place.
 * **Accessibility** With `label` an image of that name, without it decoration (`aria-hidden`). It keeps its colours in
 * forced colors mode.
 * **Parts** `avatar`.
 */
const meta = {
  title: "Components/Data display/Avatar",
  parameters: {
    example: `
import { AddressLabel, Avatar } from "@dghrt/design-system"

const address = "7xKpJ4mVbT2nQe8sRw3yLc5dFg6hZa9uPiB1oXvD9qZt"

export function Player() {
  return (
    <p className="flex items-center gap-2">
      <Avatar address={address} size="sm" />
      <AddressLabel address={address} />
    </p>
  )
}
`,
  },
  component: Avatar,
  args: { address: "7xKpJ4mVbT2nQe8sRw3yLc5dFg6hZa9uPiB1oXvD9qZt" },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Labelled: Story = { args: { label: "QuietWhale", size: "lg" } }
export const EverySize: Story = {
  tags: ["matrix"],
  render: () => (
    <div className="grid gap-4">
      {(["sm", "md", "lg", "xl"] as const).map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-3">
          {players.map((address) => (
            <Avatar key={address} address={address} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
}
