import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { shows } from "../../../design-system/src/testing/shows"
import type { Evidence } from "../model/verify-round"
import { ProofPanel } from "./proof-panel"

/** A real draw: under 20 of a hundred, rolled 19. */
const honest: Evidence = {
  hashedSeed: "30ad9d2f6eed34b6928f117e4cb3d9d0101c2244f9e25908a9bd52db6a36b592",
  committedSlot: 300,
  betSlot: 312,
  rngSeed: "b40581703c7318162edf90d12bdfde0959f8bcfc32344269f4d3bc3a9b8bd70c",
  clientSeed: "481516234",
  nonce: 142,
  bet: Array.from({ length: 100 }, (_, face) => (face < 20 ? 50000 : 0)),
  resultIndex: 19,
  wager: 250_000_000n,
  payout: 1_250_000_000n,
}
const recorded = { hashedSeed: honest.hashedSeed ?? "", nonce: honest.nonce }
const reported: Evidence = { ...honest, nodes: ["rpc.example"] }

const meta = {
  title: "Features/Fairness/Proof panel",
  component: ProofPanel,
  args: { evidence: { ...honest, recorded, nodes: ["rpc.example"] } },
} satisfies Meta<typeof ProofPanel>
export default meta
type Story = StoryObj<typeof meta>

const reads =
  (verdict: string): Story["play"] =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(verdict)).toBeVisible()
  }

export const Verified: Story = { tags: ["matrix"], play: reads("This result is verified") }
export const ConsistentByOneNode: Story = {
  tags: ["matrix"],
  args: { evidence: reported },
  play: shows(
    "Consistent, according to 1 node",
    /The nonce, the order of slots and what was paid .*: rpc\.example\.$/,
    /nonce as this node says it$/,
  ),
}
export const UnknownProvider: Story = {
  args: {
    evidence: {
      ...reported,
      remarks: [
        {
          step: "reveal",
          status: "unknown",
          detail: "signed by 9Vw2BKxFbyPHcKGZQ4TUVcXYKiACiEAXXSUdGHrAAAAA: unknown provider",
        },
      ],
    },
  },
  play: shows("This result cannot be checked fully", /unknown provider$/),
}
export const Failed: Story = {
  args: { evidence: { ...honest, payout: honest.payout + 1n } },
  play: reads("This result does not match"),
}
export const NotCommittedFirst: Story = {
  args: { evidence: { ...honest, committedSlot: 312 } },
  play: reads("Not committed before the bet"),
}
export const Checking: Story = {
  args: { verify: () => new Promise(() => undefined) },
  play: shows("Checking this result"),
}
export const NoSecurePage: Story = {
  args: { verify: () => Promise.reject(new Error("This page is not secure, so the browser cannot check the draw.")) },
  play: reads("We could not check this result"),
}
