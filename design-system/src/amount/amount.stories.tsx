import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent } from "storybook/test"
import { Amount } from "./amount"
import { ColumnAmount } from "./column-amount"

/**
 * Money, cut and never rounded up, with its unit one step lighter.
 *
 * **Do** pass whole smallest units and, in a column, `leastDigits` so that points align.
 * **Don't** colour an amount as money won unless it is more than its wager.
 * **Accessibility** A `data` element whose `value` is the exact amount. It has no role, so an `aria-label` on it is not
 * read out: sign and unit are in its text. Noughts that `leastDigits` hides are not read out.
 * **Keyboard** Tab stops at a cut `ColumnAmount`, which shows all its places while it has the focus.
 * **Parts** `amount`.
 */
const meta = {
  title: "Components/Data display/Amount",
  parameters: {
    example: `
import { Amount } from "@dghrt/design-system"

const lamports = 250_000_000n

export function Payout() {
  return (
    <>
      <Amount value={lamports} decimals={9} digits={4} symbol="SOL" />
      <Amount value={lamports} decimals={9} digits={4} symbol="SOL" sign="always" className="text-success" />
    </>
  )
}
`,
  },
  component: Amount,
  args: { value: 250_000_000n, decimals: 9, symbol: "SOL", digits: 4 },
} satisfies Meta<typeof Amount>
export default meta
type Story = StoryObj<typeof meta>

export const Balance: Story = { args: { value: 18_204_550_000_000n, digits: 2 } }
export const Gain: Story = { args: { sign: "always", className: "text-success" } }
export const Loss: Story = { args: { value: -250_000_000n, className: "text-danger" } }
export const Dust: Story = { args: { value: 12n } }
export const Money: Story = { args: { className: "font-[650] text-accent text-lg" }, tags: ["matrix"] }

const column = [18_204_550_000_000n, 9_771_000_000_000n, 6_030_004_800_000n, 4_118_000_000_000n, 12n]
/** Figures of two to four digits stand with their points under each other, and so do their units. */
export const AlignedOnThePoint: Story = {
  tags: ["matrix"],
  render: () => (
    <ul className="w-fit text-end">
      {column.map((value) => (
        <li key={value}>
          <Amount value={value} decimals={9} digits={4} leastDigits={2} symbol="SOL" />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const figures = [...canvasElement.querySelectorAll("data")]
    for (const [index, seen] of ["18,204.55", "9,771.00", "6,030.0048", "4,118.00", "<0.0001"].entries()) {
      await expect(figures[index]?.firstChild).toHaveTextContent(seen, { normalizeWhitespace: false })
    }
    const pointLeft = (figure: Element) => {
      const range = document.createRange()
      const text = figure.querySelector("span")?.firstChild
      if (!text) throw new Error("An amount has no text")
      const at = text.textContent?.indexOf(".") ?? 0
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().left
    }
    const points = figures.map(pointLeft)
    await expect(Math.max(...points) - Math.min(...points)).toBeLessThan(0.5)
  },
}

/** Five places, without noughts behind the second; the exact amount is in the title, and over a cut one that is pressed. */
export const InATable: Story = {
  render: () => (
    <ul className="w-fit text-end">
      {[...column, 78_943_759n, -78_943_759n].map((value) => (
        <li key={value}>
          <ColumnAmount value={value} decimals={9} symbol="SOL" />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const shown = (title: string) => canvas.getByTitle(title).firstElementChild?.textContent
    await expect(shown("18,204.55 SOL")).toBe("18,204.55")
    await expect(shown("0.078943759 SOL")).toBe("0.07894")
    await expect(shown("\u22120.078943759 SOL")).toBe("\u22120.07895")
    await expect(shown("0.000000012 SOL")).toBe("<0.00001")
    const whole = (title: string) => getComputedStyle(canvas.getByTitle(title), "::after")
    await expect(whole("0.078943759 SOL").content).toBe("none")
    await userEvent.click(canvas.getByTitle("0.078943759 SOL"))
    await expect(whole("0.078943759 SOL").content).toBe('"0.078943759 SOL"')
  },
}

export const ByKeyboard: Story = {
  render: InATable.render,
  play: async ({ canvas }) => {
    await userEvent.tab()
    for (const cut of ["0.000000012 SOL", "0.078943759 SOL", "\u22120.078943759 SOL"]) {
      const amount = canvas.getByTitle(cut)
      await expect(amount).toHaveFocus()
      await expect(getComputedStyle(amount, "::after").content).toBe(`"${cut}"`)
      await userEvent.tab()
    }
  },
}
