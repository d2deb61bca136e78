import { defaultThemeId, isThemeId, themeIds } from "@dghrt/themes"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { ThemeRecord } from "./theme-record"

/**
 * The whole record of a theme, field by field: what `defineTheme` takes, and what the CSS variables and `tokens.json` are
 * written from. Radii and border widths are in pixels, durations in milliseconds.
 */
const meta = {
  title: "Foundations/Tokens",
  component: ThemeRecord,
  args: { id: defaultThemeId },
  argTypes: { id: { control: "select", options: themeIds } },
  render: (args, { globals }) => <ThemeRecord id={isThemeId(globals.theme) ? globals.theme : args.id} />,
} satisfies Meta<typeof ThemeRecord>
export default meta
type Story = StoryObj<typeof meta>

/** Every field of the theme of the toolbar, with its value. */
export const Record: Story = { tags: ["matrix"] }
