import type { Meta, StoryObj } from "@storybook/react-vite"

const roles = [
  { name: "Outcome", className: "type-display type-outcome", sample: "2.37x" },
  { name: "D1", className: "type-display type-d1", sample: "Ready to win?" },
  { name: "D2", className: "type-display type-d2", sample: "Do it the web3 way" },
  { name: "D3", className: "type-display type-d3", sample: "Set bet amount" },
  { name: "D4", className: "type-display type-d4", sample: "Plinko Race" },
  { name: "Title", className: "font-[650] text-lg", sample: "12.4821 SOL" },
  { name: "Body", className: "", sample: "Your wallet is your account. You sign every bet in it." },
  { name: "Label", className: "text-text-muted type-label", sample: "Bet amount" },
  { name: "Data", className: "type-data", sample: "c6c1c9a9c8543f1e4cd98006" },
]

function TypeScale() {
  return (
    <dl className="grid gap-5">
      {roles.map(({ name, className, sample }) => (
        <div key={name} className="grid items-baseline gap-x-6 sm:grid-cols-[7rem_1fr]">
          <dt className="text-text-muted type-label">{name}</dt>
          <dd className={`min-w-0 break-words ${className}`}>{sample}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * One display, one body and one mono font per theme. Display is for outcomes and headings, body for what is read, mono
 * for seeds, addresses and signatures. A role is a utility: `type-display type-d1`, `type-label`, `type-data`.
 */
const meta = { title: "Foundations/Type", component: TypeScale } satisfies Meta<typeof TypeScale>
export default meta
type Story = StoryObj<typeof meta>

/** One display, one body and one mono font per theme. */
export const Scale: Story = { tags: ["matrix"] }

export const EmphasisIsMoney: Story = {
  render: () => (
    <h1 className="type-d1 type-display max-w-120">
      Ready to win? <em>Do it the web3 way.</em>
    </h1>
  ),
}
