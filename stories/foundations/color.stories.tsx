import { defaultThemeId, isThemeId, themeIds } from "@dghrt/themes"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { ColorTable } from "./color-table"

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
export const Tokens: Story = {}
