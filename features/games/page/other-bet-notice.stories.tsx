import type { OtherBet } from "@dghrt/betting/model"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { no, press, shows } from "../../../design-system/src/testing/shows"
import { OtherBetNotice } from "./other-bet-notice"
import { otherBetWords } from "./other-bet-words"

const tokens = [
  { mint: "sol", symbol: "SOL" },
  { mint: "usdc", symbol: "USDC" },
]
const wordsFor = (change: Partial<OtherBet> = {}) =>
  otherBetWords(
    { gameId: "slots", token: "sol", phase: "settling", ...change },
    { gameId: "dice", token: "sol" },
    {},
    tokens,
  )

const meta = {
  title: "Features/Games/Other bet notice",
  component: OtherBetNotice,
  args: { words: wordsFor(), link: (content) => <a href="#slots">{content}</a>, onDismiss: fn() },
} satisfies Meta<typeof OtherBetNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Settling: Story = {
  tags: ["matrix"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Your Slots bet is settling.")
    await expect(canvas.getByRole("link", { name: "Open Slots" })).toBeVisible()
  },
}
export const Unrevealed: Story = { args: { words: wordsFor({ phase: "unrevealed" }) } }
export const OtherToken: Story = { args: { words: wordsFor({ gameId: "dice", token: "usdc" }) } }
export const GameNoLongerOffered: Story = {
  args: { words: wordsFor({ gameId: "roulette", phase: "unrevealed" }) },
  play: shows(
    no(["link"]),
    press("Dismiss", (args) => args.onDismiss),
  ),
}
export const Phone: Story = {
  args: { words: wordsFor({ gameId: "magic8ball", token: "usdc", phase: "unrevealed" }) },
  globals: { viewport: { value: "mobile" } },
}
export const NoOtherBet: Story = {
  args: { words: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement()
  },
}
