import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test"
import { Button } from "../button/button"
import { expectRing, tabTo } from "../testing/focus-ring"
import { BottomSheet, BottomSheetContent, BottomSheetTrigger } from "./bottom-sheet"

const share = fn()
const actions = [
  { label: "Share result", onSelect: share, variant: "primary" },
  { label: "Copy link", onSelect: fn() },
  { label: "Hide from history", onSelect: fn(), variant: "danger" },
] as const

/**
 * A short list of choices at the foot of the screen.
 *
 * **Do** name every action by what it does, and close the sheet yourself once an action is done.
 * **Don't** put a form in it: below 768 px a Dialog already is a sheet.
 * **Composition** `BottomSheet` holds a `BottomSheetTrigger`, with `asChild` around one button of yours, and a
 * `BottomSheetContent`. The choices are its `actions`, its children stand above them.
 * **Keyboard** Enter or Space on the trigger opens the sheet and focuses it; Tab and Shift+Tab stay inside. Escape
 * closes it and gives the focus back to the trigger.
 * **Accessibility** A modal `dialog` named by `title` and described by `description`; the page behind it is hidden from
 * screen readers. Without a trigger the focus goes back to what had it before. The grip is decoration.
 * **Parts** `bottom-sheet` (the panel), `bottom-sheet-trigger`.
 */
const meta = {
  title: "Components/Overlays/Bottom sheet",
  parameters: {
    names: "BottomSheet, BottomSheetContent, BottomSheetTrigger",
    example: `
import { BottomSheet, BottomSheetContent, BottomSheetTrigger, Button } from "@dghrt/design-system"
import { useState } from "react"

export function CashOut({ onCashOut }: { onCashOut: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <BottomSheet open={open} onOpenChange={setOpen}>
      <BottomSheetTrigger asChild>
        <Button>Cash out</Button>
      </BottomSheetTrigger>
      <BottomSheetContent
        title="Cash out now?"
        actions={[
          {
            label: "Cash out",
            variant: "primary",
            onSelect: () => {
              onCashOut()
              setOpen(false)
            },
          },
          { label: "Play on", onSelect: () => setOpen(false) },
        ]}
      />
    </BottomSheet>
  )
}
`,
  },
  component: BottomSheetContent,
  subcomponents: { BottomSheet },
  args: {
    title: "Mines, 2.37x",
    description: "Paid 0.5925 SOL two minutes ago.",
    children: "Anyone with the link can check this result.",
    actions,
  },
  render: (args) => (
    <BottomSheet defaultOpen>
      <BottomSheetTrigger asChild>
        <Button>More</Button>
      </BottomSheetTrigger>
      <BottomSheetContent {...args} />
    </BottomSheet>
  ),
} satisfies Meta<typeof BottomSheetContent>
export default meta
type Story = StoryObj<typeof meta>

export const EveryVariant: Story = { tags: ["matrix"] }
export const Phone: Story = { globals: { viewport: { value: "mobile" } } }
export const WithoutActions: Story = { args: { actions: undefined, description: undefined } }
export const Sending: Story = {
  args: { actions: [{ label: "Removing", onSelect: fn(), variant: "danger", loading: true }] },
}
export const LongText: Story = {
  args: {
    title: "Unbroken".repeat(50),
    actions: [{ label: "Share this result with everybody. ".repeat(12), onSelect: fn() }],
    children: "A line of a text that is longer than the sheet. ".repeat(100),
  },
  play: async ({ args }) => {
    const sheet = await screen.findByRole("dialog")
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const title = boxOf(within(sheet).getByRole("heading"))
    const description = boxOf(within(sheet).getByText(String(args.description)))
    const content = boxOf(within(sheet).getByText(/^A line of a text/))
    await expect(title.top).toBeGreaterThanOrEqual(boxOf(sheet).top)
    await expect(description.top).toBeGreaterThanOrEqual(title.bottom)
    await expect(content.top).toBeGreaterThanOrEqual(description.bottom)
  },
}
export const ByKeyboard: Story = {
  render: (args) => (
    <BottomSheet>
      <BottomSheetTrigger asChild>
        <Button>More</Button>
      </BottomSheetTrigger>
      <BottomSheetContent {...args} />
    </BottomSheet>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "More" })
    await tabTo(opener)
    await userEvent.keyboard("{Enter}")
    const sheet = await screen.findByRole("dialog", { name: "Mines, 2.37x" })
    await waitFor(() => expect(sheet).toHaveFocus())
    await tabTo(screen.getByRole("button", { name: "Close" }))
    await tabTo(screen.getByRole("button", { name: "Share result" }))
    await userEvent.keyboard("{Enter}")
    await expect(share).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expectRing(opener))
  },
}
