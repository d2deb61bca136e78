import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { held } from "../testing/held"
import { Switch } from "./switch"

/**
 * On or off, at once.
 *
 * **Do** let it take effect without a further button.
 * **Don't** use it for a choice that waits for Save: that is a checkbox.
 * **Keyboard** Tab reaches it, Space or Enter toggles it.
 * **Accessibility** A button of role `switch`, named by its visible label and described by `description`; its state is
 * `aria-checked`. A press on the label toggles it too. In forced colors mode it has the system's highlight colour while
 * it is on.
 * **Parts** `switch` (the row with label and switch).
 */
const meta = {
  title: "Components/Forms/Switch",
  parameters: {
    example: `
import { Switch } from "@dghrt/design-system"
import { useState } from "react"

export function SoundSetting() {
  const [on, setOn] = useState(true)
  return <Switch label="Sound" description="Plays when a result is revealed." checked={on} onCheckedChange={setOn} />
}
`,
  },
  component: Switch,
  args: {
    label: "Less glow",
    description: "Wins are marked by colour alone.",
    checked: false,
    onCheckedChange: fn(),
    className: "max-w-90",
  },
  render: held(Switch, "checked", "onCheckedChange"),
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = { tags: ["matrix"] }
export const On: Story = { args: { checked: true }, tags: ["matrix"] }
export const Disabled: Story = { args: { disabled: true } }
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(" ")
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole("switch", { name: "Less glow" })).toBeChecked()
  },
}
