import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { Button } from "../button/button"
import { tabTo } from "../testing/focus-ring"
import { Tooltip } from "./tooltip"

/**
 * A few more words about a control, on hover and on focus.
 *
 * **Do** use `aria-disabled` on a control whose tip gives the reason.
 * **Don't** put into it what is needed to go on: phones have no hover.
 * **Composition** `Tooltip` goes around one control, which has to pass on its props and its `ref`, as Button does.
 * **Keyboard** The focus on the control opens the tip at once. Escape closes it, together with the panel that the
 * control is in. Pressing the control closes it too.
 * **Accessibility** While it is open, the `tooltip` describes the control (`aria-describedby`), so the control needs a
 * name of its own. The pointer opens it after 300 ms, a touch does not.
 * **Parts** `tooltip`.
 */
const meta = {
  title: "Components/Overlays/Tooltip",
  parameters: {
    example: `
import { Button, Tooltip } from "@dghrt/design-system"

export function Price() {
  return (
    <Tooltip content="Price unavailable">
      <Button aria-disabled>$50</Button>
    </Tooltip>
  )
}
`,
  },
  component: Tooltip,
  args: { content: "Price unavailable", children: <Button aria-disabled>$50</Button> },
  decorators: [(Story) => <div className="grid min-h-40 place-items-center">{Story()}</div>],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { tags: ["matrix"], args: { defaultOpen: true } }
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await tabTo(canvas.getByRole("button", { name: "$50" }))
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("Price unavailable"))
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull())
  },
}
