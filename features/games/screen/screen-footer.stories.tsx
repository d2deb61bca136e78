import { chainCosts, costLines, emptyQuote, type Quote } from "@dghrt/betting/model"
import { Button } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, userEvent, within } from "storybook/test"
import { changed, sampleBoard } from "../testing/sample-board"
import { BetDock } from "./bet-dock"
import { ScreenFooter } from "./screen-footer"
import { SetBet } from "./set-bet"

const SOL = 1_000_000_000n
const coin = [19_600, 0]
const pool = { gambaFeeBps: 100, poolFeeBps: 100, playFeeLamports: 0n, creatorAccountOpen: true }
const open = { playerOpen: true, wagerAccountOpen: true, bonusAccountOpen: true }
const quoted: Quote = { ...emptyQuote, creatorFeeBps: 35, jackpotFeeBps: 10, priorityFeeLamports: SOL / 1_000n }
const sol = { symbol: "SOL", decimals: 9 }
const usdc = { symbol: "USDC", decimals: 6 }

interface Costs {
  quote?: Partial<Quote>
  accounts?: Partial<typeof open>
  token?: typeof sol
  wager?: bigint
}

/** The figures of a bet by the functions that charge it. */
function contextOf({ quote, accounts, token = sol, wager = SOL / 4n }: Costs) {
  const whole = { ...quoted, ...quote }
  const costs = chainCosts(pool, { ...open, ...accounts }, whole)
  return sampleBoard({
    token,
    wager,
    next: {
      feesOn: (amount) => costLines(amount, pool, whole),
      chainCosts: { ...costs, inToken: token === sol },
      bonus: whole.bonusBalance,
    },
  })
}

const meta = {
  title: "Features/Games/Costs line",
  component: ScreenFooter,
  args: { context: contextOf({}), bet: coin },
  decorators: [(Story) => <div className="@container/screen">{Story()}</div>],
} satisfies Meta<typeof ScreenFooter>
export default meta
type Story = StoryObj<typeof meta>

const fees = /^Fees/

/** The lines behind the costs line, as pairs of words. */
async function openedLines(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole("button", { name: fees }))
  const panel = within(await screen.findByRole("dialog", { name: "What this bet costs" }))
  return panel.getAllByRole("term").map((term, index) => {
    const value = panel.getAllByRole("definition")[index]
    return [term.textContent, value?.textContent]
  })
}

export const Default: Story = {
  tags: ["matrix"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: fees })).toHaveTextContent("Fees0.0072 SOL (2.9%)")
    await expect(canvas.getByText("Returns 95.2% on average, fees included")).toBeVisible()
    await expect(canvas.queryByText(/deposit|set-up/)).toBeNull()
  },
}

export const FirstBet: Story = {
  args: {
    context: changed(contextOf({ accounts: { playerOpen: false, wagerAccountOpen: false } }), {
      results: { nextHashedSeed: null },
    }),
  },
  play: async ({ canvas }) => {
    // Two transactions: one opens the account.
    await expect(canvas.getByRole("button", { name: fees })).toHaveTextContent("Fees0.0082 SOL (3.3%)")
    await expect(
      canvas.getByText("First bet only: 0.0149 SOL deposit (refundable) and 0.0021 SOL set-up"),
    ).toBeVisible()
    const lines = within(canvas.getByRole("region", { name: "Your first bet, line by line" }))
    await expect(
      lines.getByText("You get 0.0148944 SOL back when you close your account at the program."),
    ).toBeVisible()
    await expect(lines.queryByText(/referrer/)).toBeNull()
    await expect(lines.getByText("Leaves your wallet").closest("div")).toHaveTextContent("0.27506868 SOL")
  },
}

export const Usdc: Story = {
  args: { context: contextOf({ token: usdc, wager: 5_000_000n }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: fees })).toHaveTextContent("Fees0.1225 USDC + 0.0011 SOL")
    // SOL has no price here, so the return counts the fees alone and says so.
    await expect(canvas.getByText("Returns 95.6% on average, USDC fees included")).toBeVisible()
  },
}

export const AllBonus: Story = {
  args: { context: contextOf({ quote: { bonusBalance: SOL } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: fees })).toHaveTextContent("Fees0.0072 SOL (2.9%)")
    const lines = await openedLines(canvas)
    await expect(lines).toContainEqual(["Paid by your bonus", "−0.250000 SOL"])
    await expect(lines.at(-1)).toEqual(["Leaves your wallet", "0.007130 SOL"])
  },
}

export const WithReferrer: Story = {
  args: {
    context: contextOf({
      quote: {
        creatorFeeBps: 10,
        lines: [{ receiver: "your referrer CtVQ...E34x", bps: 25 }],
        solLines: [{ label: "Referral record", lamports: 1_169_280n, returnsWhen: "when you remove your referrer" }],
      },
    }),
  },
  play: async ({ canvas }) => {
    // The referrer's share is a part of the platform's fee: the bet costs what it costs without one.
    await expect(canvas.getByRole("button", { name: fees })).toHaveTextContent("Fees0.0072 SOL (2.9%)")
    await expect(canvas.getByText("This bet only: 0.0012 SOL deposit (refundable)")).toBeVisible()
    const lines = await openedLines(canvas)
    await expect(lines).toContainEqual([
      "Platform fee 0.35%0.25% of the bet to your referrer CtVQ...E34x",
      "0.00087500 SOL",
    ])
    await expect(lines).toContainEqual(["Referral record", "0.00116928 SOL"])
  },
}

/** Most of what leaves the wallet for so small a bet is fees. */
export const MostlyFees: Story = {
  args: {
    context: changed(contextOf({ wager: SOL / 100_000n }), {
      next: { limits: { minWager: 1n, maxPayout: SOL, spendable: SOL } },
    }),
  },
  render: (args) => {
    const context = { ...sampleBoard(), ...args.context }
    return (
      <>
        <BetDock context={context} bet={args.bet} verb="Flip" option={null} onPlay={fn()} />
        <ScreenFooter {...args} />
      </>
    )
  },
  tags: ["matrix"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Fees add 10,052.5% to this bet.")).toBeVisible()
    await expect(canvas.getByRole("button", { name: /^Flip/ })).toHaveTextContent(/Pays 1\.96x$/)
    await expect(canvas.getByRole("button", { name: fees })).toHaveTextContent("Fees0.0011 SOL (10,052.5%)")
  },
}

/** What the chain takes has no price in it: only the amounts in dollars change. */
export const PriceJumpsAndVanishes: Story = {
  render: function Priced(args) {
    const [dollars, setDollars] = useState<bigint | null>(200n)
    const fiat = (amount: bigint) => (dollars === null ? null : `$${(amount * dollars) / SOL}.00`)
    const context = { ...sampleBoard(), ...args.context, money: { fiat } }
    return (
      <>
        <Button onClick={() => setDollars(20_000n)}>Price × 100</Button>
        <Button onClick={() => setDollars(null)}>No price</Button>
        <BetDock
          context={context}
          bet={args.bet}
          verb="Flip"
          option={null}
          onPlay={fn()}
          setBet={<SetBet context={context} bet={args.bet} />}
        />
        <ScreenFooter {...args} context={context} />
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const line = canvas.getByRole("button", { name: fees })
    const shown = line.textContent
    await expect(canvasElement).toHaveTextContent("$50.00")
    await userEvent.click(canvas.getByRole("button", { name: "Price × 100" }))
    await expect(canvasElement).toHaveTextContent("$5000.00")
    await expect(line.textContent).toBe(shown)
    await userEvent.click(canvas.getByRole("button", { name: "No price" }))
    await expect(canvasElement.textContent).not.toContain("$")
    await expect(line.textContent).toBe(shown)
  },
}
