import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent } from "storybook/test"
import { shows } from "../../../design-system/src/testing/shows"
import { RoundError } from "../chain/round-error"
import type { RaceEvidence } from "../model/verify-race"
import type { Evidence } from "../model/verify-round"
import vectors from "../vectors.json"
import { VerifierView } from "./verifier-view"

const signature = "5".repeat(87)

function publishedRound(): Evidence {
  const [round] = vectors.rounds
  if (!round) throw new Error("vectors.json holds no round")
  return { ...round.evidence, wager: BigInt(round.evidence.wager), payout: BigInt(round.evidence.payout) }
}

const meta = {
  title: "Features/Fairness/Verifier view",
  component: VerifierView,
  args: { loadEvidence: async (): Promise<Evidence | RaceEvidence> => publishedRound(), vectorsHref: "#vectors" },
  parameters: { layout: "fullscreen" },
  decorators: [(Story) => <div className="p-6">{Story()}</div>],
} satisfies Meta<typeof VerifierView>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  tags: ["matrix"],
  play: async ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "test vectors (JSON)" })).toHaveAttribute("href", "#vectors"),
}
export const Consistent: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Transaction signature" }), `${signature}{Enter}`)
    await expect(await canvas.findByText("This result is consistent")).toBeVisible()
    await expect(canvas.getByRole("region", { name: "Code" })).toHaveTextContent("crypto.subtle")
  },
}
export const ByHand: Story = {
  args: { initialSignature: signature },
  play: async ({ canvas }) => {
    await canvas.findByText("This result is consistent")
    await userEvent.click(canvas.getByRole("tab", { name: "Enter by hand" }))
    await userEvent.type(canvas.getByRole("textbox", { name: "Payout" }), "1{Enter}")
    await expect(await canvas.findByText("This result does not match")).toBeVisible()
    await expect(canvas.getByText("5 of 6 passed")).toBeVisible()
    await expect(canvas.getByText(/^These values contradict each other/)).toBeVisible()
    await expect(canvas.queryByText(/support/)).toBeNull()
    await userEvent.type(canvas.getByRole("textbox", { name: "Payout" }), "x{Enter}")
    await expect(canvas.getByText("No bet verified yet")).toBeVisible()
    await expect(canvas.queryByText("This result does not match")).toBeNull()
  },
}
export const InvalidValues: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Enter by hand" }))
    await userEvent.click(canvas.getByRole("button", { name: "Verify" }))
    await expect(canvas.getByRole("textbox", { name: "Nonce" })).toHaveAccessibleDescription("Enter a whole number")
    await expect(canvas.getByText("No bet verified yet")).toBeVisible()
  },
}
const entry = (player: string, wager: bigint, joinedSlot: number) => ({
  ...{ player, wager, joinedSlot },
  creatorFee: (wager * 150n) / 10_000n,
  signed: { wager, creatorFeeBps: 150 },
})
const race: RaceEvidence = {
  entries: [entry("Ann", 1_000_000n, 5), entry("Ben", 2_000_000n, 7)],
  drawnSlot: 9,
  winnerIndexes: [1],
  winnerWagers: [2_000_000n],
  payouts: [2_925_000n],
  totalWager: 3_000_000n,
  firstPlayers: ["Ann", "Ben"],
  entropy: null,
  paid: { winners: [2_925_000n], total: 3_000_000n },
}
export const Race: Story = {
  args: { initialSignature: signature, loadEvidence: async () => race },
  play: shows("The available records agree; some are missing", "5 of 6 passed"),
}
export const Loading: Story = {
  args: { initialSignature: signature, loadEvidence: () => new Promise(() => undefined) },
}
export const Forged: Story = {
  args: {
    initialSignature: signature,
    loadEvidence: () => Promise.reject(new RoundError("forged", "Another transaction came, under another signature.")),
  },
  play: shows("The node sent a forged transaction"),
}
export const UnknownSignature: Story = {
  args: {
    initialSignature: signature,
    loadEvidence: () => Promise.reject(new Error("The node does not know this transaction.")),
  },
  play: shows("The node does not know this transaction."),
}
