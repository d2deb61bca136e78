import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import type { ClientErrorGroup } from "#contract/client-errors"
import { ApiError, type Remote } from "#features/kernel"
import { ClientErrorsView } from "./client-errors-view"

const atMs = Date.UTC(2026, 10, 24, 9, 30)
const group = (given: Partial<ClientErrorGroup>): ClientErrorGroup => ({
  id: "a",
  what: "An exception was not caught",
  name: "TypeError",
  message: "Cannot read properties of undefined (reading 'odds')",
  frames: ["dice-C3fA9x1b.js:12:340", "index-AAAAAAAA.js:1:2210"],
  page: "/game/*/dice",
  build: "b71c0e",
  browser: "chromium",
  count: 1,
  firstAtMs: atMs,
  lastAtMs: atMs,
  ...given,
})
const ready = (groups: ClientErrorGroup[]): Remote<{ groups: ClientErrorGroup[] }> => ({
  status: "ready",
  value: { groups },
  stale: false,
})

/** What failed in browsers, for the owner on the admin page. */
const meta = {
  title: "Features/Diagnostics/Failures in browsers",
  component: ClientErrorsView,
  args: {
    errors: ready([
      group({}),
      group({
        ...{
          id: "b",
          name: "ChainError",
          message: "[key] has # SOL",
          browser: "webkit",
          page: "/explorer/transaction/*",
        },
        ...{ what: "A page could not be loaded or drawn", count: 1_204, firstAtMs: atMs - 864_000_000, frames: [] },
      }),
    ]),
  },
} satisfies Meta<typeof ClientErrorsView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ["matrix"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1204 times")).toBeVisible()
    await userEvent.click(canvas.getByText("Stack"))
    await expect(canvas.getByText(/dice-C3fA9x1b/)).toBeVisible()
  },
}
export const SignedOut: Story = { args: { errors: null } }
export const Empty: Story = { args: { errors: ready([]) } }
export const Failed: Story = {
  args: {
    errors: { status: "failed", error: new ApiError("offline", "The server could not be reached."), retry: fn() },
  },
}
export const LongLabel: Story = {
  args: { errors: ready([group({ message: "x".repeat(300), what: "y".repeat(120) })]) },
  globals: { viewport: { value: "mobile" } },
}
