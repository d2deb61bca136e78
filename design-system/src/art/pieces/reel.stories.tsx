import type { Meta, StoryObj } from "@storybook/react-vite"
import { PieceFrame } from "./piece-frame"
import { ReelCabinet, ReelGlass } from "./reel-cabinet"
import { ReelSymbol, reelSymbols } from "./reel-symbol"

/**
 * The symbols of a slot machine and the cabinet they turn in.
 *
 * **Do** draw one symbol per result index.
 * **Don't** let a near miss look more likely than it was.
 * **Composition** All are SVG groups in one `PieceFrame`, whose `viewBox` sets the unit of their sizes: `ReelCabinet`
 * first, then the symbols, then a `ReelGlass` of the cabinet's size.
 * **Accessibility** Decoration: `PieceFrame` is `aria-hidden`. Write the symbols that stopped, or what they pay, as
 * text.
 * **Parts** `piece` (the `PieceFrame`); the pieces in it have none.
 */
const meta = {
  title: "Casino/Art/Reel",
  parameters: {
    names: "ReelSymbol, ReelCabinet, ReelGlass, PieceFrame, reelSymbols",
    example: `
import { PieceFrame, ReelSymbol, reelSymbols } from "@dghrt/design-system"

export function Symbols() {
  return (
    <PieceFrame viewBox="0 0 980 140" className="w-full">
      {reelSymbols.map((symbol, index) => (
        <ReelSymbol key={symbol} of={symbol} x={70 + index * 140} y={70} r={54} />
      ))}
    </PieceFrame>
  )
}
`,
  },
  component: ReelSymbol,
  args: { of: "crown", r: 100 },
  render: (args) => (
    <PieceFrame viewBox="-120 -120 240 240" className="w-40">
      <ReelSymbol {...args} />
    </PieceFrame>
  ),
} satisfies Meta<typeof ReelSymbol>
export default meta
type Story = StoryObj<typeof meta>

export const Crown: Story = {}
export const EverySymbol: Story = {
  tags: ["matrix"],
  render: () => (
    <PieceFrame viewBox="0 0 980 140" className="w-full">
      {reelSymbols.map((symbol, index) => (
        <ReelSymbol key={symbol} of={symbol} x={70 + index * 140} y={70} r={54} />
      ))}
    </PieceFrame>
  ),
}
export const InTheMachine: Story = {
  tags: ["matrix"],
  render: () => (
    <PieceFrame viewBox="-10 -10 640 450" className="w-full max-w-160">
      <ReelCabinet width={560} height={400} />
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2, 3].map((reel) => (
          <ReelSymbol
            key={`${row} ${reel}`}
            of={row === 1 ? "heart" : (reelSymbols[(reel + row * 3) % reelSymbols.length] ?? "gloom")}
            x={85.75 + reel * 129.5}
            y={82 + row * 119}
            r={46}
          />
        )),
      )}
      <ReelGlass width={560} height={400} />
    </PieceFrame>
  ),
}
