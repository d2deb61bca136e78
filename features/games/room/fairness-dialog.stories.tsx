import { Dialog } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import type { RoundResult } from "../round/round-state"
import FairnessDialog from "./fairness-dialog"

// A round that was really drawn: sha256("seed") and HMAC-SHA256("seed", "client-0") hold.
const drawn: RoundResult = {
  bet: {
    gameId: "dice",
    betArray: Array.from({ length: 100 }, (_, face) => (face < 50 ? 20_000 : 0)),
    wager: 100_000_000n,
    metadata: "0:dice:under-50",
  },
  token: "So11111111111111111111111111111111111111112",
  nonce: 0,
  resultIndex: 22,
  multiplierBps: 20_000,
  payout: 200_000_000n,
  clientSeed: "client",
  rngSeed: "seed",
  hashedSeed: "19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b",
  committedSlot: 100,
  betSlot: 101,
  jackpotPayout: 0n,
  signature: null,
}

const meta = {
  component: FairnessDialog,
  args: { nextHashedSeed: "c6c1c9a9c8543f1e4cd98006d7a1f2b3c4d5e6f708192a3b4c5d6e7f8091a2b3", result: null },
  render: (args) => (
    <Dialog open>
      <FairnessDialog {...args} />
    </Dialog>
  ),
} satisfies Meta<typeof FairnessDialog>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeTheFirstRound: Story = { args: { nextHashedSeed: null } }
export const NothingPlayedYet: Story = {}
export const Verified: Story = {
  args: { result: drawn },
  play: async () => {
    await waitFor(() => expect(screen.getByText("This result is verified")).toBeVisible())
  },
}
export const NotCommitted: Story = {
  args: { result: { ...drawn, committedSlot: 101 } },
  play: async () => {
    await waitFor(() => expect(screen.getByText("Not committed before the bet")).toBeVisible())
  },
}
export const Tampered: Story = {
  args: { result: { ...drawn, rngSeed: "another" } },
  play: async () => {
    await waitFor(() => expect(screen.getByText("This result does not hold")).toBeVisible())
  },
}
