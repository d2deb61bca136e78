import type { RoundState } from "@dghrt/betting/model"
import { sampleResult } from "@dghrt/betting/testing"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { shows } from "../../../design-system/src/testing/shows"
import { interactive } from "../testing/interactive-game"
import { changed, sampleBoard } from "../testing/sample-board"
import { CrashGame } from "./crash"
import { betArray } from "./maths"
import { encodeCrash } from "./settings"

const settings = { target: 250 }
const flown = (index: number, nonce = 142) =>
  sampleResult({ gameId: "crash", betArray: betArray(settings), metadata: encodeCrash(settings), index, nonce })
const won = flown(0)
const lost = flown(3)
const context = sampleBoard({
  screen: { settings, onSettingsChange: fn() },
  results: { history: [flown(1, 141), flown(4, 140), flown(2, 139), flown(0, 138)], onRevealed: fn() },
  onVerify: fn(),
  play: fn(),
})

/**
 * Tab reaches bet, target, action and the quick targets. In the target's field arrows step through what is on offer;
 * Space or Enter on the action launches; Space, Escape or a tap on the board skips the flight.
 */
const meta = {
  title: "Features/Games/Crash",
  component: CrashGame,
  args: { context: context },
  render: interactive(CrashGame),
} satisfies Meta<typeof CrashGame>
export default meta
type Story = StoryObj<typeof meta>

const phase = (round: RoundState): Story => ({ args: { context: changed(context, { round }) } })

export const Idle: Story = { tags: ["matrix"] }
export const Highest: Story = { args: { context: changed(context, { screen: { settings: { target: 10_000 } } }) } }
export const Lowest: Story = {
  args: { context: changed(context, { screen: { settings: { target: 105 } }, results: { history: [] } }) },
}
export const Waiting = phase({ phase: "confirming", bet: won.bet })
export const Won: Story = {
  ...phase({ phase: "revealed", result: won }),
  play: shows(["img", /^The rocket reached its target, auto cash-out at 2\.5x/]),
}
export const Lost: Story = {
  ...phase({ phase: "revealed", result: lost }),
  play: shows(["img", /^The rocket crashed/]),
}
export const Mobile: Story = {
  ...phase({ phase: "revealed", result: won }),
  globals: { viewport: { value: "mobile" } },
}

export const ChoosingByKey: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("spinbutton", { name: "Auto cash-out at" })
    await userEvent.clear(field)
    await userEvent.paste("1.2.3")
    await expect(canvas.getByText(/^Only 1\.05x to \d+x$/, { selector: "[role=status]" })).toBeVisible()
    await userEvent.type(field, "4.9{Enter}")
    await expect(canvas.queryByText(/^Only 1\.05x/)).toBeNull()
    await expect(field).toHaveValue("5x")
    await userEvent.keyboard("{ArrowUp}")
    await expect(field).toHaveValue("5.25x")
    await userEvent.keyboard("{Home}")
    await expect(canvas.getByRole("button", { name: "Lower target" })).toHaveAttribute("aria-disabled", "true")
    await userEvent.click(canvas.getByRole("radio", { name: "2x" }))
    canvas.getByRole("button", { name: /^Launch/ }).focus()
    await userEvent.keyboard("{Enter}")
    await expect(args.context.play).toHaveBeenCalledWith({
      betArray: [20_000, 0],
      metadata: "0:crash:200",
    })
  },
}
