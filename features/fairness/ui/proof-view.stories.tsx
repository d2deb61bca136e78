import type { Meta, StoryObj } from "@storybook/react-vite"
import { shows } from "../../../design-system/src/testing/shows"
import { type ProofStep, proofSteps, type Verdict } from "../model/verify-round"
import { ProofView } from "./proof-view"

const steps = (status: Partial<Record<ProofStep["id"], ProofStep["status"]>> = {}): ProofStep[] =>
  proofSteps.map((id) => ({ id, title: `Step: ${id}`, status: status[id] ?? "passed", detail: "value = value" }))

const verdict = (is: Verdict, status?: Parameters<typeof steps>[0]): Story => ({
  args: { verification: { verdict: is, steps: steps(status) } },
})

const meta = {
  title: "Features/Fairness/Proof view",
  component: ProofView,
  args: {
    evidence: {
      hashedSeed: "30ad9d2f6eed34b6928f117e4cb3d9d0101c2244f9e25908a9bd52db6a36b592",
      committedSlot: 300,
      betSlot: 312,
      rngSeed: "b40581703c7318162edf90d12bdfde0959f8bcfc32344269f4d3bc3a9b8bd70c",
      clientSeed: "481516234",
      nonce: 142,
      bet: [20_000, 0],
      resultIndex: 0,
      wager: 250_000_000n,
      payout: 500_000_000n,
    },
    verification: { verdict: "verified", steps: steps() },
  },
} satisfies Meta<typeof ProofView>
export default meta
type Story = StoryObj<typeof meta>

export const Verified: Story = {
  tags: ["matrix"],
  args: { evidence: { ...meta.args.evidence, nodes: ["rpc.example"] } },
  play: shows(/what was paid are as this node says: rpc\.example\.$/),
}
/** Every node that was asked is named, also one that had nothing to say. */
export const ANodeRefuses: Story = {
  args: {
    evidence: {
      ...meta.args.evidence,
      nodes: ["backup.example"],
      unanswered: ["rpc.example: The node refused getTransaction: too many requests."],
    },
    verification: { verdict: "consistent", steps: steps() },
  },
  play: shows(/^Also asked, .*: rpc\.example: The node refused/),
}
export const Consistent: Story = {
  args: {
    evidence: { ...meta.args.evidence, nodes: ["rpc.example", "backup.example"] },
    verification: { verdict: "consistent", steps: steps() },
  },
  play: shows(/these nodes say: rpc\.example, backup\.example/),
}
export const Simulated: Story = {
  args: { evidence: { ...meta.args.evidence, simulated: true, committedSlot: null, betSlot: null } },
  play: shows(/free play: it was simulated in this browser/),
}
export const Failed: Story = {
  ...verdict("failed", { index: "failed" }),
  play: shows(["img", "Failed"], "5 of 6 passed"),
}
export const Uncommitted = verdict("uncommitted", { commitment: "failed" })
export const Unknown = verdict("unknown", { commitment: "unknown", hash: "unknown" })
