import type { Meta, StoryObj } from "@storybook/react-vite"
import { TokenCoin } from "./token-coin"

/**
 * The coin of a token, known ones in their brand colours.
 *
 * **Do** write the symbol beside it.
 * **Don't** tint a brand's coin with the theme.
 * **Accessibility** Always decoration and hidden from screen readers (`aria-hidden`): the symbol beside it is what is
 * read.
 * **Parts** `token-coin`.
 */
const meta = {
  title: "Casino/Art/Token coin",
  parameters: {
    example: `
import { TokenCoin } from "@dghrt/design-system"

export function Token() {
  return (
    <p className="flex items-center gap-2">
      <TokenCoin symbol="SOL" /> SOL
    </p>
  )
}
`,
  },
  component: TokenCoin,
  args: { symbol: "SOL" },
} satisfies Meta<typeof TokenCoin>
export default meta
type Story = StoryObj<typeof meta>

export const Solana: Story = { tags: ["matrix"] }
export const UsdCoin: Story = { args: { symbol: "USDC" } }
export const House: Story = { args: { symbol: "DGHRT" } }
export const UnknownToken: Story = { args: { symbol: "<b>?</b>" } }
export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      {["size-4.5", "size-6.5", "size-11"].map((size) => (
        <TokenCoin key={size} symbol="USDC" className={size} />
      ))}
    </div>
  ),
}
