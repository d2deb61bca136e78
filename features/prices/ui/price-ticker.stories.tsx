import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { no, shows } from "../../../design-system/src/testing/shows"
import { priced, unpriced } from "../model/price"
import { PriceTickerView } from "./price-ticker"

const nowMs = 1_800_000_000_000
const builtIn = unpriced([
  { mint: "So11111111111111111111111111111111111111112", symbol: "SOL", name: "Solana" },
  { mint: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", symbol: "USDC", name: "USD Coin" },
])
const first = priced(builtIn, { solana: { usd: 228.68 }, "usd-coin": { usd: 1.0011 } }, nowMs - 72_000)
const live = priced(first, { solana: { usd: 232.89 }, "usd-coin": { usd: 0.9998 } }, nowMs - 12_000)

/** The prices of the listed tokens in one line. */
const meta = {
  title: "Features/Prices",
  component: PriceTickerView,
  args: { tokens: live, unavailable: false, refreshing: false, refresh: fn(), nowMs },
  decorators: [
    (Story) => (
      <div className="rail h-9 border-border border-y px-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceTickerView>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Live")).toBeVisible()
    await expect(canvas.getByText("Price updated 12s ago")).toBeVisible()
    await expect(canvas.getByRole("link", { name: /SOL.*232\.89.*chart/ })).toHaveAttribute(
      "rel",
      "noopener noreferrer",
    )
    await expect(canvas.getByText("Coming Soon")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Refresh prices" }))
    await expect(args.refresh).toHaveBeenCalledOnce()
    // Its tooltip stands at the edge of the window, and makes no page wider.
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}
export const Updating: Story = { args: { refreshing: true } }
/** Until the first answer the row shows the built-in prices, and says so once. */
export const NoAnswerYet: Story = {
  args: { tokens: builtIn },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /SOL.*232\.89/ })).toBeVisible()
    await expect(canvas.getByText("Default prices, not live")).toBeVisible()
    await expect(canvas.getAllByText(/not live|unavailable/)).toHaveLength(1)
    const note = canvas.getByText(/We have no current price/)
    await expect(note).not.toBeVisible()
    const mark = canvas.getByRole("button", { name: "Default prices, not live" })
    await userEvent.hover(mark)
    await expect(note).toBeVisible()
    await userEvent.unhover(mark)
    await expect(note).not.toBeVisible()
    mark.focus()
    await userEvent.keyboard("{Enter}")
    await expect(note).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await expect(note).not.toBeVisible()
  },
}
export const FirstUpdate: Story = {
  args: { tokens: builtIn, refreshing: true },
  play: shows("Default prices. Updating..."),
}
/** Without any price there is no figure, and one sentence that says why. */
export const NoPrices: Story = {
  args: { tokens: builtIn.map((token) => ({ ...token, currentPrice: null, source: "unavailable" as const })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Price unavailable")).toHaveLength(1)
    await expect(canvas.queryByText(/\$/)).toBeNull()
  },
}
/** One token that the answer left out is marked beside its price. */
export const OneTokenNotLive: Story = {
  args: { tokens: priced(builtIn, { solana: { usd: 232.89 } }, nowMs - 12_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("not live")).toHaveLength(1)
    await expect(canvas.getByText("Price updated 12s ago")).toBeVisible()
  },
}
/** The server answers, but with prices that are older than any conversion accepts. */
export const Stale: Story = {
  args: { nowMs: nowMs + 3 * 3_600_000 },
  play: shows("Price updated 3h ago", no("Live"), no(/[+\u2212]\d/)),
}
/** The last attempt failed a moment ago. */
export const NoAnswer: Story = { args: { unavailable: true }, play: shows(no("Live")) }
/** One price is three hours older than the other. */
export const OneTokenStale: Story = {
  args: {
    tokens: live.map((token) => (token.symbol === "SOL" ? { ...token, lastUpdated: nowMs - 3 * 3_600_000 } : token)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Live")).toBeVisible()
    await expect(canvas.getByRole("link", { name: /SOL.*not live/ })).toBeVisible()
    await expect(canvas.getAllByText("not live")).toHaveLength(1)
  },
}
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
}
