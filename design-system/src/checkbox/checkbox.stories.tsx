import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { tabTo } from "../testing/focus-ring"
import { held } from "../testing/held"
import { Checkbox } from "./checkbox"

/**
 * A statement to agree with, or one of several to pick.
 *
 * **Do** use it where a button confirms the form, and write the label as a statement: "I am of legal age".
 * **Don't** use it for a setting that changes at once: that is a Switch.
 * **Keyboard** Tab reaches the box, Space checks or unchecks it. Enter does nothing and submits no form.
 * **Accessibility** A `checkbox` named by `label` and described by `description` or, in its place, the problem. A
 * problem is an `alert` and makes the box `aria-invalid`, `readOnly` makes it `aria-readonly`. The sign in the box is
 * decoration.
 * **Parts** `checkbox` (the row with box and label).
 */
const meta = {
  title: "Components/Forms/Checkbox",
  parameters: {
    example: `
import { Checkbox } from "@dghrt/design-system"

export function AgeCheck() {
  return <Checkbox name="terms" value="accepted" required label="I am 18 or older" />
}
`,
  },
  component: Checkbox,
  args: { label: "I am of legal age where I live", checked: false, onCheckedChange: fn(), className: "max-w-105" },
  render: held(Checkbox, "checked", "onCheckedChange"),
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {}
export const Checked: Story = { args: { checked: true }, tags: ["matrix"] }
export const Mixed: Story = { args: { checked: "mixed", label: "Every game" } }
export const WithDescription: Story = { args: { description: "18 in most countries, 21 in some." } }
export const Invalid: Story = {
  args: { problem: "Agree before you go on." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("Agree before you go on.")
  },
}
export const Disabled: Story = { args: { disabled: true, checked: true } }
export const ByLabel: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("I am of legal age where I live"))
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("checkbox", { name: "I am of legal age where I live" })
    await tabTo(box)
    await userEvent.keyboard(" ")
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(" ")
    await expect(box).not.toBeChecked()
  },
}
