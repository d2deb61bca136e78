import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent } from "storybook/test"
import { no, press, shows } from "../../../design-system/src/testing/shows"
import { freePlayToken } from "../model/free-token"
import { SelectToken, type SelectTokenProps, type TokenChoice } from "./select-token"

const poolAuthority = "11111111111111111111111111111111"
const sol = { mint: "sol", symbol: "SOL", name: "Solana", decimals: 9, poolAuthority }
const usdc = { mint: "usdc", symbol: "USDC", name: "USD Coin", decimals: 6, poolAuthority }
const choice = (token: TokenChoice["token"], balance: bigint | null, more: Partial<TokenChoice> = {}): TokenChoice => ({
  token,
  balance,
  loading: false,
  worth: null,
  problem: null,
  disabled: false,
  ...more,
})
const free = choice(freePlayToken, 5_000_000_000_000n)
const choices = [
  free,
  choice(sol, 12_482_100_000n, { worth: "$2,906.96" }),
  choice(usdc, 340_000_000n, { worth: "$339.93" }),
]
const usd = (lamports: bigint) => `~$${(Number(lamports) * 232.89e-9).toFixed(2)}`

const meta = {
  title: "Features/Tokens",
  component: SelectToken,
  args: {
    tab: "tokens",
    onTabChange: fn(),
    connected: true,
    onConnect: fn(),
    tokens: {
      choices,
      selected: "sol",
      onSelect: fn(),
      blocked: null,
      priceAge: "Price updated 12s ago",
      minimumWager: "$1.00",
    },
    fees: { lamports: 400_201n, draft: null, onChoose: fn(), usdOf: usd, live: 150_000n },
    invite: { link: "https://dghrt.example/?ref=7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt", onCopy: fn() },
  },
  render: function Rendered(args) {
    const [tab, setTab] = useState(args.tab)
    return (
      <div className="max-w-108 bg-surface p-6 [&:has([aria-label='Your_selection'])]:max-w-240">
        <SelectToken
          {...args}
          tab={tab}
          onTabChange={(next) => {
            setTab(next)
            args.onTabChange(next)
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof SelectToken>
export default meta
type Story = StoryObj<typeof meta>
const tokens = (change: Partial<SelectTokenProps["tokens"]>) => ({ tokens: { ...meta.args.tokens, ...change } })
const fees = (change: Partial<SelectTokenProps["fees"]>) => ({ fees: { ...meta.args.fees, ...change } })

export const Tokens: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("radio", { name: "SOL" })).toBeChecked()
    await userEvent.click(canvas.getByRole("radio", { name: "USDC" }))
    await expect(args.tokens.onSelect).toHaveBeenCalledWith("usdc")
    await userEvent.click(canvas.getByRole("radio", { name: "DGHRT" }))
    await expect(args.tokens.onSelect).toHaveBeenLastCalledWith(freePlayToken.mint)
  },
}
export const BetUnderWay: Story = {
  args: tokens({ blocked: "Your Dice bet has not ended. Wait for its result, then choose another token." }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/Dice bet has not ended/)
    await expect(canvas.getByRole("radio", { name: "USDC" })).toBeDisabled()
    await expect(args.tokens.onSelect).not.toHaveBeenCalled()
  },
}
export const OddTokens: Story = {
  args: tokens({
    choices: [
      free,
      choice({ ...sol, mint: "whole", symbol: "WHOLE", name: "No digits after the point", decimals: 0 }, 12n),
      choice({ ...sol, mint: "fine", symbol: "FINE", name: "Eighteen digits", decimals: 18 }, 1n),
      choice({ ...sol, mint: "none", symbol: "8qbH…VfeR", name: "" }, 10n ** 9n, {
        problem: "No pool on this network.",
        disabled: true,
      }),
      choice({ ...sol, mint: "frozen", symbol: "ICE" }, 5n, { problem: "Your ICE account is frozen by its issuer." }),
      choice(usdc, null, { problem: "The Solana node did not answer. Check your connection and try again." }),
    ],
    minimumWager: null,
    priceAge: "Price unavailable",
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("<0.0001")).toHaveLength(2)
    await expect(canvas.getByRole("radio", { name: "8qbH…VfeR" })).toBeDisabled()
    await expect(canvas.getByText("—")).toBeVisible()
  },
}
export const Loading: Story = {
  args: tokens({ choices: [free, choice(sol, null, { loading: true }), choice(usdc, null, { loading: true })] }),
}
export const Visitor: Story = {
  args: { connected: false, ...tokens({ selected: null }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("radio", { name: "SOL" })).toBeDisabled()
    await userEvent.click(canvas.getByRole("button", { name: "Connect Wallet" }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
  },
}
export const Fees: Story = {
  args: { tab: "fees" },
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    // The suggestion is highlighted and not chosen: a press stores it.
    const fast = canvas.getByRole("radio", { name: "Fast" })
    await expect(fast).not.toBeChecked()
    await expect(canvas.getAllByText(/Suggested now/)).toHaveLength(1)
    await expect(canvas.queryByText("Transactions will be faster but more expensive.")).toBeNull()
    await expect(canvas.getByText("In use now: 0.000400201 SOL")).toBeVisible()
    await userEvent.click(fast)
    await expect(args.fees.onChoose).toHaveBeenCalledWith(2_000_000n)
  },
}
export const QuietNetwork: Story = {
  args: { tab: "fees", ...fees({ live: null, lamports: 2_000_000n }) },
  play: shows(
    /recent transactions paid no priority fee/,
    "Suggested now",
    press(["radio", "None"], (args) => args.fees.onChoose, 0n),
  ),
}
export const CustomFee: Story = {
  args: { tab: "fees", ...fees({ lamports: 2_000_000n }) },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Custom" })
    await userEvent.click(field)
    await userEvent.paste("a lot")
    await expect(canvas.getByText("Enter digits and at most one point.")).toBeVisible()
    await userEvent.type(field, "0.001{Enter}")
    await expect(canvas.getByText("Enter 0.002 SOL or more.")).toBeVisible()
    await expect(args.fees.onChoose).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, "0,003{Enter}")
    await expect(args.fees.onChoose).toHaveBeenCalledWith(3_000_000n)
  },
}
export const HighFee: Story = {
  args: { tab: "fees", ...fees({ lamports: 25_000_000n }) },
  play: shows("Transactions will be faster but more expensive."),
}
export const NoPrice: Story = {
  args: { tab: "fees", ...fees({ usdOf: () => null, live: null }) },
  play: shows("Price unavailable", no(/\$/)),
}
export const Invite: Story = {
  args: { tab: "invite" },
  play: shows(press("Copy Referral Link", (args) => args.invite.onCopy)),
}
export const InviteVisitor: Story = { args: { tab: "invite", connected: false, invite: { link: null, onCopy: fn() } } }

const summary = {
  symbol: "SOL",
  name: "Solana",
  kind: "Live",
  lines: [
    { label: "Balance", value: "12.4821 SOL" },
    { label: "Minimum wager", note: "$1.00", value: "0.0042 SOL" },
    { label: "Platform fee", value: "0.35%" },
    { label: "Priority fee", note: "Fast", value: "0.002 SOL" },
  ],
} as const
export const Page: Story = {
  args: { page: { summary, onConfirm: fn(), onCancel: fn() } },
  play: shows(
    press("Confirm Selection", (args) => args.page?.onConfirm),
    ["tab", "Referral"],
  ),
}
export const PageWithoutChoice: Story = {
  args: { ...tokens({ selected: null }), page: { summary: null, onConfirm: null, onCancel: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Confirm Selection" })).toBeDisabled()
  },
}
