import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { Button } from "../button/button"
import { Tooltip } from "./tooltip"

/**
 * A few more words about a control, on hover and on focus.
 *
 * **Do** use `aria-disabled` on a control whose tip gives the reason.
 * **Don't** put into it what is needed to go on: phones have no hover.
 */
const meta = {
  title: "Components/Overlays/Tooltip",
  parameters: {
    example: `
import { Button, Tooltip } from "@dghrt/design-system"

<Tooltip content="Price unavailable">
  <Button aria-disabled>$50</Button>
</Tooltip>
`,
  },
  component: Tooltip,
  args: { content: "Price unavailable", children: <Button aria-disabled>$50</Button> },
  decorators: [(Story) => <div className="grid min-h-40 place-items-center">{Story()}</div>],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { defaultOpen: true } }
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "$50" })).toHaveFocus()
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("Price unavailable"))
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull())
  },
}
