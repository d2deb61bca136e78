import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { Button } from "../button/button"
import { expectRing, tabTo } from "../testing/focus-ring"
import { focusedElement } from "../testing/focus-walker"
import { createStoryWalker } from "../testing/story-walker"
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from "./popover"

/**
 * A small panel that belongs to one control; the page stays usable.
 *
 * **Do** keep it to a few lines or one small form.
 * **Don't** ask in it for what cannot be undone: that is a dialog.
 * **Composition** `Popover` holds a `PopoverTrigger` and a `PopoverContent`, whose `label` is required. Give it a
 * `closeLabel` where nothing in the content closes the panel. The trigger,
 * and a `PopoverClose` anywhere in the content, go with `asChild` around one button of yours.
 * **Keyboard** Enter or Space on the trigger opens the panel and focuses its first button or field, or the panel where
 * it has none. Tab and Shift+Tab stay inside. Escape closes it and gives the focus back to the trigger.
 * **Accessibility** A `dialog` named by `label`. It is not modal: a press outside closes it, and screen readers still
 * reach the page. The trigger has `aria-haspopup="dialog"` and `aria-expanded`.
 * **Parts** `popover` (the panel), `popover-trigger`, `popover-close`.
 */
const meta = {
  title: "Components/Overlays/Popover",
  parameters: {
    names: "Popover, PopoverClose, PopoverContent, PopoverTrigger",
    example: `
import { Button, Popover, PopoverContent, PopoverTrigger } from "@dghrt/design-system"

export const Costs = () => (
  <Popover>
    <PopoverTrigger asChild>
      <Button>Costs</Button>
    </PopoverTrigger>
    <PopoverContent label="Costs">Network fee 0.000005 SOL</PopoverContent>
  </Popover>
)
`,
  },
  component: Popover,
  subcomponents: { PopoverContent },
  args: {
    children: (
      <>
        <PopoverTrigger asChild>
          <Button>Status</Button>
        </PopoverTrigger>
        <PopoverContent label="Connection status">
          <p className="mb-3">84 ms to the network</p>
          <PopoverClose asChild>
            <Button size="sm">Done</Button>
          </PopoverClose>
        </PopoverContent>
      </>
    ),
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { tags: ["matrix"], args: { defaultOpen: true } }
export const WithCloseButton: Story = {
  args: {
    children: (
      <>
        <PopoverTrigger asChild>
          <Button>Costs</Button>
        </PopoverTrigger>
        <PopoverContent label="Costs" closeLabel="Close">
          Network fee 0.000005 SOL
        </PopoverContent>
      </>
    ),
  },
  play: async () => {
    const walker = createStoryWalker()
    await walker.goTo(/^button "Costs"/)
    await walker.press("Enter")
    await waitFor(() => expect(focusedElement()).toMatch(/^dialog "Costs"|^div "Costs"/))
    await walker.goTo(/^button "Close"/)
    await walker.press("Enter")
    await waitFor(() => expect(focusedElement()).toMatch(/^button "Costs"/))
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Status" })
    await tabTo(opener)
    await userEvent.keyboard("{Enter}")
    await screen.findByRole("dialog", { name: "Connection status" })
    await waitFor(() => expectRing(screen.getByRole("button", { name: "Done" })))
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expectRing(opener))
    await expect(screen.queryByRole("dialog")).toBeNull()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expectRing(screen.getByRole("button", { name: "Done" })))
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expectRing(opener))
  },
}
