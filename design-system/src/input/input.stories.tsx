import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent } from "storybook/test"
import { expectRing } from "../testing/focus-ring"
import { Input } from "./input"

/**
 * A line of text with its label and, when something is wrong, its reason.
 *
 * **Do** say under the field what is wrong and what would be right.
 * **Don't** use the placeholder as a label.
 * **Keyboard** Tab reaches the field, then a control in `trailing`. Inside the field the keys are those of a native
 * one.
 * **Accessibility** A native `input` named by its visible label and described by `hint`. A `problem` takes the place of
 * the hint, sets `aria-invalid` and is announced when it appears (`role="alert"`). `aside` and `trailing` belong
 * neither to the name nor to the description.
 * **Parts** `input` (the outer box).
 */
const meta = {
  title: "Components/Forms/Input",
  parameters: {
    example: `
import { Input } from "@dghrt/design-system"
import { useState } from "react"

export function Nickname() {
  const [name, setName] = useState("")
  return <Input label="Nickname" value={name} onChange={(event) => setName(event.target.value)} required />
}
`,
  },
  component: Input,
  args: { label: "Client seed", placeholder: "Any words you like", className: "max-w-80" },
} satisfies Meta<typeof Input>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ["matrix"] }
export const Invalid: Story = {
  args: { problem: "A seed is at most 32 characters.", defaultValue: "a seed that is far too long for a bet" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("A seed is at most 32 characters.")
  },
}
export const WithHint: Story = { args: { hint: "Mixed into every result.", aside: "32 left", trailing: "text" } }
export const Disabled: Story = { args: { disabled: true, defaultValue: "locked while the bet is sent" } }
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const field = canvas.getByRole("textbox", { name: "Client seed" })
    await expectRing(field)
    await userEvent.keyboard("odd")
    await expect(field).toHaveValue("odd")
    await userEvent.tab()
    await expect(field).not.toHaveFocus()
  },
}
