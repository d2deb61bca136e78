import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { tabTo } from "../testing/focus-ring"
import { CopyButton } from "./copy-button"

const writeText = fn<(text: string) => Promise<void>>()

/**
 * Copies a text and says so, or says that it could not.
 *
 * **Do** name what is copied: “Copy address”.
 * **Don't** announce success before the clipboard took it.
 * **Keyboard** Tab reaches it, Enter or Space copies. It keeps the focus.
 * **Accessibility** An icon button named by `label`. For 1.6 seconds the outcome is its tooltip and is announced by a
 * `status` beside it; the name stays, and the icon is decoration.
 * **Parts** `icon-button`, and beside it `visually-hidden` with the announcement.
 */
const meta = {
  title: "Components/Actions/Copy button",
  parameters: {
    example: `
import { CopyButton } from "@dghrt/design-system"

export function CopySeed() {
  return <CopyButton text="c6c1c9a9c8543f1e4cd98006" label="Copy hashed seed" />
}
`,
  },
  component: CopyButton,
  args: { text: "c6c1c9a9c8543f1e4cd98006", label: "Copy hashed seed" },
  decorators: [(Story) => <div className="grid min-h-24 justify-items-center">{Story()}</div>],
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue()
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true })
  },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ["matrix"] }
export const Refused: Story = {
  play: async ({ canvas }) => {
    writeText.mockRejectedValue(new Error("no permission"))
    await userEvent.click(canvas.getByRole("button", { name: "Copy hashed seed" }))
    await expect(await canvas.findByText("Copying is not allowed here", { selector: "[role=status]" })).toBeVisible()
  },
}
/** Where the text stands beside the button it is selected, to be copied by hand. */
export const Selected: Story = {
  render: (args) => (
    <p>
      <span>{args.text}</span> <CopyButton {...args} />
    </p>
  ),
  play: async ({ canvas, args }) => {
    writeText.mockRejectedValue(new Error("no permission"))
    await userEvent.click(canvas.getByRole("button", { name: "Copy hashed seed" }))
    await expect(
      await canvas.findByText("Copying is not allowed here. It is selected.", { selector: "[role=status]" }),
    ).toBeVisible()
    await expect(`${getSelection()}`).toBe(args.text)
  },
}
/** A page that is not served securely has no clipboard. */
export const NoClipboard: Story = {
  play: async ({ canvas }) => {
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true })
    await userEvent.click(canvas.getByRole("button", { name: "Copy hashed seed" }))
    await expect(await canvas.findByText("Copying is not allowed here", { selector: "[role=status]" })).toBeVisible()
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole("button", { name: "Copy hashed seed" }))
    await userEvent.keyboard("{Enter}")
    await expect(writeText).toHaveBeenCalledWith(args.text)
    await expect(await canvas.findByRole("status")).toHaveTextContent("Text copied to clipboard!")
    // A focused button whose name changes would be read as well: the copy is said once.
    await expect(canvas.getByRole("button", { name: "Copy hashed seed" })).toHaveFocus()
  },
}
