import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { no, shows } from "../testing/shows"
import { BetProgress, type BetStep, type StepState } from "./bet-progress"

const steps = (...states: [StepState, StepState, StepState]): [BetStep, BetStep, BetStep] => [
  { label: "Signed", state: states[0] },
  { label: "Sent", state: states[1] },
  { label: "Result", state: states[2] },
]

/**
 * How far a bet has come: signed, sent, drawn.
 *
 * **Do** move a step on when its event happened.
 * **Don't** fill a bar by time alone: its end is unknown.
 * **Accessibility** A list of three steps, each read with its state: "Sent, in progress". Below 1024 px the labels are
 * hidden from view only. Neither a change of `text` nor of a step is announced; that of `announcement` is, politely. The
 * bars and the emoji are decoration; the bars have borders in forced colors mode.
 * **Parts** `bet-progress`.
 */
const meta = {
  title: "Casino/Betting/Bet progress",
  parameters: {
    example: `
import { BetProgress } from "@dghrt/design-system"

export function Sending() {
  return (
    <BetProgress
      steps={[
        { label: "Signed", state: "finished" },
        { label: "Sent", state: "loading" },
        { label: "Result", state: "idle" },
      ]}
      text="Sending to the network"
    />
  )
}
`,
  },
  component: BetProgress,
  args: { steps: steps("idle", "idle", "idle"), text: "Ready to play!", emoji: "🎮", className: "max-w-80" },
} satisfies Meta<typeof BetProgress>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { args: { steps: null, detail: "50% chance, pays 2x" }, tags: ["matrix"] }
/** A result takes the sentence's place; a screen reader still finds it. */
export const WithResult: Story = {
  args: { steps: null, instead: <b>+0.2500 SOL</b> },
  play: shows("+0.2500 SOL", "Ready to play!", no(["listitem"])),
}
export const Sending: Story = {
  args: { steps: steps("finished", "loading", "idle"), text: "Sending to blockchain...", emoji: "🚀" },
  tags: ["matrix"],
  play: async ({ canvas }) => {
    const [signed, sent] = canvas.getAllByRole("listitem")
    await expect(signed).toHaveTextContent("Signed, done")
    await expect(sent).toHaveTextContent("Sent, in progress")
  },
}
export const Finished: Story = { args: { steps: steps("finished", "finished", "finished") } }
