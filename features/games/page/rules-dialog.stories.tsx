import { Dialog } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { diceModule } from "../dice/dice-module"
import { diceRecord } from "../dice/record"
import RulesDialog from "./rules-dialog"

/** The rules of a game in figures, with the fees of a bet. */
const meta = {
  title: "Features/Games/Rules dialog",
  component: RulesDialog,
  args: {
    record: diceRecord,
    rules: diceModule.rules(undefined),
    fees: [
      { label: "Platform", amount: 350_000n },
      { label: "Protocol", amount: 1_000_000n },
      { label: "Pool", amount: 1_000_000n },
      { label: "Jackpot", amount: 100_000n },
    ],
    token: { symbol: "SOL", decimals: 9 },
  },
  render: (args) => (
    <Dialog open>
      <RulesDialog {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof RulesDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Dice: Story = { tags: ["matrix"] }
export const BeforeTheFeesAreKnown: Story = { args: { fees: [] } }
