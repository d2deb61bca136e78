import { defaultThemeId, isThemeId, themeIds } from "@dghrt/themes"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { ColorTable } from "./color-table"

/**
 * Every colour token of a theme, with the contrast that the tests demand of each pair: what is measured, then "of" the
 * least. A token is a utility (`bg-surface`, `text-text-muted`) and a CSS variable; its name says what it is for, not how
 * it looks.
 */
const meta = {
  title: "Foundations/Colour",
  component: ColorTable,
  args: { id: defaultThemeId },
  argTypes: { id: { control: "select", options: themeIds } },
  render: (args, { globals }) => <ColorTable id={isThemeId(globals.theme) ? globals.theme : args.id} />,
} satisfies Meta<typeof ColorTable>
export default meta
type Story = StoryObj<typeof meta>

/** Follows the theme of the toolbar. */
export const Tokens: Story = { tags: ["matrix"] }
