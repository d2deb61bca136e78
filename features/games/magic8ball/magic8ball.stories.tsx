import type { RoundState } from "@dghrt/betting/model"
import { sampleResult } from "@dghrt/betting/testing"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { shows } from "../../../design-system/src/testing/shows"
import { interactive } from "../testing/interactive-game"
import { changed, sampleBoard } from "../testing/sample-board"
import { Magic8BallGame } from "./magic8ball"
import { betArray } from "./maths"
import { METADATA } from "./scene"

const answered = (index: number, nonce = 142) =>
  sampleResult({ gameId: "magic8ball", betArray, metadata: METADATA, index, nonce })
const yes = answered(2)
const context = sampleBoard({
  results: {
    history: [answered(2, 141), answered(16, 140), answered(12, 139), answered(5, 138)],
    onRevealed: fn(),
  },
  onVerify: fn(),
  play: fn(),
})

/**
 * Tab reaches the bet, the action and the question. Space or Enter on the action asks; Space, Escape or a tap on the
 * board skips the rise of the answer, but not while the question is being typed.
 */
const meta = {
  title: "Features/Games/Magic 8 Ball",
  component: Magic8BallGame,
  args: { context: context },
  render: interactive(Magic8BallGame),
} satisfies Meta<typeof Magic8BallGame>
export default meta
type Story = StoryObj<typeof meta>

const phase = (round: RoundState): Story => ({ args: { context: changed(context, { round }) } })

export const Idle: Story = { tags: ["matrix"] }
export const Asked = phase({ phase: "confirming", bet: yes.bet })
export const Surest = phase({ phase: "revealed", result: answered(0) })
export const Yes: Story = {
  ...phase({ phase: "revealed", result: yes }),
  play: shows(["img", "The magic 8 ball says: Count on it. Yes."]),
}
export const Unclear: Story = {
  ...phase({ phase: "revealed", result: answered(12) }),
  play: shows(["img", /Unclear\.$/]),
}
export const No = phase({ phase: "revealed", result: answered(18) })
export const Mobile: Story = { ...Yes, globals: { viewport: { value: "mobile" } } }

export const AskingByKey: Story = {
  play: async ({ canvas, args }) => {
    const question = canvas.getByRole("textbox", { name: "Your question" })
    await userEvent.type(question, "Will the heart open tonight? ")
    await expect(args.context.play).not.toHaveBeenCalled()
    await expect(canvas.getByText("29/80")).toBeVisible()
    canvas.getByRole("button", { name: /^Ask/ }).focus()
    await userEvent.keyboard("{Enter}")
    await expect(args.context.play).toHaveBeenCalledWith({ betArray, metadata: METADATA })
  },
}
export const HostileQuestion: Story = {
  play: async ({ canvas }) => {
    const question = canvas.getByRole("textbox", { name: "Your question" })
    await userEvent.click(question)
    await userEvent.paste("<img src=x onerror=alert(1)>".repeat(20))
    await expect(question).toHaveValue("<img src=x onerror=alert(1)>".repeat(20).slice(0, 80))
  },
}

export const Rising: Story = {
  ...phase({ phase: "settled", result: yes }),
  play: shows(["img", "The magic 8 ball is thinking"]),
}
