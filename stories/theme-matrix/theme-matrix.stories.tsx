import { defaultThemeId, isThemeId, themeIds } from "@dghrt/themes"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { samples, ThemeMatrix } from "./theme-matrix"

/** Every component at rest in every room: what a new theme or a new component is compared with. */
const meta = {
  title: "Theme matrix",
  component: ThemeMatrix,
  args: { ids: themeIds },
} satisfies Meta<typeof ThemeMatrix>
export default meta
type Story = StoryObj<typeof meta>

/** Only to look at: seven hundred live components outlast a test, so each room is tested alone, by `OneRoom`. */
export const ThirteenRooms: Story = { tags: ["!test"] }

/** Follows the theme of the toolbar. */
export const OneRoom: Story = {
  render: (_, { globals }) => <ThemeMatrix ids={[isThemeId(globals.theme) ? globals.theme : defaultThemeId]} />,
  play: async ({ canvas }) => {
    const names = samples.map(({ name }) => name)
    await expect(new Set(names).size).toBe(names.length)
    await expect(canvas.getByText("GameCard")).toBeVisible()
  },
}
