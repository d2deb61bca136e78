import { Card } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"

const radii = ["rounded-xs", "rounded-sm", "rounded-md", "rounded-lg", "rounded-xl", "rounded-pill", "rounded-btn"]
const shadows = ["shadow-1", "shadow-2", "shadow-3"]
const spaces = [4, 8, 12, 16, 20, 24, 28, 36]
const motion = [
  { name: "fast", use: "press, tick, hover" },
  { name: "base", use: "tabs, popover, toast, card lift" },
  { name: "slow", use: "modal, drawer, reveal, win number" },
]

function Swatch({ name }: { name: string }) {
  return (
    <li className="grid gap-2">
      <span aria-hidden className={`framed block size-20 bg-surface ${name}`} />
      <span className="type-data text-text-secondary">{name}</span>
    </li>
  )
}

function Shape() {
  return (
    <div className="grid gap-8">
      <section className="grid gap-3">
        <h2 className="type-d4 type-display">Corners</h2>
        <ul className="flex flex-wrap gap-5">
          {radii.map((name) => (
            <Swatch key={name} name={name} />
          ))}
        </ul>
      </section>
      <section className="grid gap-3">
        <h2 className="type-d4 type-display">Elevation</h2>
        <ul className="flex flex-wrap gap-8">
          {shadows.map((name) => (
            <Swatch key={name} name={name} />
          ))}
        </ul>
      </section>
      <section className="grid gap-3">
        <h2 className="type-d4 type-display">Space, on a grid of 4 px</h2>
        <ul className="flex flex-wrap items-end gap-5">
          {spaces.map((pixels) => (
            <li key={pixels} className="grid justify-items-center gap-2">
              <span aria-hidden className="block bg-primary" style={{ width: pixels, height: pixels }} />
              <span className="type-data text-text-secondary">{pixels}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-3">
        <h2 className="type-d4 type-display">Motion</h2>
        <Card className="max-w-120">
          <dl className="grid gap-2">
            {motion.map(({ name, use }) => (
              <div key={name} className="flex gap-4">
                <dt className="type-data w-24">dur-{name}</dt>
                <dd className="text-text-secondary">{use}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </section>
    </div>
  )
}

/**
 * Corners, elevation, space and durations. Corners, shadows and durations belong to the theme and change with it; the grid
 * of 4 px is the same in all of them.
 */
const meta = { title: "Foundations/Shape and motion", component: Shape } satisfies Meta<typeof Shape>
export default meta
type Story = StoryObj<typeof meta>

export const Scales: Story = { tags: ["matrix"] }
