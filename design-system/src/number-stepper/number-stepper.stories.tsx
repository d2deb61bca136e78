import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { expectRing } from "../testing/focus-ring"
import { held } from "../testing/held"
import { NumberStepper } from "./number-stepper"

/**
 * A small whole number, typed or counted up and down.
 *
 * **Do** use it up to about a hundred steps.
 * **Don't** use it for money: BetInput knows decimals.
 * **Keyboard** Arrow Up and Arrow Down change the value by one `step`, Page Up and Page Down by ten; Home and End go to
 * `min` and `max`. Enter, or leaving the field, takes over a typed number, limited to that range. Tab also reaches the
 * two buttons.
 * **Accessibility** An `input` of role `spinbutton`, named by its visible label, with its value and its limits. The
 * buttons are named "Lower" and "Raise" with the label, see `words`; at a limit the one that leads beyond it is
 * disabled. `aside` is not part of the name.
 * **Parts** `number-stepper` (the outer box).
 */
const meta = {
  title: "Components/Forms/Number stepper",
  parameters: {
    example: `
import { NumberStepper } from "@dghrt/design-system"

export function MineCount() {
  return <NumberStepper name="mines" label="Mines" defaultValue={3} min={1} max={24} />
}
`,
  },
  component: NumberStepper,
  args: { label: "Roll under", value: 50, min: 1, max: 95, onValueChange: fn(), className: "w-38" },
  render: held(NumberStepper, "value", "onValueChange"),
} satisfies Meta<typeof NumberStepper>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ["matrix"] }
export const AtTheEnd: Story = {
  args: { value: 95 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Raise roll under" })).toHaveAttribute("aria-disabled", "true")
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const TypedPastTheEnd: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("spinbutton", { name: "Roll under" })
    await userEvent.clear(field)
    await userEvent.type(field, "4000{Enter}")
    await expect(args.onValueChange).toHaveBeenLastCalledWith(95)
    await expect(field).toHaveValue("95")
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(field).toHaveValue("95")
  },
}
export const NoNumber: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("spinbutton", { name: "Roll under" })
    await userEvent.click(field)
    await userEvent.paste("many")
    await expect(canvas.getByText("Only 1 to 95, whole", { selector: "[role=status]" })).toBeVisible()
    await expect(field).toHaveAccessibleName("Roll under")
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement()
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("spinbutton", { name: "Roll under" })
    for (let presses = 0; presses < 3 && document.activeElement !== field; presses += 1) await userEvent.tab()
    await expectRing(field)
    await userEvent.keyboard("{ArrowUp}{PageUp}")
    await expect(args.onValueChange).toHaveBeenLastCalledWith(61)
    await userEvent.keyboard("{End}")
    await expect(field).toHaveValue("95")
    await userEvent.keyboard("{Home}")
    await expect(field).toHaveValue("1")
  },
}
