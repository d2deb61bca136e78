import { Dialog, DialogContent } from "@dghrt/design-system"
import type { Meta, StoryObj } from "@storybook/react-vite"
import type { ComponentType } from "react"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { no, shows } from "../../../design-system/src/testing/shows"
import { ReloadNeeded } from "../model/import-with-files"
import { lazyPanel } from "./lazy-panel"

/** A panel while its code loads, and when it did not load. */
const meta = {
  title: "App/Overlays/Loading and failed panels",
} satisfies Meta
export default meta
type Story = StoryObj

const Rules = () => <DialogContent title="Rules">Roll under your number.</DialogContent>
type File = { default: typeof Rules }
const Pending = lazyPanel(() => new Promise<File>(() => undefined))
const missing = "Failed to fetch dynamically imported module"
const Lost = lazyPanel(() => Promise.reject<File>(new TypeError(missing)))
const LostUntilReload = lazyPanel(() => Promise.reject<File>(new ReloadNeeded(missing)))

const inDialog = (Panel: ComponentType) => () => (
  <Dialog open>
    <Panel />
  </Dialog>
)

export const Loading: Story = { render: inDialog(Pending), play: shows("Loading", no(["dialog"])) }
export const Failed: Story = {
  tags: ["matrix"],
  render: inDialog(Lost),
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("This panel did not load")
    // The panel fades in.
    await waitFor(() => expect(screen.getByRole("button", { name: "Retry" })).toBeVisible())
  },
}
/** The file is there by now, and the browser still does not load it. */
export const NeedsReload: Story = {
  render: inDialog(LostUntilReload),
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("No bet is lost.")
    await waitFor(() => expect(screen.getByRole("button", { name: "Reload Page" })).toBeVisible())
    await expect(screen.queryByRole("button", { name: "Retry" })).toBeNull()
  },
}
let asked = 0
const Retried = lazyPanel(async () => {
  asked += 1
  if (asked % 2 === 1) throw new TypeError(missing)
  return { default: Rules }
})
export const LoadedByRetry: Story = {
  tags: ["one-theme"],
  render: inDialog(Retried),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Retry" }))
    await expect(await screen.findByRole("dialog", { name: "Rules" })).toHaveTextContent("Roll under your number.")
  },
}
