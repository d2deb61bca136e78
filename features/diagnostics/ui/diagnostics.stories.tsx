import type { Meta, StoryObj } from "@storybook/react-vite"
import { fn } from "storybook/test"
import { press, shows } from "../../../design-system/src/testing/shows"
import { DiagnosticsView } from "./diagnostics-view"

/** For support, behind a stored key: figures of the page, its caches and this session. */
const meta = {
  title: "Features/Diagnostics/Panel",
  component: DiagnosticsView,
  args: {
    figures: {
      ...{ framesPerSecond: 60, slowTasks: 2, reportsTasks: true, heapBytes: 24_500_000, elements: 1_240 },
      ...{ requests: 58, transferredBytes: 310_000, inspected: false },
    },
    caches: { storedFiles: 14, storageBytes: 900_000, server: { size: 12, maxSize: 500, hits: 40, misses: 12 } },
    activity: {
      ...{ level: "medium", gamesPlayed: 41, gamesPlayedThisSession: 2, sessionDuration: 420_000, lastActive: 0 },
      ...{ routeChanges: 7, currentGame: "dice" },
    },
    log: "2026-11-26T10:00:00.000Z  warn  The Solana node at node.example is left: 429\n2026-11-26T10:00:04.000Z  error  A page could not be loaded or drawn  TypeError: odds is undefined",
    open: true,
    copied: null,
    onToggle: fn(),
    onCopy: fn(),
  },
} satisfies Meta<typeof DiagnosticsView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ["matrix"],
  play: shows(
    press("Copy for support", (args) => args.onCopy),
    press("Diagnostics", (args) => args.onToggle),
  ),
}
export const Collapsed: Story = { args: { open: false } }
export const SlowPage: Story = {
  args: {
    figures: {
      ...{ framesPerSecond: null, slowTasks: 18, reportsTasks: true, heapBytes: null, elements: 9_800 },
      ...{ requests: 412, transferredBytes: 4_100_000, inspected: true },
    },
    caches: { storedFiles: null, storageBytes: null, server: null },
    log: "",
    copied: false,
  },
  globals: { viewport: { value: "mobile" } },
}
