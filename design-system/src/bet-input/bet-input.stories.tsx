import type { Meta, StoryObj } from "@storybook/react-vite"
import { Coins } from "lucide-react"
import { expect, fn, userEvent } from "storybook/test"
import { IconButton } from "../icon-button/icon-button"
import { tabTo } from "../testing/focus-ring"
import { held } from "../testing/held"
import { BetInput } from "./bet-input"

const SOL = 1_000_000_000n
const openPresets = (
  <IconButton label="Set bet amount" variant="framed" size="md">
    <Coins aria-hidden className="size-4.5" strokeWidth={1.75} />
  </IconButton>
)

/**
 * A stake: typed, halved, doubled, or set to its ends.
 *
 * **Do** give it the balance and the pool's limit as `max`, and refuse the bet where it is placed as well.
 * **Don't** round what was typed: the field shows exactly what is staked.
 * **Keyboard** Tab goes to the field, to `trailing` and to the four buttons, which Enter or Space presses. The field
 * takes digits with one point or comma; any other text is quoted with the reason, and nothing is staked until another edit,
 * one of the buttons, or a press on the stake that it replaced.
 * **Accessibility** A text field named by `label` and described by the symbol and the line under it. A problem there is
 * an `alert`, a hint or the limit that a button met is a `status`. A stake outside its limits is `aria-invalid` and
 * blocks the submission of a form. `aside` belongs neither to the name nor to the description.
 * **Parts** `bet-input`.
 */
const meta = {
  title: "Casino/Betting/Bet input",
  parameters: {
    example: `
import { BetInput } from "@dghrt/design-system"
import { useState } from "react"

export function Bet({ balance }: { balance: bigint }) {
  const [stake, setStake] = useState(100_000_000n) // lamports: 0.1 SOL
  return (
    <BetInput
      label="Bet amount"
      value={stake}
      onValueChange={setStake}
      decimals={9}
      symbol="SOL"
      max={balance}
      maxReason="Your balance covers at most"
    />
  )
}
`,
  },
  component: BetInput,
  args: {
    label: "Bet amount",
    value: SOL / 4n,
    decimals: 9,
    symbol: "SOL",
    min: 4_300_000n,
    max: 5n * SOL,
    maxReason: "Your balance covers at most",
    aside: "≈ $58.22",
    trailing: openPresets,
    onValueChange: fn(),
    className: "w-56",
  },
  render: held(BetInput, "value", "onValueChange"),
} satisfies Meta<typeof BetInput>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ["matrix"] }
export const FieldOnly: Story = { args: { quick: false, hint: "Minimum 0.0043 SOL" } }
export const Large: Story = { args: { size: "large", className: "max-w-96", trailing: undefined } }
/** Beside the option of a game on the narrowest phone: the unit is under the figure, which is whole. */
export const NarrowField: Story = {
  args: { value: SOL / 8n, className: "w-[118px]", quick: false },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Bet amount" })
    await expect(field).toHaveValue("0.125")
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
    await expect(canvas.getByText("SOL")).toBeVisible()
  },
}
export const Disabled: Story = { args: { disabled: true, hint: "Locked while the bet is sent" } }
export const AboveMax: Story = { args: { value: 40n * SOL }, tags: ["matrix"] }
export const BelowMin: Story = {
  args: { value: 1n },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/The smallest bet is 0\.0043 SOL\./)
  },
}
/** A text that is no amount: nothing is staked until the player says what is. */
export const Refused: Story = {
  args: { value: SOL },
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("textbox"))
    await userEvent.keyboard("{Control>}a{/Control}1e5")
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/“1e5” is not an amount\./)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0n)
    await expect(canvas.getByRole("button", { name: "Bet 1 SOL" })).toBeVisible()
  },
}
export const ByKeyboard: Story = {
  args: { value: SOL, trailing: undefined },
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole("textbox", { name: "Bet amount" }))
    await userEvent.keyboard("{Control>}a{/Control}0.5")
    await expect(args.onValueChange).toHaveBeenLastCalledWith(SOL / 2n)
    await tabTo(canvas.getByRole("button", { name: "Halve bet" }))
    await userEvent.keyboard("{Enter}")
    await expect(args.onValueChange).toHaveBeenLastCalledWith(SOL / 4n)
    await userEvent.tab()
    await userEvent.keyboard(" ")
    await expect(args.onValueChange).toHaveBeenLastCalledWith(SOL / 2n)
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole("button", { name: "Halve bet" })).toHaveFocus()
  },
}
