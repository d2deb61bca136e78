import { defineConfig } from "@playwright/test"
import { chromiumLaunch } from "../../tools/browser.ts"
import type { ConsumerOptions } from "./consumer.ts"

/** Every React that the packages promise to work with. */
export default defineConfig<object, ConsumerOptions>({
  testDir: ".",
  outputDir: "../../dist/reports/consumers",
  globalSetup: "./pack.setup.ts",
  retries: 0,
  workers: 1,
  forbidOnly: true,
  reporter: [["line"], ["json", { outputFile: process.env.REPORT_FILE ?? "../../dist/reports/consumers.json" }]],
  use: { launchOptions: chromiumLaunch() },
  projects: [
    { name: "react 18", use: { react: "18.3.1" } },
    // gamba-react-v2 works with React 18 only.
    { name: "react 19", use: { react: "19.3.1" }, testIgnore: "gamba.spec.ts" },
  ],
})
