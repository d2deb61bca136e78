import type { Meta, StoryObj } from "@storybook/react-vite"
import { fn } from "storybook/test"
import { press, shows } from "../../../design-system/src/testing/shows"
import { Die } from "../dice/die"
import { sampleResult } from "../dice/sample-result"
import ProofLine from "./proof-line"

/**
 * From the seed to the picture in a second, computed in this browser. The seeds of this sample are made up, so that its number
 * does not follow from them: the line says so.
 */
const meta = {
  title: "Features/Games/Proof line",
  component: ProofLine,
  args: {
    result: sampleResult({ mode: "under", value: 50 }, 37),
    piece: <Die roll={37} motion="still" lit={false} className="h-[80px] overflow-visible" />,
    onProof: fn(),
  },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
} satisfies Meta<typeof ProofLine>
export default meta
type Story = StoryObj<typeof meta>

export const DoesNotHold: Story = {
  play: shows(
    "Does not hold",
    /^0x[0-9a-f]{5} mod 100 = \d+, the chain says 37$/,
    press("Whole proof", (args) => args.onProof),
  ),
}
