import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor } from "storybook/test"
import { Accordion } from "./accordion"

const sections = [
  { value: "quick", title: "Quick", content: "Sound, volume and motion." },
  { value: "appearance", title: "Appearance", content: "Theme, layout and image quality." },
  { value: "advanced", title: "Advanced", aside: "8 options", content: "Prefetching, caching and frame rate." },
] as const

/**
 * Sections that fold away.
 *
 * **Do** say in `aside` what a closed section holds.
 * **Don't** hide the one thing a page is for.
 * **Keyboard** Tab reaches each head, Enter or Space opens or closes its section. Arrow Down and Arrow Up go from head
 * to head and wrap around, Home and End go to the first and the last.
 * **Accessibility** Each head is a button in a level 3 heading, named by the title and `aside`, with `aria-expanded`.
 * What an open section shows is a region with its head's name; the content of a closed one is not in the page.
 * **Parts** `accordion`, `accordion-section` (a head with its content).
 */
const meta = {
  title: "Components/Navigation/Accordion",
  parameters: {
    example: `
import { Accordion } from "@dghrt/design-system"

const sections = [
  { value: "quick", title: "Quick", content: "Sound, volume and motion." },
  { value: "advanced", title: "Advanced", aside: "8 options", content: "Prefetching and caching." },
]

export function SettingsSections() {
  return <Accordion sections={sections} defaultOpen={["quick"]} multiple />
}
`,
  },
  component: Accordion<string>,
  args: { sections, className: "max-w-120" },
} satisfies Meta<typeof Accordion<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const OneOpen: Story = { args: { defaultOpen: ["appearance"] }, tags: ["matrix"] }
export const SeveralOpen: Story = { args: { defaultOpen: ["quick", "advanced"], multiple: true } }
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(canvas.getByText("Sound, volume and motion.")).toBeVisible())
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await waitFor(() => expect(canvas.queryByText("Sound, volume and motion.")).toBeNull())
    await expect(canvas.getByRole("button", { name: "Appearance" })).toHaveAttribute("aria-expanded", "true")
  },
}
