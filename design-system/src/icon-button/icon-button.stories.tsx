import type { Meta, StoryObj } from "@storybook/react-vite"
import { Info } from "lucide-react"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { tabTo } from "../testing/focus-ring"
import { IconButton } from "./icon-button"

/**
 * An action known by its picture, with its name as tooltip and as spoken name.
 *
 * **Do** use it for actions everybody knows by their picture.
 * **Don't** leave a rare action to a picture alone: write it on a Button.
 * **Keyboard** Tab reaches it and shows the tooltip, Enter or Space presses it. Escape hides the tooltip until the
 * button loses the focus or the pointer enters it.
 * **Accessibility** A native button of type `button`, named by `label`. The tooltip repeats that name and is hidden
 * from screen readers, as the icon should be. `aria-pressed` makes it a toggle; forced colors mode outlines a pressed
 * one.
 * **Parts** `icon-button`.
 */
const meta = {
  title: "Components/Actions/Icon button",
  parameters: {
    example: `
import { Info } from "lucide-react"
import { useState } from "react"
import { IconButton } from "@dghrt/design-system"

export function InfoToggle() {
  const [shown, setShown] = useState(false)
  return (
    <>
      <IconButton label="Game info" aria-pressed={shown} onClick={() => setShown(!shown)}>
        <Info aria-hidden className="size-5" />
      </IconButton>
      {shown && <p>Roll under your number.</p>}
    </>
  )
}
`,
  },
  component: IconButton,
  args: { label: "Game info", children: <Info aria-hidden className="size-5" strokeWidth={1.75} />, onClick: fn() },
  decorators: [(Story) => <div className="grid min-h-32 place-items-center">{Story()}</div>],
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Framed: Story = { args: { variant: "framed" }, tags: ["matrix"] }
export const Pressed: Story = { args: { "aria-pressed": true } }
export const Disabled: Story = { args: { disabled: true } }
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole("button", { name: "Game info" }))
    await userEvent.keyboard("{Enter}")
    await expect(args.onClick).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByText("Game info")).toBeVisible())
    await userEvent.keyboard("{Escape}")
    await expect(canvas.getByText("Game info")).not.toBeVisible()
  },
}
export const EveryVariant: Story = {
  tags: ["matrix"],
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4">
      {(["plain", "framed", "onPicture"] as const).flatMap((variant) =>
        (["sm", "md", "lg"] as const).map((size) => (
          <IconButton key={`${variant}-${size}`} {...args} variant={variant} size={size} label={`${variant} ${size}`} />
        )),
      )}
    </div>
  ),
}
/** A tip at the window's edge stays inside it, so that no page becomes wider. */
export const AtTheEdge: Story = {
  args: { label: "Copying is not allowed here" },
  render: (args) => (
    <div className="fixed end-0 top-0">
      <IconButton {...args} />
    </div>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    const button = canvas.getByRole("button")
    await expect(button).toHaveFocus()
    const { right, width } = button.querySelector("[aria-hidden]:last-child")?.getBoundingClientRect() ?? {}
    await expect(width).toBeGreaterThan(100)
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
