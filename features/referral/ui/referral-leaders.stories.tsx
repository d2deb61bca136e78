import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { ApiError } from "#features/kernel"
import { no, press, shows } from "../../../design-system/src/testing/shows"
import { ReferralLeadersView } from "./referral-leaders-view"

const sol = "So11111111111111111111111111111111111111112"
const usdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
const base = { name: "", poolAuthority: "11111111111111111111111111111111" }
const counts = [812, 388, 214, 131, 96, 61, 27, 18, 9, 3, 1]
const earned = [96_410_200_000n, 41_228_000_000n, 22_816_400_000n, 14_003_200_000n, 9_771_800_000n, 6_300_500_000n]
const leaders = counts.map((referralCount, index) => ({
  address: `${"ABCDEFGHJKLMN"[index]}x7Kp${"1".repeat(35)}9q${"PQRSTUVWXYZ"[index]}t`,
  referralCount,
  formerCount: index === 3 ? 4 : 0,
  totalEarnings: [
    { token: sol, amount: earned[index] ?? 604_400_000n / BigInt(index) },
    ...(index % 4 === 1 ? [{ token: usdc, amount: 12_500_000n }] : []),
  ],
}))
const own = leaders[6]?.address ?? ""
const ready = (some: typeof leaders) =>
  ({ status: "ready", value: { readAt: 0, complete: true, leaders: some }, stale: false }) as const

const retry = fn()
const meta = {
  title: "Features/Referral/Leaders",
  component: ReferralLeadersView,
  args: {
    leaders: ready(leaders),
    address: own,
    tokens: [
      { ...base, mint: sol, symbol: "SOL", decimals: 9 },
      { ...base, mint: usdc, symbol: "USDC", decimals: 6 },
    ],
    onInvite: fn(),
  },
} satisfies Meta<typeof ReferralLeadersView>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    const rows = within(canvas.getByRole("table", { name: "Referral leaders" })).getAllByRole("row")
    await expect(rows).toHaveLength(12)
    await expect(rows.filter((row) => within(row).queryByText("You"))).toEqual([rows[7]])
    await expect(rows[7]).toHaveTextContent("Silver I")
    await expect(rows[2]).toHaveTextContent("12.50000 USDC")
    await expect(rows[4]).toHaveTextContent("131")
    await expect(rows[4]).toHaveTextContent("4 former")
    await userEvent.click(canvas.getByRole("button", { name: "Start Referring Friends" }))
    await expect(args.onInvite).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = { args: { leaders: { status: "loading" } } }
export const Unavailable: Story = {
  args: {
    leaders: { status: "failed", error: new ApiError("refused", "The server refused the request (503)."), retry },
  },
  play: shows(
    no("Nobody has referred a player yet"),
    press("Retry", () => retry),
  ),
}
export const Empty: Story = { args: { leaders: ready([]) }, play: shows(/Invite friends/) }
export const OneWithHugeFigures: Story = {
  args: {
    leaders: ready([
      {
        address: own,
        referralCount: Number.MAX_SAFE_INTEGER,
        formerCount: 1,
        totalEarnings: [
          { token: sol, amount: 2n ** 64n },
          { token: "unknown", amount: 1n },
        ],
      },
    ]),
  },
}
/** The whole of each row, without scrolling sideways. */
export const Phone: Story = {
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Referral leaders" })
    const section = canvas.getByRole("region", { name: "Referral Champions" })
    await expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(section.getBoundingClientRect().right)
    await expect(within(table).getByText(/131 referrals, 4 former/)).toBeVisible()
  },
}
