import type { RoundResult, RoundState } from "@dghrt/betting/model"
import { sampleResult } from "@dghrt/betting/testing"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { interactive } from "../testing/interactive-game"
import { playsByKey } from "../testing/plays-by-key"
import { changed, sampleBoard } from "../testing/sample-board"
import { betArray } from "./maths"
import { METADATA } from "./scene"
import { SlotsGame } from "./slots"

const spun = (index: number, nonce = 142) =>
  sampleResult({ gameId: "slots", betArray, metadata: METADATA, index, nonce })
const usdc = spun(8)
const nothing = spun(40)
const context = sampleBoard({
  results: { history: [spun(30, 141), spun(9, 140), spun(22, 139), spun(15, 138)], onRevealed: fn() },
  onVerify: fn(),
  play: fn(),
})

/** Tab reaches the bet and the action. Space or Enter spins; Space, Escape or a tap on the board skips the stopping. */
const meta = {
  title: "Features/Games/Slots",
  component: SlotsGame,
  args: { context: context },
  render: interactive(SlotsGame),
} satisfies Meta<typeof SlotsGame>
export default meta
type Story = StoryObj<typeof meta>

const phase = (round: RoundState): Story => ({ args: { context: changed(context, { round }) } })
/** What is on the reels is the newest of the recent results as well. */
const shown = (result: RoundResult): Story => ({
  args: {
    context: changed(context, {
      round: { phase: "revealed", result },
      results: { history: [result, ...context.results.history] },
    }),
  },
})

export const Idle: Story = { tags: ["matrix"] }
export const NeverPlayed: Story = { args: { context: changed(context, { results: { history: [] } }) } }
export const Spinning = phase({ phase: "confirming", bet: usdc.bet })
export const Legendary = shown(spun(0))
export const Won: Story = {
  ...shown(usdc),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "The middle row shows USDC, USDC, USDC, USDC" })).toBeVisible()
    await expect(canvas.getByRole("region", { name: "Line of four" })).toHaveTextContent(/USDC6 of 50/)
    await expect(canvas.getByRole("list", { name: "Recent results" }).firstChild).toHaveTextContent("2x")
  },
}
export const Push = shown(spun(14))
export const Partial = shown(spun(20))
export const Lost: Story = {
  ...shown(nothing),
  play: async ({ canvas }) => {
    const row = canvas.getByRole("img", { name: /^The middle row shows/ }).getAttribute("aria-label") ?? ""
    await expect(new Set(row.replace("The middle row shows ", "").split(", ")).size).toBeGreaterThan(1)
  },
}
export const Mobile: Story = {
  ...shown(usdc),
  globals: { viewport: { value: "mobile" } },
}

export const SpinningByKey: Story = {
  play: playsByKey(/^Spin/, { betArray, metadata: METADATA }),
}
