import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { ApiError } from "#features/kernel"
import { shows } from "../../../design-system/src/testing/shows"
import { ReferralDashboardView } from "./dashboard-view"

const sol = "So11111111111111111111111111111111111111112"
const usdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
const address = "CtVQZVaWYQPypuhZ8o3qDB9f2soDVeRAzozYAPUeE34x"
const base = { name: "", poolAuthority: "11111111111111111111111111111111" }
const summary = {
  readAt: 0,
  complete: true,
  referralCount: 27,
  formerCount: 0,
  activeThisMonth: 11,
  totalEarnings: [
    { token: sol, amount: 2_841_000_000n },
    { token: usdc, amount: 1_250_000n },
  ],
  recentReferrals: [142, 61, 38, 12, 1].map((gameCount, index) => ({
    address: `${"ABCDE"[index]}x7Kp${"1".repeat(35)}9q${"PQRST"[index]}t`,
    current: true,
    gameCount,
    totalWagered: [{ token: sol, amount: BigInt(gameCount) * 340_000_000n }],
  })),
}
const ready = (value: typeof summary) => ({ status: "ready", value, stale: false }) as const
const retry = fn()
const writeText = fn<(text: string) => Promise<void>>()

const meta = {
  title: "Features/Referral/Dashboard",
  component: ReferralDashboardView,
  args: {
    summary: ready(summary),
    tokens: [
      { ...base, mint: sol, symbol: "SOL", decimals: 9 },
      { ...base, mint: usdc, symbol: "USDC", decimals: 6 },
    ],
    variant: "profile",
    address,
    link: `https://dghrt.example/?ref=${address}`,
    marks: { x: null, telegram: null, discord: null },
    playerLink: (wallet, content) => <a href={`#${wallet}`}>{content}</a>,
    onLeaders: fn(),
    onCopied: fn(),
  },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue()
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true })
  },
  decorators: [(Story) => <div className="card p-6 max-md:p-4">{Story()}</div>],
} satisfies Meta<typeof ReferralDashboardView>
export default meta
type Story = StoryObj<typeof meta>

export const Profile: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("13 more referrals to Silver II")).toBeVisible()
    await expect(canvas.getByText(/^of each friend's bet, Plinko Race excepted. Tier target: /)).toBeVisible()
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "67.5")
    await userEvent.click(canvas.getByRole("button", { name: "Copy Referral Link" }))
    await expect(writeText).toHaveBeenLastCalledWith(args.link)
    await userEvent.click(canvas.getByRole("button", { name: /Discord/ }))
    await expect(writeText).toHaveBeenLastCalledWith(expect.stringContaining(`${args.link}`))
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledTimes(2))
    await expect(canvas.getByRole("link", { name: /Share on X/ })).toHaveAttribute(
      "href",
      expect.stringContaining(encodeURIComponent("Silver I").replace("%20", "+")),
    )
    await userEvent.click(canvas.getByRole("button", { name: "Show QR code" }))
    await expect(canvas.getByRole("img", { name: "QR code of your referral link" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "View Leaderboard" }))
    await expect(args.onLeaders).toHaveBeenCalledOnce()
    const recent = within(canvas.getByRole("list", { name: "Recent Referrals" }))
    await expect(recent.getAllByRole("listitem")).toHaveLength(5)
  },
}
export const Panel: Story = { args: { variant: "panel" }, play: shows("Active this month", "Current tier") }
export const NoReferrals: Story = {
  args: {
    summary: ready({ ...summary, referralCount: 0, activeThisMonth: 0, totalEarnings: [], recentReferrals: [] }),
  },
  play: shows(/No referrals yet/),
}
export const WithFormerReferrals: Story = {
  args: {
    summary: ready({
      ...summary,
      formerCount: 2,
      recentReferrals: summary.recentReferrals.map((row, index) => ({ ...row, current: index % 2 === 0 })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("and 2 former")).toBeVisible()
    await expect(canvas.getAllByText("Former")).toHaveLength(2)
    await expect(canvas.getByText("Paid on chain")).toBeVisible()
  },
}
export const OnlyFormerReferrals: Story = {
  args: {
    summary: ready({
      ...summary,
      ...{ referralCount: 0, formerCount: 1, activeThisMonth: 0 },
      recentReferrals: summary.recentReferrals.slice(0, 1).map((row) => ({ ...row, current: false })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/2\.8410/)[0]).toBeVisible()
    await expect(canvas.queryByText(/No referrals yet/)).toBeNull()
  },
}
export const TopTier: Story = {
  args: { summary: ready({ ...summary, referralCount: 812 }) },
  play: shows("Top tier reached"),
}
export const Loading: Story = { args: { summary: { status: "loading" } } }
export const Unavailable: Story = {
  args: { summary: { status: "failed", error: new ApiError("refused", "Figures are not available.", 503), retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("—")).toHaveLength(3)
    await expect(canvas.getByRole("button", { name: "Copy Referral Link" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
/** What the browser does not copy stands there whole and selected, also the text for Discord, which nothing else shows. */
export const NotCopied: Story = {
  play: async ({ canvas, args }) => {
    writeText.mockRejectedValue(new Error("no permission"))
    await userEvent.click(canvas.getByRole("button", { name: "Copy Referral Link" }))
    await expect(await canvas.findByText(/^Copying is not allowed here/)).toBeVisible()
    await expect(`${getSelection()}`).toBe(args.link)
    await userEvent.click(canvas.getByRole("button", { name: /Discord/ }))
    await waitFor(() => expect(`${getSelection()}`).toMatch(/Silver I.*\?ref=/s))
    await expect(args.onCopied).not.toHaveBeenCalled()
  },
}
export const StillReading: Story = { args: { summary: ready({ ...summary, complete: false }) } }
