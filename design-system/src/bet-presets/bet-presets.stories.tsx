import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, userEvent, waitFor } from "storybook/test"
import { formatUnits } from "../lib/units"
import { tabTo } from "../testing/focus-ring"
import { held } from "../testing/held"
import { BetPresets } from "./bet-presets"

const lamportsPerDollar = 4_293_000n
const dollars = [1n, 5n, 10n, 25n, 50n, 100n]
const priced = dollars.map((usd) => ({ label: `$${usd}`, value: usd * lamportsPerDollar }))

/**
 * Ready stakes in dollars.
 *
 * **Do** keep all of them in place when the price is unknown: each says "Price unavailable" on hover and focus.
 * **Don't** raise a stake for the player; a preset is chosen by a press and by nothing else.
 * **Keyboard** Tab goes from preset to preset, Enter or Space chooses one. One that cannot be chosen takes the focus
 * too and then shows its reason, which Escape hides.
 * **Accessibility** A group named by `label`; the chosen button is `aria-pressed`, in forced colors mode with an
 * outline. One that cannot be chosen is `aria-disabled`, and the tooltip with its reason describes it while it is
 * shown.
 * **Parts** `bet-presets`.
 */
const meta = {
  title: "Casino/Betting/Bet presets",
  parameters: {
    example: `
import { useState } from "react"
import { BetPresets } from "@dghrt/design-system"

const presets = [
  { label: "$1", value: 4_293_000n },
  { label: "$5", value: 21_465_000n },
  { label: "$10", value: null },
]

export function Stakes() {
  const [stake, setStake] = useState(4_293_000n)
  return <BetPresets label="Presets" presets={presets} value={stake} onValueChange={setStake} />
}
`,
  },
  component: BetPresets,
  args: {
    label: "Presets",
    presets: priced,
    value: 5n * lamportsPerDollar,
    onValueChange: fn(),
    className: "max-w-120",
  },
  render: held(BetPresets, "value", "onValueChange"),
} satisfies Meta<typeof BetPresets>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = { tags: ["matrix"] }
export const WithTokens: Story = {
  args: { presets: priced.map((entry) => ({ ...entry, detail: `${formatUnits(entry.value, 9)} SOL` })) },
}
export const Narrow: Story = { args: { className: "max-w-64" } }
export const AboveBalance: Story = {
  args: {
    presets: priced.map((entry, index) => (index > 3 ? { ...entry, reason: "More than your balance" } : entry)),
  },
}
export const PriceUnavailable: Story = {
  args: { presets: priced.map((entry) => ({ ...entry, value: null })) },
  play: async ({ canvas, args }) => {
    const five = canvas.getByRole("button", { name: "$5" })
    await userEvent.click(five)
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(five).toHaveAccessibleDescription("Price unavailable")
    await expect(canvas.getByRole("status")).toHaveTextContent("Price unavailable")
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("Price unavailable"))
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole("button", { name: "$1" }))
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(args.onValueChange).toHaveBeenLastCalledWith(10n * lamportsPerDollar)
    await userEvent.tab()
    await userEvent.keyboard(" ")
    await expect(args.onValueChange).toHaveBeenLastCalledWith(25n * lamportsPerDollar)
    await expect(canvas.getByRole("button", { name: "$25" })).toHaveAttribute("aria-pressed", "true")
  },
}
