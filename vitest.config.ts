import { availableParallelism } from "node:os"
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin"
import { playwright } from "@vitest/browser-playwright"
import { defaultServerConditions } from "vite"
import { defineConfig } from "vitest/config"
import { chromiumLaunch } from "./tools/browser.ts"
import { generatedContent } from "./tools/vite/generated-content.ts"

// A function: each project takes an object of its own, because the runner writes into it.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunch() }),
  instances: [{ browser: "chromium" as const }],
  viewport: { width: 1280, height: 900 },
})
const nodeSource = {
  resolve: { conditions: ["source", ...defaultServerConditions] },
  ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } },
  define: { __LOCALNET__: "true", __VISITOR_FREE_PLAY__: "true", __VERSION__: '"0.0.0"' },
}

// Most of the time went into loading the same modules for each file; none of these tests leaves anything behind.
const isolate = false

// The runner's own second is too short for a machine that is busy; what never comes fails all the same.
const patient = { poll: { timeout: 10_000, interval: 50 } }

export default defineConfig({
  test: {
    // The runner's own choice leaves one of two cores idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        ...nodeSource,
        plugins: [generatedContent()],
        test: {
          name: "unit",
          // Two steps of `npm test` share two cores; some of these start a database.
          testTimeout: 20_000,
          environment: "node",
          isolate,
          include: ["{themes,design-system,features,app,server,tools}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/*.browser.test.*", "**/dist/**"],
        },
      },
      {
        ...nodeSource,
        test: {
          name: "localnet",
          environment: "node",
          pool: "forks",
          isolate,
          expect: patient,
          testTimeout: 90_000,
          hookTimeout: 60_000,
          include: ["{localnet,tests/contract,tests/prove}/**/*.test.ts"],
        },
      },
      { test: { name: "bundles", environment: "node", include: ["tests/build/**/*.test.ts"] } },
      {
        extends: "./.storybook/vite.config.ts",
        test: {
          name: "browser",
          include: ["{design-system,features,app}/**/*.browser.test.tsx"],
          exclude: ["**/node_modules/**"],
          expect: patient,
          testTimeout: 30_000,
          browser: browser(),
        },
      },
      {
        extends: "./.storybook/vite.config.ts",
        plugins: [storybookTest({ configDir: ".storybook" })],
        // The theme matrix holds every component in every theme at once, which axe needs a while to read.
        test: { name: "stories", isolate: false, testTimeout: 90_000, browser: browser() },
      },
    ],
  },
})
