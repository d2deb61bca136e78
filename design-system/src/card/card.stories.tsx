import type { Meta, StoryObj } from "@storybook/react-vite"
import { Card } from "./card"

const text = (
  <>
    <h2 className="type-d4 type-display">Checked by you</h2>
    <p className="mt-2 text-text-secondary">Every result can be computed again from what the chain published.</p>
  </>
)

/**
 * A raised panel that holds one thing.
 *
 * **Do** divide it inside by hairlines.
 * **Don't** nest a card in a card: use a well.
 * **Accessibility** A `div` without role and name. Where it is a section of the page, give it `asChild` and a `section`
 * that its heading names.
 * **Parts** `card`.
 */
const meta = {
  title: "Components/Data display/Card",
  parameters: {
    example: `
import { Card } from "@dghrt/design-system"

export function Checked() {
  return (
    <Card asChild>
      <section aria-labelledby="checked">
        <h2 id="checked">Checked by you</h2>
        <p>Every result can be computed again.</p>
      </section>
    </Card>
  )
}
`,
  },
  component: Card,
  args: { children: text, className: "max-w-96" },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ["matrix"] }
export const EveryVariant: Story = {
  tags: ["matrix"],
  render: (args) => (
    <div className="grid gap-4 md:grid-cols-3">
      {(["none", "md", "lg"] as const).flatMap((padding) =>
        [false, true].map((lined) => (
          <Card key={`${padding}-${lined}`} {...args} padding={padding} lined={lined}>
            <p>
              padding {padding}
              {lined && ", lined"}
            </p>
          </Card>
        )),
      )}
    </div>
  ),
}
