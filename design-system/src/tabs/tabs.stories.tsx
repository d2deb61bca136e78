import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent } from "storybook/test"
import { tabTo } from "../testing/focus-ring"
import { Tabs, TabsContent, TabsList, TabsTrigger } from "./tabs"

/**
 * Views of one thing, one at a time.
 *
 * **Do** keep a tab's address in the URL where it is worth sending.
 * **Don't** split steps of one task into tabs.
 * **Composition** `Tabs` holds a `TabsList` with a `TabsTrigger` for each tab, and beside it a `TabsContent` for each.
 * Trigger and content belong together by their `value`.
 * **Keyboard** Tab reaches the selected tab, then its content. Arrow Left and Arrow Right move and select, from the
 * last tab on to the first; Home and End go to the first and the last. Disabled tabs are skipped. With
 * `activationMode="manual"` Enter or Space selects.
 * **Accessibility** A `tablist` named by `label`, each `tab` named by its content, and a `tabpanel` named by its tab.
 * Forced colors mode draws the line under the selected tab in the system's highlight colour.
 * **Parts** `tabs`, `tabs-list`, `tabs-trigger`, `tabs-content`.
 */
const meta = {
  title: "Components/Navigation/Tabs",
  parameters: {
    names: "Tabs, TabsContent, TabsList, TabsTrigger",
    example: `
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@dghrt/design-system"

export function BetTabs() {
  return (
    <Tabs defaultValue="details">
      <TabsList label="Bet">
        <TabsTrigger value="details">Details</TabsTrigger>
        <TabsTrigger value="proof">Proof</TabsTrigger>
      </TabsList>
      <TabsContent value="details">…</TabsContent>
      <TabsContent value="proof">…</TabsContent>
    </Tabs>
  )
}
`,
  },
  component: Tabs,
  subcomponents: { TabsList, TabsTrigger, TabsContent },
  args: { defaultValue: "summary" },
  render: (args) => (
    <Tabs {...args}>
      <TabsList label="Bet details">
        <TabsTrigger value="summary">Summary</TabsTrigger>
        <TabsTrigger value="proof">Proof</TabsTrigger>
        <TabsTrigger value="logs" disabled>
          Logs
        </TabsTrigger>
      </TabsList>
      <TabsContent value="summary">Rolled 37 under 50.</TabsContent>
      <TabsContent value="proof">The seed was committed before the bet.</TabsContent>
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ["matrix"] }
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole("tab", { name })
    await tabTo(tab("Summary"))
    await userEvent.keyboard("{ArrowRight}")
    await expect(tab("Proof")).toHaveAttribute("aria-selected", "true")
    await expect(canvas.getByText("The seed was committed before the bet.")).toBeVisible()
    await userEvent.keyboard("{ArrowRight}")
    await expect(tab("Summary")).toHaveFocus()
    await userEvent.keyboard("{End}")
    await expect(tab("Proof")).toHaveFocus()
    await userEvent.keyboard("{Home}")
    await expect(tab("Summary")).toHaveFocus()
    await tabTo(canvas.getByRole("tabpanel"))
  },
}
/** After a second press on the chosen tab the keyboard may stop at the row itself, and shows it. */
export const PressedTwice: Story = {
  play: async ({ canvas }) => {
    const proof = canvas.getByRole("tab", { name: "Proof" })
    await userEvent.click(proof)
    await userEvent.click(proof)
    proof.blur()
    await tabTo(canvas.getByRole("tablist"))
    await tabTo(proof)
  },
}
