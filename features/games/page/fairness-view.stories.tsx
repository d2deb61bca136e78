import type { RoundResult } from "@dghrt/betting/model"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { useSnapshot } from "valtio"
import { createNextSeed } from "#features/fairness"
import { no, press, shows } from "../../../design-system/src/testing/shows"
import { toEvidence } from "../screen/seed-verdicts"
import { FairnessView } from "./fairness-view"
import { AccountSeed, type AccountSeedProps, HashedSeed } from "./seed-next"

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
  signature: "first",
}
/** As a node's signed transactions say it. */
const signedEvidence = async (round: RoundResult) => ({
  ...toEvidence(round),
  recorded: { hashedSeed: round.hashedSeed ?? "", nonce: round.nonce },
  nodes: ["node.example"],
})
const late: RoundResult = { ...drawn, committedSlot: 101, signature: "second" }
const tampered: RoundResult = { ...drawn, rngSeed: "another", multiplierBps: 0, signature: "third" }

const hash = "c6c1c9a9c8543f1e4cd98006d7a1f2b3c4d5e6f708192a3b4c5d6e7f8091a2b3"
const blank = {
  rngSeed: "",
  clientSeed: "",
  bet: [],
  wager: 0n,
  resultIndex: 0,
  jackpotProbabilityUbps: 0n,
  jackpotPayout: 0n,
  metadata: "",
}
const game = { ...blank, nonce: 3, status: "ready" as const, nextRngSeedHashed: hash, tokenMint: drawn.token }

const onOpen = fn()
const seedOf = (account: AccountSeedProps["account"], opening = false) => (
  <AccountSeed account={account} opening={opening} onOpen={onOpen} />
)
const noAccount = { status: "known", game: null } as const

const meta = {
  title: "Features/Games/Fairness view",
  component: FairnessView,
  args: {
    next: seedOf({ status: "known", game }),
    seed: "481516234",
    locked: false,
    problem: null,
    onSeed: fn(),
    onShuffle: fn(),
    rounds: [],
    asked: null,
  },
  render: (args) => (
    <div className="card max-w-160 bg-surface p-6">
      <FairnessView {...args} />
    </div>
  ),
} satisfies Meta<typeof FairnessView>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeTheFirstRound: Story = {
  tags: ["matrix"],
  args: { next: seedOf(noAccount) },
  play: async ({ canvas }) => {
    onOpen.mockClear()
    await userEvent.click(canvas.getByRole("button", { name: "Get hashed seed" }))
    await expect(onOpen).toHaveBeenCalledOnce()
  },
}
export const Requesting: Story = {
  args: { next: seedOf(noAccount, true) },
  play: async ({ canvas }) => {
    onOpen.mockClear()
    await userEvent.click(canvas.getByRole("button", { name: "Requesting…" }))
    await expect(onOpen).not.toHaveBeenCalled()
  },
}
export const Declined: Story = {
  args: { next: seedOf(noAccount), problem: "You declined it in your wallet. Nothing was sent." },
}
/** The wallet may have played elsewhere: this browser knows of none of it. */
export const NewBrowser: Story = {
  args: { loadEvidence: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Verify a bet" })).toHaveAttribute("href", "/verify")
    await expect(canvas.queryByText("Play one first.")).not.toBeInTheDocument()
  },
}
export const NothingPlayedYet: Story = {
  play: shows(
    hash,
    press("Shuffle", (args) => args.onShuffle),
  ),
}
/** What is typed stays what fits: a pasted novel is cut, and an empty field is filled when it is left. */
export const TypingASeed: Story = {
  render: function Typing(args) {
    const [next] = useState(() => createNextSeed(() => "481516234"))
    const { seed } = useSnapshot(next.state, { sync: true })
    return <FairnessView {...args} seed={seed} onSeed={next.change} onShuffle={next.shuffle} />
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Client seed" })
    await userEvent.clear(field)
    await userEvent.type(field, `lucky seven ${"x".repeat(60)}`)
    await expect(field).toHaveValue(`lucky seven ${"x".repeat(20)}`)
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(field).toHaveValue("481516234")
  },
}
export const BetConfirming: Story = {
  args: { locked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Client seed" })).toBeDisabled()
    await expect(canvas.getByRole("button", { name: "Shuffle" })).toBeDisabled()
  },
}
export const ProviderHasNotCommitted: Story = {
  args: { next: <HashedSeed hash="" /> },
}
export const NodeIsAway: Story = {
  args: { next: seedOf({ status: "failed", message: "The Solana node did not answer." }), rounds: [drawn] },
}
/** The newest is shown; any other is one press away. */
export const Rounds: Story = {
  args: { rounds: [drawn, late, tampered], onShare: fn(), loadEvidence: signedEvidence },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText("This result is verified")).toBeVisible())
    await waitFor(() => expect(canvas.getByText("1 of 3 match")).toBeVisible())
    const list = within(canvas.getByRole("region", { name: "Rounds in this browser" }))
    await userEvent.click(list.getByRole("button", { name: /Does not hold/ }))
    await waitFor(() => expect(canvas.getByText("This result does not match")).toBeVisible())
    await userEvent.click(list.getByRole("button", { name: "Share the chosen round" }))
    await expect(args.onShare).toHaveBeenCalledWith(tampered)
  },
}
/** Without the signed transactions, what a node said earlier is checked, and not called verified. */
export const NoNodeToReadFrom: Story = {
  args: {
    rounds: [drawn],
    loadEvidence: () => Promise.reject(new Error("The Solana node could not be reached.")),
  },
  play: shows(
    "This result is consistent",
    /could not read the signed transactions .* The Solana node could not be reached\.$/,
    no("This result is verified"),
  ),
}
export const ReadingTheRound: Story = {
  args: { rounds: [drawn], loadEvidence: () => new Promise(() => undefined) },
}
/** Older results may be of a game or a token that is no longer offered. */
export const NotShareable: Story = {
  args: { rounds: [drawn, late], onShare: fn(), canShare: (round) => round === drawn },
  play: async ({ canvas }) => {
    const share = () => canvas.queryByRole("button", { name: "Share the chosen round" })
    await expect(share()).toBeVisible()
    await userEvent.click(await canvas.findByRole("button", { name: /^Not committed before the bet/ }))
    await expect(share()).not.toBeInTheDocument()
  },
}
export const AskedAboutAnOlderRound: Story = {
  args: { rounds: [drawn, late], asked: late },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Not committed before the bet", { selector: "p" })).toBeVisible())
  },
}
export const OnAPhone: Story = { ...Rounds, globals: { viewport: { value: "mobile" } } }
