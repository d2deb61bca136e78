import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { ApiError } from "#features/kernel"
import { no, press, shows } from "../../../design-system/src/testing/shows"
import { JackpotFigure } from "./jackpot-figure"
import { JackpotPanel, NoJackpotPanel } from "./jackpot-panel"

const token = { mint: "sol", symbol: "SOL", decimals: 9 }
const won = (address: string, amount: bigint, timeMs: number | null) => ({
  address,
  amount,
  timeMs,
  signature: address,
})
const winners = [
  won("4kPzBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt", 412_055_000_000n, Date.UTC(2026, 10, 3)),
  won("e5WkBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt", 96_200_000_000n, Date.UTC(2026, 9, 21)),
  won("zR6fBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt", 228_771_400_000n, null),
]

const pool = {
  status: "ready" as const,
  value: { jackpot: 1_284_617_200_000n, jackpotSplit: { winner: 8_000, creator: 500, pool: 1_000, protocol: 400 } },
  stale: false,
}

const meta = {
  title: "Features/Pools/Jackpot panel",
  component: JackpotPanel,
  args: {
    token,
    pool,
    figure: <JackpotFigure pool={pool} token={token} priceUsd={232.89} taking />,
    participation: { taking: true, onChange: fn() },
    onConnect: fn(),
    chance: { status: "ready", value: { probabilityUbps: 242_718n, wager: "0.25 SOL" }, stale: false },
    winners: { status: "ready", value: winners, stale: false },
    playerLink: (address, content) => <a href={`#${address}`}>{content}</a>,
    startLink: (content) => <a href="#start">{content}</a>,
  },
  decorators: [(Story) => <div className="max-w-108 bg-surface p-6">{Story()}</div>],
} satisfies Meta<typeof JackpotPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Enabled: Story = {
  tags: ["matrix"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/1 in 41,200 chance/)).toBeVisible()
    const split = within(canvas.getByRole("region", { name: /The pot/ }))
    await expect(split.getByText("The winner, 80%").nextElementSibling).toHaveTextContent("1,027.6937 SOL")
    await expect(split.getByText("Stays in the pot, 1%").nextElementSibling).toHaveTextContent("12.8461 SOL")
    await userEvent.click(canvas.getByRole("switch", { name: "Take part in the jackpot" }))
    await expect(args.participation?.onChange).toHaveBeenCalledWith(false)
  },
}
/** Of a pot that is paid as a whole, and of one of which a winner receives nothing: no line is missing, none is invented. */
const splitBy = (winner: number): Story => {
  const paid = { creator: 0, pool: 10_000 - winner, protocol: 0 }
  const shared = { ...pool, value: { jackpot: 1_284_617_200_000n, jackpotSplit: { winner, ...paid } } }
  return {
    args: { pool: shared, figure: <JackpotFigure pool={shared} token={token} priceUsd={null} taking /> },
  }
}
export const AllForTheWinner: Story = {
  ...splitBy(10_000),
  play: async ({ canvas }) => {
    const split = within(canvas.getByRole("region", { name: /The pot/ }))
    await expect(split.getAllByRole("term").map((term) => term.textContent)).toEqual(["The winner, 100%"])
    await expect(split.getByRole("definition")).toHaveTextContent("1,284.6172 SOL")
    await expect(canvas.getByText("What a winner receives")).toBeVisible()
  },
}
export const NothingForTheWinner: Story = {
  ...splitBy(0),
  play: async ({ canvas }) => {
    const split = within(canvas.getByRole("region", { name: /The pot/ }))
    await expect(split.getByText("The winner, 0%").nextElementSibling).toHaveTextContent("0.0000 SOL")
    await expect(split.getByText("The pool, 100%").nextElementSibling).toHaveTextContent("1,284.6172 SOL")
  },
}
export const Disabled: Story = { args: { participation: { taking: false, onChange: fn() } } }
/** Its last bet was for another pot: no chance of another pot is shown. */
export const NoBetInThisToken: Story = {
  args: {
    chance: { status: "ready", value: null, stale: false },
    winners: { status: "ready", value: [], stale: false },
  },
  play: shows(/^Your chance is fixed when you place a bet in SOL/, no(/1 in/)),
}
export const Visitor: Story = {
  args: { participation: null },
  play: shows(
    no(["switch"]),
    press("Connect Wallet", (args) => args.onConnect),
  ),
}
export const Loading: Story = { args: { winners: { status: "loading" } } }
export const WinnersFailed: Story = {
  args: { winners: { status: "failed", error: new ApiError("offline", "You are offline."), retry: fn() } },
}
export const FreePlay: Story = {
  render: (args) => <NoJackpotPanel onTokens={args.onConnect} startLink={args.startLink} />,
  play: shows("Free play has no jackpot"),
}
