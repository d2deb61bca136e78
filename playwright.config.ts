import { defineConfig } from "@playwright/test"
import { windowlessLaunch } from "./tools/browser.ts"

/** `E2E_SHARD=1/2` runs one half: continuous integration has a machine for each. */
const [, current = 1, total = 1] = /^(\d+)\/(\d+)$/.exec(process.env.E2E_SHARD ?? "") ?? []

export default defineConfig({
  // Packages of this repository are read from their sources.
  tsconfig: "tests/e2e/tsconfig.json",
  testDir: "tests/e2e",
  outputDir: "dist/reports/e2e",
  // A retry that hides a flake is a defect.
  retries: 0,
  workers: 2,
  shard: { current: Number(current), total: Number(total) },
  // Every test has a wallet and a browser of its own, so that a long file does not keep one worker from helping the other.
  fullyParallel: true,
  // For a machine that is busy or slow: how fast the app is, benchmarks say.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // In CI the failures are printed in full at the end, because long output is cut at its beginning.
  reporter: [
    [process.stdout.isTTY ? "line" : "dot"],
    ["json", { outputFile: process.env.REPORT_FILE ?? "dist/reports/e2e.json" }],
  ],
  // A trace costs more than the test: `npx playwright test --trace on` records one of what failed.
  use: {
    launchOptions: windowlessLaunch(),
    viewport: { width: 1440, height: 1024 },
    // Specs about motion ask for it with `test.use(moving)`; without it a test takes half the time.
    contextOptions: { reducedMotion: "reduce" },
  },
})
